import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, wordsOf } from '#desk/request-lists/folded.ts';
import { openNameIndex } from '#desk/request-lists/name-index.ts';
import { lettersIn, mayBeNear, slipsBetween } from '#desk/request-lists/spelling.ts';

test.each([
  ['Zoë Müller-Łukasz', ['zoe', 'muller', 'lukasz']],
  ["Siobhán O'Brien", ['siobhan', 'obrien']],
  ['José  Ñúñez', ['jose', 'nunez']],
  ['أحمد فاطمة', ['احمد', 'فاطمه']],
])('%s is compared by plain words', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test('a number is compared by its digits, with or without the country', () => {
  expect(digitsOf('+1 (810) 555-0146')).toBe('8105550146');
  expect(digitsOf('810.555.0146')).toBe('8105550146');
  expect(digitsOf('1234')).toBe('1234');
});

test.each([
  ['kowalski', 'kowalsky', 1],
  ['kowalski', 'kowlaski', 1],
  ['kowalski', 'kovalsky', 2],
  ['kowalski', 'kwlsk', undefined],
  ['smith', 'smith', 0],
])('%s and %s are %s slips apart', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
});

test('no word within reach is passed over by its letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdeklmnorstuz')), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(word, word, (a, b) => slipsBetween(a, b, 2) === undefined || mayBeNear(lettersIn(a), lettersIn(b), 2)),
    { numRuns: 3_000 },
  );
});

test('names are found whole, by their beginning, and misspelt, the better fit first', () => {
  const index = openNameIndex();
  for (const [row, name] of ['Maria Kowalski', 'Marian Kovalsky', 'Mario Rossi', 'Ann Lee'].entries()) index.add(row, [name]);
  expect(best(index.find(['kowalski']))).toEqual([0, 1]);
  expect(best(index.find(['mari']))).toEqual([0, 1, 2]);
  expect(best(index.find(['maria', 'kowalski']))[0]).toBe(0);
  expect(best(index.find(['lea']))).toEqual([]);
  index.remove(0, ['Maria Kowalski']);
  expect(best(index.find(['kowalski']))).toEqual([1]);
});

function best(fits: Map<number, number>): number[] {
  return [...fits].sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB).map(([row]) => row);
}
