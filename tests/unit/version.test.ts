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
  expect(named.length).toBeGreaterThan(10);
});

test('the changelog asks for the same commands as the runbook, in the same order', () => {
  const order = ['deploy/postgresql/roles.sh', 'npm run keys', 'npm run migrate', 'npm run reseal'];
  const must = changes.slice(changes.indexOf('### You must'));
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  for (const text of [must, runbook.slice(runbook.indexOf('### From 0.1'))]) {
    const places = order.map((command) => text.indexOf(`\`${command}\``));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
