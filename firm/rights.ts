import { z } from 'zod';
import { icon } from '#firm/icons.ts';
import { description, review } from '#firm/parts.ts';
import { line } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

/** Where somebody may be when police come. Each is a place on the page (`/rights#door`). */
const rightsPlaces = ['driving', 'passenger', 'door', 'phone', 'under-18', 'arrest'] as const;

/** What to say to police: on a phone, in a wallet, and without a signal. */
export const rightsPage = z.strictObject({
  title: text(),
  lead: text(),
  description,
  /** The three sentences, word for word, and what to do after them. They also are the front of the wallet card. */
  card: z.strictObject({ heading: text(), say: z.array(text()).length(3), rest: text(), call: text() }),
  why: z.array(line()).min(2).max(5),
  places: z
    .array(z.strictObject({ id: z.enum(rightsPlaces), icon, title: text(), say: text(), do: z.array(line()).min(2).max(6) }))
    .length(rightsPlaces.length)
    .refine((places) => places.every(({ id }, at) => id === rightsPlaces[at]), `must be ${rightsPlaces.join(', ')}, in this order`),
  tests: z.strictObject({
    title: text(),
    lead: line(),
    /** Over the columns. */
    head: text(),
    roadside: text(),
    arrest: text(),
    rows: z.array(z.strictObject({ what: text(), roadside: line(), arrest: line() })).min(2),
  }),
  /** The back of the wallet card. It has room for about 16 lines of 60 letters. */
  wallet: z
    .array(z.strictObject({ label: text(), body: text() }))
    .min(3)
    .max(8),
  reviewed: review,
});
