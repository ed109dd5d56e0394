import type { Placed, Placing } from '#assistant/understanding/counties.ts';
import { measures } from '#assistant/understanding/measures.ts';
import { termsOf, tongues } from '#assistant/understanding/terms.ts';
import type { LanguageCode } from '#firm/languages.ts';

/**
 * What texts are compared by, as numbers: words, pairs of words, and pieces of three and four letters, which forgive typing
 * mistakes. `learn` gives each new feature the next number; `read` leaves out what was never learned, because it can find nothing.
 * Each feature of a text comes once. `features` says what each is called, and how much it counts by its kind.
 */
export type Lexicon = { learn: (text: string) => number[]; read: (text: string) => Read; features: readonly Feature[] };
/** The features of a text that are known, and how many of its words are not. */
type Read = { known: number[]; unknown: number };
type Feature = { name: string; weight: number };

/** `known` are the features of an index that was made before, in the order of their numbers. */
export function lexiconOf(placed: Placing, language: LanguageCode, known: readonly string[] = []): Lexicon {
  const { skeleton } = tongues[language];
  const weights = measures[language];
  const numbers = new Map(known.map((feature, number) => [feature, number]));
  const features: Feature[] = [];
  const lastText: number[] = [];
  let text = 0;
  // The pieces of a word are worked out once for all the ways of asking that have it. Only learned words are kept: questions may hold any.
  const pieces = new Map<string, number[]>();

  const learned = (name: string, weight: number) => {
    const number = numbers.get(name);
    if (number !== undefined) return number;
    numbers.set(name, features.length);
    features.push({ name, weight });
    lastText.push(0);
    return features.length - 1;
  };
  const featuresOf = (
    { text: words, places }: Placed,
    numberOf: (feature: string, weight: number) => number | undefined,
    piecesIn: (term: string) => (number | undefined)[],
  ) => {
    const found: number[] = [];
    let unknown = 0;
    text++;
    const add = (feature: number | undefined) => {
      if (feature === undefined || lastText[feature] === text) return;
      lastText[feature] = text;
      found.push(feature);
    };
    const terms = termsOf(words, language);
    terms.forEach((term, at) => {
      const next = terms[at + 1];
      const word = numberOf(term, weights.word);
      if (word === undefined) unknown++;
      add(word);
      if (next) add(numberOf(`${term} ${next}`, weights.pair));
      for (const piece of piecesIn(term)) add(piece);
      const bones = skeleton?.(term);
      if (bones) add(numberOf(`%${bones}`, weights.skeleton));
    });
    for (const { name, county } of places) {
      add(numberOf(`@${name}`, weights.place));
      add(numberOf(`@${county}`, weights.county));
    }
    return { known: found, unknown };
  };

  return {
    learn: (way) =>
      featuresOf(placed(way), learned, (term) => {
        const own = pieces.get(term) ?? piecesOf(term).map((piece) => learned(piece, weights.piece));
        pieces.set(term, own);
        return own;
      }).known,
    read: (question) =>
      featuresOf(
        placed(question),
        (feature) => numbers.get(feature),
        (term) => pieces.get(term) ?? piecesOf(term).map((piece) => numbers.get(piece)),
      ),
    features,
  };
}

/** Words of fewer letters have no pieces that tell them apart. */
const shortest = 4;

function piecesOf(term: string): string[] {
  if (term.length < shortest) return [];
  const whole = `^${term}$`;
  return [3, 4].flatMap((size) => Array.from({ length: whole.length - size + 1 }, (_, from) => `~${whole.slice(from, from + size)}`));
}
