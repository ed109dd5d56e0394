import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '../rule-mutations-list.ts';

test('every rule that `npm run rule-mutations` makes wrong still stands once in the code', () => {
  expect(mutations.length).toBeGreaterThan(100);
  expect(mutations.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2).map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
});
