import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRanking } from '#server/ranking.ts';
import { filledIn, submissionOf } from '../world/requests.ts';

test('in a flood, whatever has a sign of spam waits for a look, what has none does not, and the bell rings', async () => {
  let rung = 0;
  const away = { query: () => Promise.reject(new Error('away')) } as never;
  const ranking = openRanking(away, createSecretKey(randomBytes(32)), { perMinute: 5, onFlood: () => rung++ });
  const lanes: string[] = [];
  for (let at = 0; at < 8; at++) {
    const submission = submissionOf(filledIn({ full_name: `Person ${at}`, description: `Charge, court and date, number ${at}` }), undefined);
    lanes.push(await ranking({ ...submission, signals: { visitor: `place ${at}` } }));
  }
  expect(lanes).toEqual(['open', 'open', 'open', 'open', 'open', 'quarantine', 'quarantine', 'quarantine']);
  expect(rung).toBe(3);
});

test('whoever tries again because the answer was lost stays the same one person, with the same proof', async () => {
  const away = { query: () => Promise.reject(new Error('away')) } as never;
  const ranking = openRanking(away, createSecretKey(randomBytes(32)), { perMinute: 1_000, onFlood: () => undefined });
  const submission = submissionOf(filledIn({ full_name: 'Tries Again' }), crypto.randomUUID());
  for (let attempt = 0; attempt < 40; attempt++) expect(await ranking({ ...submission, signals: { visitor: 'one place' } })).toBe('open');
  const others = await Promise.all(Array.from({ length: 8 }, () => ranking({ ...submission, key: crypto.randomUUID(), signals: { visitor: 'one place' } })));
  expect(others.at(-1)).toBe('quarantine');
});
