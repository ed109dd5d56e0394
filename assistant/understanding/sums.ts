import { lengthOf } from '#assistant/understanding/postings.ts';

/** For each answer, how much each feature counts in all the ways of asking for it together. */
export type Sums = { answers: number; from: Int32Array; answer: Int32Array; weight: Float32Array; worth: Float32Array };

/** `ways` are the texts of each answer by their features; every text counts the same, however long. */
export function sumsOf(ways: readonly (readonly number[])[][], worth: Float32Array): Sums {
  const from = new Int32Array(worth.length + 1);
  const last = new Int32Array(worth.length).fill(-1);
  ways.forEach((own, at) => {
    for (const features of own)
      for (const feature of features) {
        if (last[feature] === at) continue;
        last[feature] = at;
        from[feature + 1] = (from[feature + 1] ?? 0) + 1;
      }
  });
  for (let feature = 0; feature < worth.length; feature++) from[feature + 1] = (from[feature + 1] ?? 0) + (from[feature] ?? 0);
  const next = from.slice();
  const answer = new Int32Array(from[worth.length] ?? 0);
  const weight = new Float32Array(answer.length);
  last.fill(-1);
  ways.forEach((own, at) => {
    const places: number[] = [];
    for (const features of own) {
      const length = lengthOf(features, worth);
      for (const feature of features) {
        if (last[feature] !== at) {
          last[feature] = at;
          const place = next[feature] ?? 0;
          next[feature] = place + 1;
          answer[place] = at;
          places.push(place);
        }
        const place = (next[feature] ?? 0) - 1;
        weight[place] = (weight[place] ?? 0) + (worth[feature] ?? 0) / length;
      }
    }
    const whole = Math.sqrt(places.reduce((sum, place) => sum + (weight[place] ?? 0) ** 2, 0)) || 1;
    for (const place of places) weight[place] = (weight[place] ?? 0) / whole;
  });
  return { answers: ways.length, from, answer, weight, worth };
}

/** How alike the question and all the ways of asking for each answer are. */
export function likenessToSums(asked: readonly number[], { answers, from, answer, weight, worth }: Sums): Float32Array {
  const alike = new Float32Array(answers);
  const own = lengthOf(asked, worth);
  for (const feature of asked) {
    const one = (worth[feature] ?? 0) / own;
    const end = from[feature + 1] ?? 0;
    for (let at = from[feature] ?? 0; at < end; at++) {
      const which = answer[at] ?? 0;
      alike[which] = (alike[which] ?? 0) + one * (weight[at] ?? 0);
    }
  }
  return alike;
}
