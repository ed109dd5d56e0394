import type { Placing } from '#assistant/understanding/counties.ts';
import { lengthOf } from '#assistant/understanding/postings.ts';
import { mostSteps, rowCount, rowsOf, width } from '#assistant/understanding/senses.ts';
import { waysOf } from '#assistant/understanding/ways.ts';
import type { Answer } from '#firm/answers.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { learnedRows } from './learning.ts';

/** Where each feature of a question leads, learned from the ways of asking of one language, as `senses.ts` reads it. */
export function learnedSenses(answers: readonly Pick<Answer, 'title' | 'utterances'>[], placed: Placing, language: LanguageCode): Buffer {
  const { lexicon, ways, worth } = waysOf(answers, placed, language);
  const row = rowsOf(ways.flat(), lexicon.features);
  const examples = ways.flatMap((own, answer) =>
    own.map((way) => {
      const features = way.filter((feature) => (row[feature] ?? -1) >= 0);
      const length = lengthOf(way, worth);
      return {
        rows: Int32Array.from(features, (feature) => row[feature] ?? 0),
        parts: Float32Array.from(features, (feature) => (worth[feature] ?? 0) / length),
        answer,
      };
    }),
  );
  return packed(learnedRows(examples, { rowCount, answerCount: answers.length, width }));
}

/** As `senses.ts` reads them. */
function packed(rows: Float64Array): Buffer {
  const scales = Buffer.alloc(rowCount * 4);
  const steps = Buffer.alloc((rowCount * width) / 2);
  for (let one = 0; one < rowCount; one++) {
    const own = rows.subarray(one * width, (one + 1) * width);
    const scale = own.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / mostSteps || 1;
    scales.writeFloatLE(scale, one * 4);
    own.forEach((number, at) => {
      const step = Math.round(number / scale) + mostSteps;
      const byte = (one * width + at) >> 1;
      steps[byte] = (steps[byte] ?? 0) | (at % 2 ? step << 4 : step);
    });
  }
  return Buffer.concat([scales, steps]);
}
