import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '#server/version.ts';

const changes = readFileSync('CHANGELOG.md', 'utf8');
const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; scripts: Record<string, string> };

test('the newest version of the changelog is the one that is built, and the one of the lockfile', () => {
  expect(/^## (.+)$/m.exec(changes)?.[1]).toBe(version);
  expect(manifest.version).toBe(version);
  expect((JSON.parse(readFileSync('package-lock.json', 'utf8')) as { version: string }).version).toBe(version);
});

test('every command that a firm must run is there', () => {
  const named = [...changes.matchAll(/`npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
