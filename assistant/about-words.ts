import type { Slots } from '#assistant/understanding/slots.ts';

/** What the talk is about, in the words of one language. */
export type AboutWords = {
  other: string;
  custody: Record<'in' | 'out', string>;
  counted: (count: NonNullable<Slots['count']>, charge: string) => string;
  /** Of a county by its name alone: "Macomb". */
  county: (name: string) => string;
  charges: Record<NonNullable<Slots['charge']>, string>;
};
