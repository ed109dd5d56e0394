import { expect, test } from 'vitest';
import { sameName } from '#desk/request-lists/same-person.ts';

test('a person is the same by the words of the name, in any order, and nobody else at the same number is', () => {
  expect(sameName('Zoë O’Neil', 'ONeil, Zoe')).toBe(true);
  expect(sameName('Erin Erased', 'Erin Erased-Brother')).toBe(false);
  expect(sameName('Erin Erased', 'E. Erased')).toBe(false);
  expect(sameName('', '')).toBe(false);
});
