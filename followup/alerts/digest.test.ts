import { expect, test } from 'vitest';
import { linesOf } from '#followup/alerts/digest.ts';

test('a mail about many has the first eighty in their order, and twenty of the rest by chance, in theirs', () => {
  const all = Array.from({ length: 500 }, (_, at) => at);
  const [one, other] = [linesOf(all), linesOf(all)];
  expect(one.slice(0, 80)).toEqual(all.slice(0, 80));
  expect(one).toHaveLength(100);
  expect(new Set(one).size).toBe(100);
  expect(one).toEqual(one.toSorted((a, b) => a - b));
  expect(one.slice(80)).not.toEqual(other.slice(80));
  expect(linesOf(all.slice(0, 100))).toEqual(all.slice(0, 100));
  expect(linesOf(all.slice(0, 3))).toEqual([0, 1, 2]);
});
