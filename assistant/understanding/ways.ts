import type { Placing } from '#assistant/understanding/counties.ts';
import { type Lexicon, lexiconOf } from '#assistant/understanding/features.ts';
import type { Answer } from '#firm/answers.ts';
import type { LanguageCode } from '#firm/languages.ts';

/** The ways of asking for each answer by their features, the title as one more; and how much each feature counts. */
export type Ways = { lexicon: Lexicon; ways: number[][][]; worth: Float32Array };

export function waysOf(answers: readonly Pick<Answer, 'title' | 'utterances'>[], placed: Placing, language: LanguageCode): Ways {
  const lexicon = lexiconOf(placed, language);
  const ways = answers.map(({ title, utterances }) => [title, ...utterances].map(lexicon.learn));
  return { lexicon, ways, worth: worthOf(ways, lexicon.features) };
}

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
