import { writeFileSync } from 'node:fs';
import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { lengthOf } from '#assistant/understanding/postings.ts';
import { mostSteps, rowCount, rowsOf, width } from '#assistant/understanding/senses.ts';
import { waysOf } from '#assistant/understanding/ways.ts';
import { content } from '#firm/content.ts';
import { answersLearnedFrom } from './answers-learned-from.ts';
import { fingerprintOf } from './fingerprint.ts';
import { learnedRows } from './learning.ts';

/**
 * Learns anew where each feature of a question leads (`assistant/understanding/senses.json`), from the ways of asking. Run it after
 * changing those, or the words that are taken for one: `node tests/assistant-dev/learn-senses.ts`, two minutes or more. The same ways
 * give the same file; nothing of this runs in the product. Until then the chat goes on with what it learned before.
 */
const all = answersLearnedFrom();
const { lexicon, ways, worth } = waysOf(all, placingOf(countiesOf(content())));
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
const learned = learnedRows(examples, { rowCount, answerCount: all.length, width });
writeFileSync('assistant/understanding/senses.json', `${JSON.stringify({ from: fingerprintOf(all), rows: packed(learned).toString('base64') })}\n`);
process.stdout.write(`${rowCount} rows from ${examples.length} ways of asking\n`);

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
