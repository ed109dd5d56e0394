import type { Placed } from '#assistant/understanding/counties.ts';
import { termsOf } from '#assistant/understanding/terms.ts';

/** What a text is compared by, each with its weight: words, pairs of words, and pieces of three and four letters, which forgive typing mistakes. */
export function featuresOf({ text, places }: Placed): Map<string, number> {
  const terms = termsOf(text);
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  terms.forEach((term, at) => {
    const next = terms[at + 1];
    if (next) add(`${term} ${next}`, weights.pair);
    add(term, weights.word);
    if (term.length < shortest) return;
    const whole = `^${term}$`;
    for (const size of [3, 4]) for (let from = 0; from + size <= whole.length; from++) add(`~${whole.slice(from, from + size)}`, weights.piece);
  });
  // A town is named in any question; only where the question is about the town does its name decide.
  for (const { name, county } of places) {
    add(name, weights.place);
    add(county, weights.county);
  }
  return features;
}

const weights = { word: 1, pair: 0.6, piece: 0.25, place: 0.35, county: 0.15 };
/** Words of fewer letters have no pieces that tell them apart. */
const shortest = 4;
