import { type Draft, emptyDraft } from '#intake/schema.ts';

/** A form's entries as a draft; what is missing or not text counts as not filled in. */
export function draftFrom(form: FormData): Draft {
  const entries = Object.keys(emptyDraft).map((name) => [name, name === 'consent' ? form.has(name) : textIn(form, name)] as const);
  return Object.fromEntries(entries) as Draft;
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a form sent. A body that is no form is a form with nothing in it. */
export function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
