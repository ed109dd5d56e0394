import { everyText, type Weights } from '#assistant/emergencies/leaning.ts';

/** A text by its signs, what is to be learned of it, and how much it counts. */
export type Row = { signs: string[]; yes: boolean; counts: number };

/**
 * Logistic regression: weights by which signs tell yes from no. Signs seen less than three times are left out, and so, in a second
 * round, are all but the `most` that matter. The same rows give the same weights.
 */
export function fitted(rows: Row[], most: number): Weights {
  const often = new Map<string, number>();
  for (const { signs } of rows) for (const sign of signs) often.set(sign, (often.get(sign) ?? 0) + 1);
  const seen = [...often].filter(([, times]) => times >= 3).map(([sign]) => sign);
  const first = learned(rows, seen);
  const matter = (sign: string) => Math.abs(first.get(sign) ?? 0) * Math.sqrt(Math.min(often.get(sign) ?? 0, 30));
  return seen.length <= most ? first : learned(rows, seen.toSorted((a, b) => matter(b) - matter(a)).slice(0, most));
}

/** Steps downhill, text by text; signs that have moved much move less, and each is drawn back towards zero. */
function learned(rows: Row[], signs: string[]): Weights {
  const names = [everyText, ...signs];
  const places = new Map(names.map((name, place) => [name, place]));
  const found = rows.map(({ signs }) => Int32Array.from([0, ...signs.flatMap((sign) => places.get(sign) ?? [])]));
  const [weights, moved] = [new Float64Array(names.length), new Float64Array(names.length).fill(0.01)];
  const mixed = mixer(rows.length);
  for (let round = 0; round < rounds; round++) {
    for (const index of mixed()) {
      const [row, here] = [rows[index], found[index]];
      if (!row || !here) continue;
      let sum = 0;
      for (const place of here) sum += weights[place] ?? 0;
      const error = (1 / (1 + Math.exp(-sum)) - (row.yes ? 1 : 0)) * row.counts;
      for (const place of here) {
        const weight = weights[place] ?? 0;
        const step = error + drawnBack * weight;
        const far = (moved[place] ?? 0) + step * step;
        moved[place] = far;
        weights[place] = weight - (pace * step) / Math.sqrt(far);
      }
    }
  }
  return new Map(names.map((name, place) => [name, weights[place] ?? 0]));
}

const [rounds, pace, drawnBack] = [12, 0.1, 0.015];

/** The order of the rows, mixed anew each time but the same in every run. */
function mixer(length: number): () => number[] {
  const order = Array.from({ length }, (_, index) => index);
  let seed = 12345;
  return () => {
    for (let last = length - 1; last > 0; last--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const other = Math.floor((seed / 2 ** 32) * (last + 1));
      const [one = 0, two = 0] = [order[last], order[other]];
      order[last] = two;
      order[other] = one;
    }
    return order;
  };
}
