import { expect, test } from 'vitest';
import { draftKeyOf } from '#desk/draft-key.ts';
import { openDrafts } from '#desk/drafts.ts';
import { openSecrets } from '#vault/secrets.ts';

const secrets = openSecrets('1:'.padEnd(40, 'x'));
const [attorney, second] = ['attorney', 'second'].map((id) => draftKeyOf(secrets, { id })) as [ReturnType<typeof draftKeyOf>, ReturnType<typeof draftKeyOf>];

test('what was typed comes back to the same person, on another page and after another sign-in', async () => {
  const store = browserStore();
  await openDrafts(store, attorney).keep('K7M2 note', 'He said the stop was at 2 AM. ñ');
  expect(await openDrafts(store, attorney).recall('K7M2 note')).toBe('He said the stop was at 2 AM. ñ');
  expect(await openDrafts(store, attorney).recall('K7M2 story')).toBeUndefined();
  await openDrafts(store, attorney).keep('K7M2 note', '');
  expect(store.length).toBe(0);
});

test('it lies sealed in the browser, and opens for nobody else', async () => {
  const store = browserStore();
  await openDrafts(store, attorney).keep('K7M2 note', 'A word of the client');
  expect(JSON.stringify(store.all())).not.toContain('client');
  expect(await openDrafts(store, second).recall('K7M2 note')).toBeUndefined();
  expect(await openDrafts(store, { ...second, who: 'attorney' }).recall('K7M2 note')).toBeUndefined();
});

test('of two that are kept at once the newer stays, and after a day it is gone', async () => {
  const store = browserStore();
  let now = 0;
  const drafts = openDrafts(store, attorney, () => now);
  await Promise.all([drafts.keep('K7M2 note', 'old'), drafts.keep('K7M2 note', 'new')]);
  expect(await drafts.recall('K7M2 note')).toBe('new');
  now = 25 * 3_600_000;
  expect(await drafts.recall('K7M2 note')).toBeUndefined();
  expect(store.length).toBe(0);
});

function browserStore() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    all: () => [...kept],
  };
}
