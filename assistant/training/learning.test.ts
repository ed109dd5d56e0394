import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersLearnedFrom } from '#assistant/training/answers-learned-from.ts';
import { fingerprintOf } from '#assistant/training/fingerprint.ts';
import { type Example, learnedRows } from '#assistant/training/learning.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';

test.each(Object.keys(languages) as LanguageCode[])(
  'the senses of %s were learned from the ways of asking as they are now (else: node assistant/training/learn-senses.ts)',
  (language) => {
    const { from } = JSON.parse(readFileSync(`assistant/understanding/senses/${language}.json`, 'utf8')) as { from: string };
    expect(from).toBe(fingerprintOf(answersLearnedFrom(language)));
  },
);

const size = { rowCount: 6, answerCount: 2, width: 4 };
/** Rows 0 to 2 ask for the first answer, 3 to 5 for the second; 0 with 1, 1 with 2, and so on, but never 0 with 2. */
const examples: Example[] = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
].flatMap((rows, at) => Array.from({ length: 50 }, () => ({ rows: Int32Array.from(rows), parts: Float32Array.of(0.7, 0.7), answer: at < 2 ? 0 : 1 })));

test('what is asked for with the same words comes to stand together', () => {
  const rows = learnedRows(examples, size);
  expect(nearness(rows, 0, 2)).toBeGreaterThan(0.5);
  expect(nearness(rows, 0, 5)).toBeLessThan(0);
});

test('the same examples give the same rows', () => {
  expect(learnedRows(examples, size)).toEqual(learnedRows(examples, size));
});

function nearness(rows: Float64Array, one: number, other: number): number {
  const [a, b] = [one, other].map((row) => rows.subarray(row * size.width, (row + 1) * size.width));
  const product = (x?: Float64Array, y?: Float64Array) => x?.reduce((sum, number, at) => sum + number * (y?.[at] ?? 0), 0) ?? 0;
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
