import { crc32 } from 'node:zlib';
import type { Placing } from '#assistant/understanding/counties.ts';
import { type Lexicon, lexiconOf } from '#assistant/understanding/features.ts';
import type { Answer } from '#firm/answers.ts';

/**
 * The ways of asking for each answer by their features, and the title as one more. `worth` is how much each feature counts,
 * `rows` which learned row it has (senses.ts), or -1.
 */
export type Ways = { lexicon: Lexicon; ways: number[][][]; worth: Float32Array; rows: Int32Array };

export function waysOf(answers: readonly Pick<Answer, 'title' | 'utterances'>[], placed: Placing): Ways {
  const lexicon = lexiconOf(placed);
  const ways = answers.map(({ title, utterances }) => [title, ...utterances].map(lexicon.learn));
  return { lexicon, ways, worth: worthOf(ways, lexicon.features), rows: rowsOf(ways, lexicon.features) };
}

/** How many rows there are. Features share them by the hash of their name, so that no names are stored; learning reckons with that. */
export const rowCount = 24_576;

/** A feature that few answers are asked by tells more than one that all are. */
function worthOf(ways: number[][][], features: Lexicon['features']): Float32Array {
  const having = new Int32Array(features.length);
  const last = new Int32Array(features.length).fill(-1);
  ways.forEach((own, answer) => {
    for (const way of own)
      for (const feature of way) {
        if (last[feature] === answer) continue;
        last[feature] = answer;
        having[feature] = (having[feature] ?? 0) + 1;
      }
  });
  return Float32Array.from(features, ({ weight }, feature) => weight * Math.log(1 + ways.length / (having[feature] ?? 1)));
}

/** A feature that a single way of asking has could only be learned by heart, and has no row. */
function rowsOf(ways: number[][][], features: Lexicon['features']): Int32Array {
  const times = new Int32Array(features.length);
  for (const own of ways) for (const way of own) for (const feature of way) times[feature] = (times[feature] ?? 0) + 1;
  return Int32Array.from(features, ({ name }, feature) => ((times[feature] ?? 0) < 2 ? -1 : crc32(name) % rowCount));
}
