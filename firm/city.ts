import { z } from 'zod';
import { description, question, review, slug } from '#firm/parts.ts';
import { line, prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

export const citySlugs = ['detroit', 'lansing', 'ann-arbor', 'troy', 'southfield', 'warren', 'flint', 'pontiac', 'grand-rapids'] as const;

const latitude = z.number().min(41).max(49);
const longitude = z.number().min(-91).max(-82);

export const city = z.strictObject({
  name: text(),
  county: text(),
  latitude,
  longitude,
  /** One or two sentences under the heading. */
  lead: text(),
  description,
  courts: z
    .array(
      z.strictObject({
        name: text(),
        /** Which cases it hears. */
        hears: line(),
        address: text(),
        /** The town it stands in, when that is not this city: for the drawing of the county. */
        elsewhere: z.strictObject({ town: text(), latitude, longitude }).optional(),
      }),
    )
    .min(1),
  jail: z.strictObject({ name: text(), note: line() }).optional(),
  /** The line above the list of services, in this city's own words. */
  services: text(),
  body: prose(),
  questions: z.array(question).min(2),
  reviewed: review,
});

export type City = z.output<typeof city> & { slug: (typeof citySlugs)[number] };

export const citySlug = slug(citySlugs);
