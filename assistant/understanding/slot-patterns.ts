import type { aspects, charges, counts } from '#firm/answers.ts';

/** What a talk is about, as far as it has been said. It travels from turn to turn, and is shown. */
export type Slots = {
  who?: 'me' | 'other' | undefined;
  charge?: (typeof charges)[number] | undefined;
  count?: (typeof counts)[number] | undefined;
  aspect?: (typeof aspects)[number] | undefined;
  county?: string | undefined;
  custody?: 'in' | 'out' | undefined;
  court?: 'soon' | 'later' | 'none' | undefined;
  /** The day of the next court date, where one was named: 2026-11-20. */
  courtDay?: string | undefined;
};

/** Words of one language by what they say; the first that fits counts. */
export type SlotWords = { [K in 'who' | 'charge' | 'count' | 'aspect' | 'custody' | 'court']: Patterns<NonNullable<Slots[K]>> };
export type Patterns<Value> = readonly (readonly [Value, RegExp])[];
