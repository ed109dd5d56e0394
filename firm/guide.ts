import { z } from 'zod';
import { description, question, review, slug } from '#firm/parts.ts';
import { prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

/** The order of the list: what people ask first stands first. */
export const guideSlugs = [
  'jail',
  'bond',
  'cost',
  'deferrals',
  'jobs-school-licenses',
  'commercial-drivers',
  'immigration',
  'travel-and-guns',
  'phone-and-car',
] as const;

/** An answer that no single practice area gives. */
export const guide = z.strictObject({
  title: text(),
  /** One plain line for the list. */
  short: text(),
  lead: text(),
  description,
  body: prose(),
  questions: z.array(question).min(3),
  /** Pages of this site that go on from here. */
  related: z
    .array(z.string().regex(/^\/[a-z0-9/-]+$/, 'must be an address on this site'))
    .min(2)
    .max(4),
  reviewed: review,
});

export type Guide = z.output<typeof guide> & { slug: (typeof guideSlugs)[number] };

export const guideSlug = slug(guideSlugs);
