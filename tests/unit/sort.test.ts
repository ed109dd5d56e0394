import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { placeBytes } from '#case-review/crowd.ts';
import { alikeOf, textPieces } from '#intake/spam/kinship.ts';
import { rank } from '#intake/spam/rank.ts';
import { openSorting } from '#intake/spam/sort.ts';
import { openSecrets } from '#vault/secrets.ts';
import { filledIn, submissionOf } from '../testkit/requests.ts';

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

/** An address' three parts of the network, narrow to wide, as the web process names them. */
const from = (...widths: string[]) => Buffer.concat(widths.map((width) => Buffer.from(width.padEnd(placeBytes)))).toString('base64url');

test('a flood from all over a wide network counts as one place, and a person in another part of the country as another', async () => {
  const sorting = open(1_000);
  const flood = [];
  for (let at = 0; at < 120; at++) flood.push(await sorting.rank({ ...person(at), signals: { visitor: from(`56 bits, ${at}`, '48 bits', '32 bits') } }));
  expect(rank({ proof: 'none', seconds: undefined, trap: false, fromThere: 40, alike: 120, text: '' }).suspicion).toBe(flood.at(-1)?.suspicion);
  const own = submissionOf(filledIn({ description: 'Police came to my house tonight and took my brother, what happens now?' }), undefined);
  const elsewhere = await sorting.rank({ ...own, signals: { visitor: from('56', '48', '32') } });
  const inside = await sorting.rank({ ...own, key: 'once more', signals: { visitor: from('56 bits, own', '48 bits', '32 bits') } });
  expect(elsewhere.suspicion).toBeLessThan(inside.suspicion);
  expect(inside.suspicion).toBeLessThan(flood.at(-1)?.suspicion ?? 0);
});

test('texts of one program are alike although each has a number and a word of its own; texts of people are not', () => {
  const shared = (one: string, other: string) => {
    const pieces = new Set(textPieces(one, secrets.current.key));
    return textPieces(other, secrets.current.key).filter((piece) => pieces.has(piece)).length;
  };
  const flood = 'I was arrested tonight in Flint for OWI and need help before court on Monday';
  expect(shared(flood, `  ${flood.toUpperCase()} 17`)).toBe(4);
  expect(shared(flood, 'Police came to my house and took my brother to the county jail, what can we do')).toBeLessThan(3);
  expect(alikeOf([1, 90, 91, 92])).toBe(90);
  expect(alikeOf([1, 1, 91, 92])).toBe(1);
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
