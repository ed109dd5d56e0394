import { z } from 'zod';
import { officialText } from '#firm/citation.ts';
import { daysLater } from '#firm/clock.ts';
import { ContentError, named, namesOf, readYaml } from '#firm/content-file.ts';
import { review } from '#firm/parts.ts';

const name = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const day = z.iso.date('must be a date like 2026-11-14, in quotes');

/** One rule of law as the firm states it. Pages and cards read its numbers, so a change of law is made in one place. */
const lawRecord = z
  .strictObject({
    /** The whole statement, what an attorney signs; `{jail}` is one of its numbers. */
    says: z.string().trim().min(1),
    numbers: z.record(name, z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/, 'must be a number')])).default({}),
    cites: z
      .array(
        z.string().refine((one) => officialText(one) !== undefined, { error: ({ input }) => `"${String(input)}" has no form of a citation that is known` }),
      )
      .min(1),
    /** When somebody compared it with the official text. */
    seen: z.union([z.literal('pending'), day]),
    reviewBy: day,
    signed: review.shape.attorney,
  })
  .refine(({ seen, signed }) => signed === 'pending' || seen !== 'pending', 'nobody may sign what was not compared with the official text');

export type LawRecord = z.output<typeof lawRecord> & { id: string; file: string };
export type Law = ReadonlyMap<string, LawRecord>;

/** All records of `content/law`, in the order of their files. */
export function readLaw(): Law {
  const law = new Map<string, LawRecord>();
  for (const file of namesOf('*.yaml', 'law'))
    for (const [id, record] of Object.entries(readYaml(`law/${file}`, z.record(name, lawRecord), null))) {
      const twice = law.get(id);
      if (twice) throw new ContentError(`${named(`law/${file}`)}: ${id} is also in ${twice.file}`);
      law.set(id, { id, file: named(`law/${file}`), ...record, says: withNumbers(`${named(`law/${file}`)}: ${id}`, record.says, record.numbers) });
    }
  return law;
}

/** What `{owi-first.jail}` stands for, in the digits of a language: 5000 is read as 5,000. */
export function numbersOf(law: Law, lang: string): Record<string, string> {
  return Object.fromEntries(
    [...law.values()].flatMap(({ id, numbers }) => Object.entries(numbers).map(([part, value]) => [`${id}.${part}`, inDigits(value, lang)] as const)),
  );
}

/** How many days before a review date its owner is reminded. */
export const remindedDays = [60, 14];

/** The records whose review date is over on a day, those whose date is at most 60 days ahead, and those that nobody has signed. */
export function toLookAt(law: Law, today: string): Record<'past' | 'soon' | 'pending', LawRecord[]> {
  const records = [...law.values()];
  const ahead = daysLater(today, Math.max(...remindedDays));
  return {
    past: records.filter(({ reviewBy }) => reviewBy < today),
    soon: records.filter(({ reviewBy }) => reviewBy >= today && reviewBy <= ahead),
    pending: records.filter(({ signed }) => signed === 'pending'),
  };
}

/** The last day, up to today, on which a reminder of a review date fell due. A mail of that day or later has told all that is to be told. */
export function lastReminder(law: Law, today: string): string | undefined {
  const days = [...law.values()].flatMap(({ reviewBy }) => remindedDays.map((before) => daysLater(reviewBy, -before)));
  return days
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
}

function withNumbers(where: string, says: string, numbers: LawRecord['numbers']): string {
  const unused = Object.keys(numbers).filter((part) => !says.includes(`{${part}}`));
  if (unused.length) throw new ContentError(`${where}: says does not use {${unused.join('}, {')}}`);
  return says.replace(/\{([^}]+)\}/g, (whole, part: string) => {
    const value = numbers[part];
    if (value === undefined) throw new ContentError(`${where}: ${whole} is not among its numbers`);
    return inDigits(value, 'en-US');
  });
}

function inDigits(value: number | string, lang: string): string {
  if (typeof value === 'string') return value;
  const digits = writers.get(lang) ?? new Intl.NumberFormat(lang, { maximumFractionDigits: 4 });
  writers.set(lang, digits);
  return digits.format(value);
}

/** Kept by language: making one for each of a thousand numbers took a tenth of the start of a process. */
const writers = new Map<string, Intl.NumberFormat>();
