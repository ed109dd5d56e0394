import type { Emergency } from '#assistant/emergencies/rules.ts';

/** How much each sign of a text speaks for something that is happening now, and which kind of emergency it speaks for. */
export type Leaning = { rings: Weights; kinds: Map<Emergency, Weights> };

export type Weights = Map<string, number>;

/** Counts for every text, whatever it says. */
export const everyText = '*';

/** Which way all signs of a text together lean: above zero speaks for, below against. */
export function leaningOf(signs: Set<string>, weights: Weights | undefined): number {
  let sum = weights?.get(everyText) ?? 0;
  for (const sign of signs) sum += weights?.get(sign) ?? 0;
  return sum;
}

/** Weights as they are written down: under each number, the signs that count so much. */
export function weightsFrom(written: Record<string, string>): Weights {
  return new Map(Object.entries(written).flatMap(([weight, signs]) => signs.split(/\s+/).map((sign): [string, number] => [sign, Number(weight)])));
}
