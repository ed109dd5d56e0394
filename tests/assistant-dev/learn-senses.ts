import { writeFileSync } from 'node:fs';
import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { lengthOf } from '#assistant/understanding/postings.ts';
import { mostSteps, width } from '#assistant/understanding/senses.ts';
import { rowCount, waysOf } from '#assistant/understanding/ways.ts';
import { answers, content } from '#firm/content.ts';
import { fingerprintOf } from '#tests/assistant-dev/fingerprint.ts';
import { learnedRows } from '#tests/assistant-dev/learning.ts';

/**
 * Learns anew where each feature of a question leads (`assistant/understanding/senses.json`), from the ways of asking. Run it after
 * changing those or the words that are taken for one: `node tests/assistant-dev/learn.ts`, a minute or two. The same ways give the
 * same file; nothing of this runs in the product.
 */
const all = answers().all;
const { ways, worth, rows } = waysOf(all, placingOf(countiesOf(content())));
const examples = ways.flatMap((own, answer) =>
  own.map((way) => {
    const features = way.filter((feature) => (rows[feature] ?? -1) >= 0);
    const length = lengthOf(way, worth);
    return {
      rows: Int32Array.from(features, (feature) => rows[feature] ?? 0),
      parts: Float32Array.from(features, (feature) => (worth[feature] ?? 0) / length),
      answer,
    };
  }),
);
const learned = learnedRows(examples, { rowCount, answerCount: all.length, width });
writeFileSync('assistant/understanding/senses.json', `${JSON.stringify({ from: fingerprintOf(ways, rows), rows: packed(learned).toString('base64') })}\n`);
process.stdout.write(`${rowCount} rows from ${examples.length} ways of asking\n`);

/** As `senses.ts` reads them. */
function packed(rows: Float64Array): Buffer {
  const scales = Buffer.alloc(rowCount * 4);
  const steps = Buffer.alloc((rowCount * width) / 2);
  for (let row = 0; row < rowCount; row++) {
    const own = rows.subarray(row * width, (row + 1) * width);
    const scale = own.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / mostSteps || 1;
    scales.writeFloatLE(scale, row * 4);
    own.forEach((number, one) => {
      const step = Math.round(number / scale) + mostSteps;
      const at = (row * width + one) >> 1;
      steps[at] = (steps[at] ?? 0) | (one % 2 ? step << 4 : step);
    });
  }
  return Buffer.concat([scales, steps]);
}
