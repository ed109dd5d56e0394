import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Places in the build that mutations change, as the plays write them down. */
const places = globSync('tests/adversity/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/find: (['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text = '']) => ({ file, text: unescaped(text) })),
);
const built = globSync(['build/server/*.js', 'build/server/assets/*.js', 'build/desk/server/*.js', 'build/desk/server/assets/*.js']).map((file) =>
  readFileSync(file, 'utf8'),
);

test('there are places to look for, and a build to look in', () => {
  expect([places.length, built.length].every((count) => count > 10)).toBe(true);
});

test.each(places)('$file: the build still says $text', ({ text }) => {
  expect(built.some((source) => source.includes(text))).toBe(true);
});

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign);
}
