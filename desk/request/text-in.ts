/** What was typed into a field, without blanks at the ends; empty where there is none, or a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
