import { expect, test } from 'vitest';
import { longestTextName, neutralName, tellsTrade } from '#firm/text-name.ts';

test.each([
  ['Blue Water Defense', 'Blue Water office'],
  ['Smith & Peña Law Firm PLLC', 'Smith Peña office'],
  ['Marquette Criminal Defense Lawyers of Upper Michigan', 'Marquette'],
  ['Defense Attorneys', 'Our office'],
])('of %s, texts come from %s', (name, sender) => {
  expect(neutralName(name)).toBe(sender);
  expect(tellsTrade(sender)).toBe(false);
  expect(sender.length).toBeLessThanOrEqual(longestTextName);
});
