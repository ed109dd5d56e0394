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

/** What a form sent. A body that cannot be read as a form counts as an empty one, and so does one with more fields than any form here has. */
export async function formOf(request: Request): Promise<FormData> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return request.formData().catch(() => new FormData());
  const form = new FormData();
  const body = await request.text().catch(() => '');
  // Each field costs time to read, and a body of 32 kB could hold eight thousand of them.
  if (body.split('&', mostFields + 1).length > mostFields) return form;
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
}

/** The longest form has thirty. */
const mostFields = 100;
