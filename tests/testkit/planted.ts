import { randomInt } from 'node:crypto';
import type { Draft } from '#case-review/schema.ts';
import { filledIn } from './requests.ts';

/** Random words that occur nowhere else, so that finding one means a leak. */
export function planted(): { draft: Draft; values: string[] } {
  const [first, last, mailbox, host, town, told, son, cell, kin] = [word(7), word(9), word(8), word(8), word(9), word(12), word(10), word(11), word(9)];
  // 15 digits, so that no number that PostgreSQL happens to write is one of them.
  const digits = Array.from({ length: 11 }, () => randomInt(10)).join('');
  const draft = filledIn({
    full_name: `${first} ${last}é`,
    phone: `+49 30 ${digits}`,
    email: `${mailbox}+court@${host}.example`,
    city: `${town} & Bay`,
    who: 'Someone else',
    their_name: `${son} ${last}é`,
    their_place: `${cell} Jail`,
    relation: `${kin}-mother`,
    description: `Charge: OWI, court: Flint, "${told} ñandú", date: Dec 3\nand a second line`,
  });
  return {
    draft,
    values: [draft.full_name, draft.phone, `4930${digits}`, draft.email, draft.city, `${told} ñandú`, draft.their_name, draft.their_place, draft.relation],
  };
}

function word(length: number): string {
  return Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('');
}

const forms = {
  plain: (value: string) => [value, value.toLowerCase(), value.toUpperCase()],
  base64: (value: string) => [0, 1, 2].flatMap((before) => withinBase64(Buffer.from(value), before)),
  hex: (value: string) => [Buffer.from(value).toString('hex'), Buffer.from(value).toString('hex').toUpperCase()],
  URL: (value: string) => [encodeURIComponent(value), encodeURI(value), new URLSearchParams({ value }).toString().slice('value='.length)],
};
export type Form = keyof typeof forms;

/** In a longer text base64 can encode a value in three alignments; the characters at its ends depend on its neighbors. */
function withinBase64(value: Buffer, before: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(before), value]).toString('base64');
  const own = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + value.length) * 8) / 6));
  return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
}

export type Hit = { value: string; form: Form };
export type Search = (bytes: Buffer) => Hit[];

/** Looks for any number of values in all their forms at once. A table of first bytes tells where a closer look is due. */
export function searchFor(values: readonly string[]): Search {
  const byStart = new Map<number, (Hit & { pattern: Buffer })[]>();
  const worthALook = new Uint8Array(1 << 20);
  for (const value of values) {
    for (const [form, written] of Object.entries(forms) as [Form, (value: string) => string[]][]) {
      for (const pattern of [...new Set(written(value))].map((text) => Buffer.from(text))) {
        const start = pattern.readUInt32BE();
        byStart.set(start, [...(byStart.get(start) ?? []), { value, form, pattern }]);
        worthALook[slot(start)] = 1;
      }
    }
  }
  return (bytes) => {
    const hits = new Map<string, Hit>();
    let start = 0;
    for (let end = 0; end < bytes.length; end++) {
      start = ((start << 8) | (bytes[end] as number)) >>> 0;
      if (end < 3 || worthALook[slot(start)] === 0) continue;
      for (const { value, form, pattern } of byStart.get(start) ?? [])
        if (bytes.compare(pattern, 0, pattern.length, end - 3, Math.min(end - 3 + pattern.length, bytes.length)) === 0)
          hits.set(`${form} ${value}`, { value, form });
    }
    return [...hits.values()];
  };
}

function slot(start: number): number {
  return Math.imul(start, 0x9e3779b1) >>> 12;
}
