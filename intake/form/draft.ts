import { type Draft, emptyDraft, isBox } from '#case-review/schema.ts';

/** A form's entries as a draft; what is missing or not text counts as not filled in. */
export function draftFrom(form: FormData): Draft {
  const entries = Object.keys(emptyDraft).map((name) => [name, isBox(name) ? form.has(name) : textIn(form, name)] as const);
  return Object.fromEntries(entries) as Draft;
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a form sent. A body that cannot be read as a form counts as an empty one. */
export function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
