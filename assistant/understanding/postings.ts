/**
 * Texts by the features they have, for comparing one text with all of them. A feature counts the same in every text, so that only
 * the length of each is kept beside it: 28,000 ways of asking take 7 MB.
 */
export type Postings = { from: Int32Array; text: Int32Array; length: Float32Array; worth: Float32Array };

/** `worth`: how much each feature counts. */
export function postingsOf(texts: readonly (readonly number[])[], worth: Float32Array): Postings {
  const from = new Int32Array(worth.length + 1);
  for (const features of texts) for (const feature of features) from[feature + 1] = (from[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < worth.length; feature++) from[feature + 1] = (from[feature + 1] ?? 0) + (from[feature] ?? 0);
  const next = from.slice();
  const text = new Int32Array(from[worth.length] ?? 0);
  texts.forEach((features, at) => {
    for (const feature of features) {
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      text[place] = at;
    }
  });
  return { from, text, length: Float32Array.from(texts, (features) => lengthOf(features, worth)), worth };
}

/** How alike each text and the one asked are: the cosine of the two. */
export function likeness(asked: readonly number[], { from, text, length, worth }: Postings): Float32Array {
  const alike = new Float32Array(length.length);
  for (const feature of asked) {
    const both = (worth[feature] ?? 0) ** 2;
    const end = from[feature + 1] ?? 0;
    for (let at = from[feature] ?? 0; at < end; at++) {
      const which = text[at] ?? 0;
      alike[which] = (alike[which] ?? 0) + both;
    }
  }
  const own = lengthOf(asked, worth);
  for (let which = 0; which < alike.length; which++) alike[which] = (alike[which] ?? 0) / (own * (length[which] ?? 1));
  return alike;
}

/** Never zero, so that a text without features is like none. */
export function lengthOf(features: readonly number[], worth: Float32Array): number {
  let sum = 0;
  for (const feature of features) sum += (worth[feature] ?? 0) ** 2;
  return Math.sqrt(sum) || 1;
}
