import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholder, toldBy } from '../testkit/readme.ts';

const readme = readFileSync('README.md', 'utf8');
const { lines, ready } = toldBy(readme);

test('the README leads from a clone to a running demo, then names the three commands; npm run readme-drill types just this', () => {
  expect(lines).toEqual([`git clone ${placeholder} firm`, 'cd firm', 'npm ci', 'npm run demo', 'npm ci', 'npm run dev', 'npm run check']);
});

test('the addresses in the README are those of a demo that nobody has told otherwise', () => {
  const [, port, inboxPort] = /^ready http:\/\/127\.0\.0\.1:(\d+) inbox http:\/\/127\.0\.0\.1:(\d+)$/.exec(ready) ?? [];
  for (const file of ['demo', 'dev']) {
    const source = readFileSync(`scripts/${file}.ts`, 'utf8');
    expect(source).toContain(`process.env['PORT'] ?? ${port})`);
    expect(source).toContain(`process.env['INBOX_PORT'] ?? ${inboxPort})`);
  }
});

test('the README names the oldest Node for which npm takes every native package; for an older one it leaves them out and says nothing', () => {
  type Lock = { packages: Record<string, { optional?: boolean; engines?: { node?: string } }> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const asked = new Set(Object.values(packages).flatMap(({ optional, engines }) => (optional && engines?.node ? [engines.node] : [])));
  // Node 18 and what is older are below what the README names.
  const strict = [...asked].filter((range) => /[\^~=]\s*(19|[2-9]\d)\b/.test(range));
  expect(strict.toSorted()).toEqual(['^20.19.0 || >=22.12.0', '^20.19.0 || ^22.13.0 || >=23.5.0']);
  expect(readme).toContain('20.19 or a later 20, 22.13 or a later 22, 23.5 or newer');
});
