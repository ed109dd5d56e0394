import { load } from 'js-yaml';
import { type Changed, textOf, type Words } from '#server/publisher/changed-words.ts';

export type Signature = { file: string; by: string; on: string };

/**
 * What the site says about the law is published once an attorney has signed it as it now reads: not pending, and signed no earlier than the
 * day of the release that still says it the old way. Returns what is signed among the changes, and what is not.
 */
export function signaturesOf(before: Words | undefined, now: Words, changed: Changed[], publishedOn: string): { signed: Signature[]; unsigned: string[] } {
  const signed: Signature[] = [];
  const unsigned: string[] = [];
  for (const { file, how } of changed) {
    if (how === 'gone') continue;
    for (const { what, by, on } of statementsThatChanged(before, now, file)) {
      if (!by) unsigned.push(`${what}: no attorney has signed it; write who read it and when`);
      else if (before && on < publishedOn) unsigned.push(`${what}: ${by} signed it on ${on}, before this change; an attorney must read it again and sign anew`);
      else signed.push({ file: what, by, on });
    }
  }
  return { signed, unsigned };
}

type Statement = { what: string; by: string; on: string };

function statementsThatChanged(before: Words | undefined, now: Words, file: string): Statement[] {
  const text = textOf(now, file) ?? '';
  if (file.startsWith('law/')) {
    const was = recordsOf(before && textOf(before, file));
    return Object.entries(recordsOf(text))
      .filter(([id, record]) => substance(record) !== substance(was[id]))
      .map(([id, record]) => ({ what: `${file}: ${id}`, ...signatureIn(record.signed) }));
  }
  const [, mark] = /^reviewed:\n(?: +.*\n)*? +attorney: *(.*)$/m.exec(text) ?? [];
  if (mark === undefined || withoutReview(text) === withoutReview((before && textOf(before, file)) ?? '')) return [];
  return [{ what: file, ...signatureIn(load(mark)) }];
}

type Entry = { signed?: unknown };

function recordsOf(text: string | undefined): Record<string, Entry> {
  return text ? ((load(text) ?? {}) as Record<string, Entry>) : {};
}

/** A record without who signed it: signing changes nothing of what it says. */
function substance(record: Entry | undefined): string {
  const { signed: _, ...rest } = record ?? {};
  return JSON.stringify(rest);
}

function withoutReview(text: string): string {
  return text.replace(/^reviewed:\n(?: +.*\n?)+/m, '');
}

function signatureIn(value: unknown): { by: string; on: string } {
  const { name, on }: { name?: unknown; on?: unknown } = typeof value === 'object' && value !== null ? value : {};
  return { by: typeof name === 'string' ? name : '', on: typeof on === 'string' ? on : '' };
}
