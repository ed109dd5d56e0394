import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findHits } from '#desk/conflicts/check.ts';
import { indexed } from '#desk/conflicts/stored-list.ts';
import { inBites } from '#desk/request-lists/bites.ts';
import { type Indexed, openShelf } from '#desk/request-lists/shelf.ts';

const blank = { version: '1', phone: '', email: '', city: '', county: '', reasons: [], caseType: '', source: { page: '', referrer: '', campaign: '' } };
const shelfOf = (names: readonly string[], theirName = '') => {
  const shelf = openShelf();
  for (const [at, name] of names.entries())
    shelf.put({ ...blank, id: `${at}`, reference: `R${at}`, receivedAt: new Date(at), name, theirName } satisfies Indexed);
  return shelf;
};
const asked = (name: string) => ({ id: 'this', names: { writes: name }, born: '' });

test('finds who may be the same person, among requests and on the list, the closest first, and not the request itself', async () => {
  const { namedLike } = shelfOf(['Jon Millar', 'Maria Kowalski', 'John Miller'], 'Robin Avery');
  const list = await indexed([
    { name: 'Miller, J.', role: 'client', number: '24-118' },
    { name: 'Avery, Robin', role: 'adverse', born: '1990-05-01' },
  ]);
  const found = await findHits({ id: '1', names: { writes: 'John Miller', 'needs-help': 'Robin Avery' }, born: '5/1/1990' }, namedLike, list);
  expect(found.map(({ which, name, reasons }) => [which, name, reasons])).toEqual([
    ['needs-help', 'Avery, Robin', ['order', 'born']],
    ['writes', 'John Miller', ['same']],
    ['needs-help', 'Robin Avery', ['same']],
    ['needs-help', 'Robin Avery', ['same']],
    ['writes', 'Jon Millar', ['spelling']],
    ['writes', 'Miller, J.', ['initial', 'order']],
  ]);
});

test('only names that have a word like one of the request’s are compared', async () => {
  const shelf = shelfOf([...Array.from({ length: 5_000 }, (_, at) => `Person${at} Number${at * 7}`), 'John Miller', 'Jon Smith', 'J M']);
  const compared = await shelf.namedLike(['john', 'miller'], inBites());
  expect(compared.map(({ name }) => name)).toEqual(['John Miller', 'Jon Smith']);
});

test('others get the processor while thousands of long names that strangers typed are compared', async () => {
  const words = 'Bartholomew Maximiliana Wilhelmina Evangelista Constantine Featherstone Rutherford Abernathy Kingsleigh Montgomery Longfellow Worthington';
  const shelf = shelfOf(
    Array.from({ length: 3_000 }, (_, at) => `${words} ${at}`),
    words,
  );
  let turns = 0;
  let over = false;
  const others = (async () => {
    for (; !over; turns++) await setImmediate();
  })();
  const hits = await findHits(asked(words), shelf.namedLike, undefined);
  over = true;
  await others;
  expect(hits).toHaveLength(6_000);
  expect(turns).toBeGreaterThan(2);
});
