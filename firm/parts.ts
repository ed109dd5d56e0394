import { z } from 'zod';
import { prose } from '#firm/prose.ts';
import { text } from '#firm/text.ts';

/** For search results, which show up to 160 characters. */
export const description = text().refine((words) => words.length <= 160, 'must be at most 160 characters');

/** A question people ask, with an address of its own on the page (`#id`). */
export const question = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'),
  question: text(),
  answer: prose(),
});

export type Question = z.output<typeof question>;

/** When the text was last checked, and whether an attorney has signed it off. */
export const review = z.strictObject({
  on: z.iso.date('must be a date like 2026-11-14'),
  attorney: z.union([z.literal('pending'), z.strictObject({ name: text(), on: z.iso.date() })]),
});

export type Review = z.output<typeof review>;

/** Finds a typed slug in a closed list, in upper or lower case; undefined when it is not there. */
export function slug<const S extends string>(all: readonly S[]) {
  return (typed: string): S | undefined => all.find((one) => one === typed.toLowerCase());
}
