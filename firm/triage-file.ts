import { z } from 'zod';
import { charges } from '#firm/answers.ts';
import { review } from '#firm/parts.ts';
import { line, prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

const question = <const K extends string>(values: readonly K[]) => z.strictObject({ ask: text(), choices: z.partialRecord(z.enum(values), text()) });

const when = z.strictObject({
  who: z.enum(['me', 'other']).optional(),
  custody: z.enum(['in', 'out']).optional(),
  court: z.enum(['soon', 'later', 'none']).optional(),
  charge: z.enum(charges).optional(),
});

/** The chat's way to one next step: short questions with their choices, and what is said at the end. */
export const triageFile = z.strictObject({
  start: text(),
  lead: text(),
  skip: text(),
  questions: z.strictObject({
    who: question(['me', 'other']),
    custody: question(['in', 'out']),
    county: question(['none']),
    charge: question(charges),
    court: question(['soon', 'later', 'none']),
  }),
  steps: z
    .array(z.strictObject({ when, title: text(), say: prose(), link: z.strictObject({ to: z.string().startsWith('/'), words: text() }) }))
    .refine((steps) => Object.keys(steps.at(-1)?.when ?? { none: 0 }).length === 0, 'the last step must fit everybody'),
  place: z.strictObject({ jail: text(), court: text() }),
  deadlines: z.partialRecord(z.enum(charges), line()),
  bring: z.strictObject({ lead: text(), custody: z.array(text()).min(1), court: z.array(text()).min(1) }),
  reviewed: review,
});
