import { z } from 'zod';
import { caseTypes } from '#firm/case-types.ts';
import { dateEvents } from '#firm/date-events.ts';
import { icon } from '#firm/icons.ts';
import { description, question, review, slug } from '#firm/parts.ts';
import { picture } from '#firm/picture.ts';
import { line, prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

/** The order of the specification; also the order of the cards. */
export const practiceAreaSlugs = [
  'owi-dui',
  'domestic-violence',
  'assault-battery',
  'drug-charges',
  'theft-shoplifting',
  'felony-defense',
  'misdemeanor-defense',
  'probation-violations',
  'warrants-fta',
  'expungement-clean-slate',
  'juvenile-defense',
  'traffic-license-issues',
] as const;

export const practiceArea = z.strictObject({
  title: text(),
  /** One plain line for the card. */
  short: text(),
  icon,
  /** What the case review form presets on this page. */
  caseType: z.enum(caseTypes),
  /** One or two sentences under the heading: the reader's situation. */
  lead: text(),
  description,
  /** The one date that must not be missed, shown large. */
  deadline: z.strictObject({ number: z.number().int(), unit: text(), body: line() }).optional(),
  body: prose(),
  /** The one drawing of the page, made from its law. */
  picture,
  penalties: z
    .array(
      z.strictObject({
        caption: text(),
        columns: z.array(text()).min(2),
        rows: z.array(z.array(line()).min(2)).min(1),
        note: line().optional(),
      }),
    )
    .min(1)
    .refine((tables) => tables.every((table) => table.rows.every((row) => row.length === table.columns.length)), 'every row needs one cell per column'),
  effects: z.strictObject({ record: line(), license: line(), firearms: line(), immigration: line() }),
  deadlines: z.array(z.strictObject({ when: text(), what: line() })).min(1),
  /** What My dates offers to count here. */
  ownDates: z.array(z.enum(dateEvents)).default([]),
  first48: z.array(line()).min(4),
  checks: z.array(line()).min(3),
  /** Where the usual heading over a part would not be true: clearing a record is no arrest, and nothing is due in 48 hours. */
  headings: z.strictObject({ first48: text(), deadlines: text(), penalties: text() }).optional(),
  questions: z.array(question).min(4),
  related: z.array(z.enum(practiceAreaSlugs)).min(2),
  reviewed: review,
});

export type PracticeArea = z.output<typeof practiceArea> & { slug: (typeof practiceAreaSlugs)[number] };

export const practiceAreaSlug = slug(practiceAreaSlugs);
