/** A field of a form as text, without blanks at its ends; a file in its place is nothing that was typed. */
export function typedIn(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
