import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholder, toldBy } from '../world/readme.ts';

const { lines, ready } = toldBy(readFileSync('README.md', 'utf8'));

test('the README leads from a clone to a running demo, then names the three commands; npm run readme-drill types just this', () => {
  expect(lines).toEqual([`git clone ${placeholder} firm`, 'cd firm', 'npm ci', 'npm run demo', 'npm ci', 'npm run dev', 'npm run check']);
});

test('the addresses in the README are those of a demo that nobody has told otherwise', () => {
  const [, port, inboxPort] = /^ready http:\/\/127\.0\.0\.1:(\d+) inbox http:\/\/127\.0\.0\.1:(\d+)$/.exec(ready) ?? [];
  for (const file of ['demo', 'dev']) {
    const source = readFileSync(`server/local/${file}.ts`, 'utf8');
    expect(source).toContain(`process.env['PORT'] ?? ${port})`);
    expect(source).toContain(`process.env['INBOX_PORT'] ?? ${inboxPort})`);
  }
});

test('remarks behind a command are not typed, and only blocks without a language are', () => {
  expect(toldBy('```\nnpm ci    # a remark\n\ncd firm\n```\n\n```json\n{}\n```\n').lines).toEqual(['npm ci', 'cd firm']);
});
