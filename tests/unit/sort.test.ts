import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { rank } from '#intake/spam/rank.ts';
import { openSorting } from '#intake/spam/sort.ts';
import { openSecrets } from '#vault/secrets.ts';
import { filledIn, submissionOf } from '../world/requests.ts';

const away = { query: () => Promise.reject(new Error('away')) } as never;
const secrets = openSecrets('a secret that has at least 32 characters');
const open = (perMinute: number, rung: () => void = () => undefined) =>
  openSorting({ pool: away, secrets, flood: { perMinute, onFlood: rung }, failed: () => undefined });
const person = (at: number | string) => submissionOf(filledIn({ full_name: `Person ${at}`, description: `Charge, court and date, number ${at}` }), undefined);

test('in a flood the bell rings, and still nobody is set aside for what others send', async () => {
  let rung = 0;
  const sorting = open(5, () => {
    rung++;
  });
  const sorted = [];
  for (let at = 0; at < 60; at++) sorted.push(await sorting.rank({ ...person(at), signals: { visitor: 'one place' } }));
  expect(new Set(sorted.map(({ lane }) => lane))).toEqual(new Set(['open']));
  expect(rung).toBe(55);
  // But they are told of later than somebody who comes alone.
  const alone = await sorting.rank({ ...person('alone'), signals: { visitor: 'elsewhere' } });
  expect(alone.suspicion).toBeLessThan(sorted.at(-1)?.suspicion ?? 0);
});

test('what a request shows of itself sets it aside, and the crowd around it never does', () => {
  const quiet = { proof: 'none', seconds: undefined, trap: false, fromThere: 1, alike: 1, text: 'Charge, court and date' } as const;
  expect(rank({ ...quiet, fromThere: 10_000, alike: 10_000 }).lane).toBe('open');
  expect(rank({ ...quiet, trap: true, fromThere: 1 }).lane).toBe('quarantine');
  expect(rank({ ...quiet, text: 'https://a.example and https://b.example' }).lane).toBe('quarantine');
});

test('whoever tries again because the answer was lost stays the same one person', async () => {
  const sorting = open(1_000);
  const submission = submissionOf(filledIn({ full_name: 'Tries Again' }), crypto.randomUUID());
  const first = await sorting.rank({ ...submission, signals: { visitor: 'one place' } });
  for (let attempt = 0; attempt < 40; attempt++) expect(await sorting.rank({ ...submission, signals: { visitor: 'one place' } })).toEqual(first);
  const others = await Promise.all(
    Array.from({ length: 8 }, () => sorting.rank({ ...submission, key: crypto.randomUUID(), signals: { visitor: 'one place' } })),
  );
  expect(others.at(-1)?.suspicion).toBeGreaterThan(first.suspicion);
});

test('a proof costs more where many come from, and one from before counts as less work', async () => {
  const sorting = open(1_000_000);
  const cost = async (visitor: string) => {
    const challenge = (await sorting.challenge(visitor)) as { parameters: { data: { level: number } } };
    return challenge.parameters.data.level;
  };
  const early = (await sorting.challenge('busy')) as never;
  const solution = await solveChallenge({ challenge: early, deriveKey });
  expect(await cost('busy')).toBe(1);
  for (let at = 0; at < 35; at++) await sorting.rank({ ...person(at), signals: { visitor: 'busy' } });
  expect([await cost('busy'), await cost('quiet')]).toEqual([16, 1]);
  const cheap = { proof: { challenge: early, solution } };
  const [there, elsewhere] = await Promise.all([
    sorting.rank({ ...person('there'), signals: { visitor: 'busy', ...cheap } }),
    open(1_000_000).rank({ ...person('elsewhere'), signals: { visitor: 'quiet', ...cheap } }),
  ]);
  // One point is for sending it within two seconds.
  expect(elsewhere.suspicion).toBe(1);
  expect(there.suspicion).toBeGreaterThan(4);
});
