import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rooms } from '../rooms.ts';

test('only firm/ reads the words', () => {
  const sources = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { exclude: (file) => file.includes('.test.') }));
  const readers = sources.filter((file) => /['"`](\.\/|\.\.\/)*content\/|readFileSync\([^)]*content/.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(250);
  expect(readers.filter((file) => !file.startsWith('firm/') && !file.startsWith('assistant/training/'))).toEqual([]);
});
