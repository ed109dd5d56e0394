import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedWords } from '#server/publisher/changed-words.ts';
import { withLock } from '#server/publisher/lock.ts';
import { currentIn, makeRelease, releaseBefore, releasesIn, removeOld, removePreviews, switchTo } from '#server/publisher/releases.ts';
import { signaturesOf } from '#server/publisher/signatures.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const part of ['client', 'server', 'desk', 'assistant', 'words/code/en']) mkdirSync(join(home, 'code/build', part), { recursive: true });
  mkdirSync(join(home, 'code/database/migrations'), { recursive: true });
  mkdirSync(join(home, 'packages'));
  symlinkSync(join(home, 'packages'), join(home, 'code/node_modules'));
  writeFileSync(join(home, 'code/database/roles.sql'), '');
  writeFileSync(join(home, 'code/package.json'), '{"version":"1.0.0"}');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const releases = () => join(home, 'releases');
const made = (minute: number) => makeRelease(releases(), join(home, 'code'), { by: 'partner' }, new Date(Date.UTC(2026, 10, 17, 12, minute)));

describe('releases', () => {
  test('are named by when they were made, and are there as a whole', () => {
    expect(made(5)).toEqual({ name: '2026-11-17-120500', at: '2026-11-17T12:05:00.000Z', by: 'partner', version: '1.0.0' });
    expect(readdirSync(releases())).toEqual(['2026-11-17-120500']);
    expect(realpathSync(join(releases(), '2026-11-17-120500/node_modules'))).toBe(realpathSync(join(home, 'packages')));
  });

  test('two of the same second have two names', () => {
    expect([made(5).name, made(5).name]).toEqual(['2026-11-17-120500', '2026-11-17-120500-1']);
  });

  test('one is published at every moment while another takes its place', () => {
    const [one, other] = [made(1).name, made(2).name];
    switchTo(releases(), one);
    for (let turn = 0; turn < 200; turn++) {
      switchTo(releases(), turn % 2 ? one : other);
      expect(JSON.parse(readFileSync(join(releases(), 'current/release.json'), 'utf8')).name).toBe(turn % 2 ? one : other);
    }
    expect(readdirSync(releases()).toSorted()).toEqual([one, other, 'current']);
  });

  test('the last three are kept, and the published one whichever it is', () => {
    const names = [1, 2, 3, 4, 5].map((minute) => made(minute).name);
    switchTo(releases(), names[0] as string);
    expect(removeOld(releases())).toEqual([names[2], names[1]]);
    expect(releasesIn(releases()).map(({ name }) => name)).toEqual([names[4], names[3], names[0]]);
    switchTo(releases(), names[4] as string);
    expect(removeOld(releases())).toEqual([]);
    // The one between was never published.
    expect(releaseBefore(releases())?.name).toBe(names[0]);
  });

  test('what was only looked at goes when another is made, and what was published stays', () => {
    const [published, preview, next] = [1, 2, 3].map((minute) => made(minute).name) as [string, string, string];
    switchTo(releases(), published);
    removePreviews(releases(), next);
    expect(releasesIn(releases()).map(({ name }) => name)).toEqual([next, published]);
    expect(preview).not.toBe(next);
  });

  test('what is not there cannot be published', () => {
    expect(() => switchTo(releases(), '2026-01-01-000000')).toThrow(/is no release/);
    expect(currentIn(releases())).toBeUndefined();
  });
});

test('one publishes at a time, and one who died holds nothing up', async () => {
  const inside = await withLock(releases(), () => withLock(releases(), () => Promise.resolve('twice')));
  expect(inside).toEqual({ kind: 'busy' });
  writeFileSync(join(releases(), '.publishing'), '999999999');
  expect(await withLock(releases(), () => Promise.resolve('done'))).toBe('done');
});

describe('what changed', () => {
  const words = (name: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(home, name, file, '..'), { recursive: true });
      writeFileSync(join(home, name, file), text);
    }
    return { code: join(home, name, 'code'), firm: join(home, name, 'firm') };
  };

  test('is told by what is shown: the firm’s file in place of the code’s', () => {
    const before = words('before', { 'code/en/a.md': '1', 'code/en/b.md': '1', 'firm/en/c.md': '1' });
    const now = words('now', { 'code/en/a.md': '1', 'firm/en/a.md': '2', 'code/en/b.md': '1', 'firm/en/b.md': '1', 'firm/en/d.md': '1' });
    expect(changedWords(before, now)).toEqual([
      { file: 'en/a.md', how: 'changed' },
      { file: 'en/c.md', how: 'gone' },
      { file: 'en/d.md', how: 'new' },
    ]);
  });

  const page = (text: string, attorney: string) => `---\ntitle: Bond\nreviewed:\n  on: "2026-11-16"\n  attorney: ${attorney}\n---\n${text}\n`;
  const record = (says: string, signed: string) => `owi:\n  says: ${says}\n  signed: ${signed}\nother:\n  says: Same.\n  signed: pending\n`;
  const told = (from: Record<string, string>, to: Record<string, string>) => {
    for (const name of ['before', 'now']) rmSync(join(home, name), { recursive: true, force: true });
    const [before, now] = [words('before', from), words('now', to)];
    return signaturesOf(before, now, changedWords(before, now), '2026-11-17');
  };

  test('of the law needs an attorney, who signed it no earlier than what is published', () => {
    const dana = (on: string) => `{ name: Dana Whitcomb, on: "${on}" }`;
    expect(told({ 'code/en/g.md': page('Old.', 'pending') }, { 'firm/en/g.md': page('New.', 'pending') }).unsigned).toEqual([
      'en/g.md: no attorney has signed it; write who read it and when',
    ]);
    expect(told({ 'code/en/g.md': page('Old.', dana('2026-11-01')) }, { 'firm/en/g.md': page('New.', dana('2026-11-01')) }).unsigned).toEqual([
      'en/g.md: Dana Whitcomb signed it on 2026-11-01, before this change; an attorney must read it again and sign anew',
    ]);
    expect(told({ 'code/law/d.yaml': record('Old.', 'pending') }, { 'firm/law/d.yaml': record('New.', dana('2026-11-17')) })).toEqual({
      signed: [{ file: 'law/d.yaml: owi', by: 'Dana Whitcomb', on: '2026-11-17' }],
      unsigned: [],
    });
  });

  test('only by a signature needs no other', () => {
    expect(told({ 'code/en/g.md': page('Old.', 'pending') }, { 'firm/en/g.md': page('Old.', '{ name: Dana Whitcomb, on: "2026-11-01" }') })).toEqual({
      signed: [],
      unsigned: [],
    });
  });
});
