/** Texts by the features they have. Plain numbers in three arrays: 27,000 ways of asking take 15 MB so, and 200 MB as maps. */
export type Postings = { size: number; from: Int32Array; text: Int32Array; weight: Float32Array };

/** A text as numbers: which features it has, and how much each counts. */
export type Vector = { features: Int32Array; weights: Float32Array };

export function postingsOf(vectors: readonly Vector[], features: number): Postings {
  const from = new Int32Array(features + 1);
  for (const vector of vectors) for (const feature of vector.features) from[feature + 1] = (from[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < features; feature++) from[feature + 1] = (from[feature + 1] ?? 0) + (from[feature] ?? 0);
  const next = from.slice();
  const text = new Int32Array(from[features] ?? 0);
  const weight = new Float32Array(text.length);
  vectors.forEach((vector, at) => {
    vector.features.forEach((feature, one) => {
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      text[place] = at;
      weight[place] = vector.weights[one] ?? 0;
    });
  });
  return { size: vectors.length, from, text, weight };
}

/** How much every text has in common with the one that is asked. */
export function likeness({ features, weights }: Vector, { size, from, text, weight }: Postings): Float32Array {
  const alike = new Float32Array(size);
  for (let one = 0; one < features.length; one++) {
    const feature = features[one] ?? 0;
    const asked = weights[one] ?? 0;
    const end = from[feature + 1] ?? 0;
    for (let at = from[feature] ?? 0; at < end; at++) {
      const which = text[at] ?? 0;
      alike[which] = (alike[which] ?? 0) + asked * (weight[at] ?? 0);
    }
  }
  return alike;
}

/** Of length one, so that a long text does not count more than a short one. */
export function ofLengthOne({ features, weights }: Vector): Vector {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { features, weights: weights.map((weight) => weight / length) };
}

/** One vector with what all of them have. */
export function summed(vectors: readonly Vector[]): Vector {
  const sum = new Map<number, number>();
  for (const { features, weights } of vectors) for (const [one, feature] of features.entries()) sum.set(feature, (sum.get(feature) ?? 0) + (weights[one] ?? 0));
  return { features: Int32Array.from(sum.keys()), weights: Float32Array.from(sum.values()) };
}
