// @module-tag nightly
import { createSecretKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBytes } from '#case-review/crowd.ts';
import { eraseById } from '#case-review/erase.ts';
import { sealContact } from '#case-review/parts.ts';
import { openRequestIndex, type RequestIndex } from '#desk/request-index.ts';
import { everyPage, pageSize, readPage, searchPage } from '#desk/request-lists/list.ts';
import { readWaitingList } from '#desk/request-lists/waiting-list.ts';
import { standings } from '#desk/words/standings.ts';
import { caseTypes } from '#firm/case-types.ts';
import { textPieces } from '#intake/spam/kinship.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { openerOf, readPrivateKeys, readRecipients } from '#vault/recipients.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { type Fixture, somebody, storeRequests } from '../testkit/many-requests.ts';
import { until } from '../testkit/product.ts';
import { type Scratch, scratchDatabase } from '../testkit/requests.ts';

const recipients = readRecipients(demoKeys.desk.SEAL_TO);
const opener = openerOf('desk', readPrivateKeys(demoKeys.desk.DESK_KEYS));
let postgres: TestDatabase;
let count = 0;
const open: { index: RequestIndex; scratch: Scratch }[] = [];

beforeAll(async () => {
  postgres = await openDatabase();
});
afterAll(async () => {
  for (const { index, scratch } of open) {
    await index.stop();
    await scratch.close();
  }
  await postgres?.discard();
});

test('new, corrected and erased requests are followed, also those that another process wrote', async () => {
  const { db, index, store } = await deskWith([{ contact: { full_name: 'Maria Kowalski', phone: '810-555-0111' } }]);
  expect(found(index, 'kowalsky')).toEqual(['Maria Kowalski']);

  const [later] = await store([{ contact: { full_name: 'Ann Lee' } }]);
  await index.follow();
  expect(found(index, 'ann lee')).toEqual(['Ann Lee']);

  const { ciphertext, wraps } = sealContact(recipients, later?.id ?? '', { ...whole, full_name: 'Anna Leigh' });
  await db
    .updateTable('case_reviews')
    .set({ contact: ciphertext })
    .where('id', '=', later?.id ?? '')
    .execute();
  for (const { recipient, wrappedKey } of wraps)
    await db
      .updateTable('part_keys')
      .set({ wrapped_key: wrappedKey })
      .where('case_review_id', '=', later?.id ?? '')
      .where('part', '=', 'contact')
      .where('recipient', '=', recipient)
      .execute();
  await until('the correction is in memory', () => found(index, 'leigh').length === 1 && found(index, 'ann lee').length === 0, 20);

  await eraseById(db, [later?.id ?? '']);
  await index.follow();
  expect(found(index, 'leigh')).toEqual([]);
  expect(index.size()).toBe(1);
});

test('what is imported with an old time is found, too', async () => {
  const { index, store } = await deskWith([{ contact: { full_name: 'Maria Kowalski' } }]);
  await store([{ contact: { full_name: 'Olga Older' }, receivedAt: new Date(Date.now() - 90 * 86_400_000) }]);
  await until('it is in memory', () => found(index, 'older').length === 1, 20);
});

test('a look at the list never shows what was erased a moment ago, though memory still has it', async () => {
  const { db, index, stored } = await deskWith([{ contact: { full_name: 'Maria Kowalski' } }], { everySeconds: 60 });
  await eraseById(db, [stored[0]?.id ?? '']);
  expect(found(index, 'kowalski')).toEqual(['Maria Kowalski']);
  expect((await readPage({ db, index }, {}, {})).rows).toEqual([]);
  expect((await searchPage({ db, index }, 'kowalski', {}, 1)).rows).toEqual([]);
});

test('pages follow each other without a gap or a repetition, while requests come in and go', async () => {
  const start = Date.now();
  const { db, index, store, stored } = await deskWith(
    Array.from({ length: 160 }, (_, number) => ({ ...somebody(number), receivedAt: new Date(start - Math.floor(number / 3) * 60_000) })),
  );
  const first = await readPage({ db, index }, {}, {});
  expect([first.rows.length, first.count, first.before]).toEqual([pageSize, 160, undefined]);
  await store([{ receivedAt: new Date(start + 1_000) }]);
  const last = first.rows.at(-1);
  await eraseById(db, [last?.id ?? '']);
  const second = await readPage({ db, index }, {}, { after: first.after });
  const third = await readPage({ db, index }, {}, { after: second.after });
  const fourth = await readPage({ db, index }, {}, { after: third.after });
  const seen = [first, second, third, fourth].flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(seen).size).toBe(160);
  expect(new Set(seen)).toEqual(new Set(stored.map(({ id }) => id)));
  expect([fourth.rows.length, fourth.after]).toEqual([10, undefined]);
  const back = await readPage({ db, index }, {}, { before: third.before });
  expect(back.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id));
});

test('filters narrow by state, lane, person, county, day, and by case type only where the conflict check is done', async () => {
  const owi = caseTypes[0];
  const { db, index } = await deskWith([
    { contact: { full_name: 'A', county: 'St. Clair' }, story: { case_type: owi }, state: 'climbing', receivedAt: new Date('2026-11-02T04:30:00Z') },
    {
      contact: { full_name: 'B', county: 'Saint Clair County' },
      story: { case_type: owi },
      conflictCleared: true,
      person: 'second',
      receivedAt: new Date('2026-11-02T05:30:00Z'),
    },
    { contact: { full_name: 'C', county: 'Wayne' }, lane: 'quarantine', state: 'climbing', receivedAt: new Date('2026-11-03T12:00:00Z') },
  ]);
  const names = async (filters: Parameters<typeof readPage>[1]) =>
    (await readPage({ db, index }, filters, {})).rows.map(({ opened }) => opened?.name ?? '').sort((a, b) => a.localeCompare(b));
  expect(await names({ state: 'waiting' })).toEqual(['A', 'C']);
  expect(await names({ state: 'reached' })).toEqual(['B']);
  expect(await names({ lane: 'quarantine' })).toEqual(['C']);
  expect(await names({ person: 'second' })).toEqual(['B']);
  expect(await names({ county: 'st clair' })).toEqual(['A', 'B']);
  expect(await names({ caseType: owi })).toEqual(['B']);
  // In Michigan the first is still of the day before.
  expect(await names({ from: '2026-11-02', until: '2026-11-02' })).toEqual(['B']);
  const all: number[] = [];
  for await (const page of everyPage({ db, index }, {}, 2)) all.push(page.length);
  expect(all).toEqual([2, 1]);
});

test('each state of the filter gives those that are said to be in it, and every request is in one', async () => {
  const states = ['climbing', 'acknowledged', 'unanswered', 'reached', 'reached', 'declined', 'declined', 'declined'] as const;
  const { db, index, stored } = await deskWith(states.map((state) => ({ state })));
  const id = (at: number) => stored[at]?.id ?? '';
  await db.updateTable('followups').set({ hired_at: new Date() }).where('case_review_id', '=', id(4)).execute();
  for (const [at, how] of [
    [6, 'referred'],
    [7, 'spam'],
  ] as const)
    await db.updateTable('followups').set({ closed_as: how }).where('case_review_id', '=', id(at)).execute();
  const counted = await Promise.all(
    standings.map(async (state) => {
      const { rows } = await readPage({ db, index }, { state }, {});
      expect(rows.map(({ standing }) => standing)).toEqual(rows.map(() => state));
      return rows.length;
    }),
  );
  expect(counted).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
});

test('late ones stand in front, then the urgent, then whoever was promised first; what is long past comes last', async () => {
  const at = (minutes: number) => ({ callDueAt: new Date(Date.now() + minutes * 60_000), state: 'climbing' as const });
  const { db, stored } = await deskWith([
    { ...at(50) },
    { ...at(55), urgency: 'urgent' },
    { ...at(10) },
    { ...at(-5) },
    { ...at(-2), urgency: 'urgent' },
    { ...at(-5 * 1_440) },
    { ...at(20), lane: 'quarantine' },
    { ...at(20), state: 'reached' },
  ]);
  const list = await readWaitingList(db);
  const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => stored.findIndex((one) => one.id === id));
  expect(numbers(list.waiting)).toEqual([4, 3, 1, 2, 0, 5]);
  expect(numbers(list.setAside)).toEqual([6]);
  expect([list.count, list.setAsideCount, list.workerSilentSeconds]).toEqual([{ all: 6, late: 3, urgent: 2 }, 1, null]);
});

test('a flood from one wide network fills later pages; a person elsewhere stands first, one inside that network next, and the counts are those of all pages', async () => {
  const { db, stored } = await deskWith(Array.from({ length: 152 }, () => ({ state: 'climbing' as const, urgency: 'urgent' as const })));
  const widths = (...names: string[]) => Buffer.concat(names.map((name) => Buffer.from(name.padEnd(placeBytes))));
  const text = 'I was arrested tonight in Flint and need a lawyer before court on Monday';
  const marks = stored.map((_, at) => {
    const person =
      at === 150 ? 'Police took my brother to the county jail, what happens now' : at === 151 ? 'My wife is in jail, please call me' : `${text} ${at}`;
    return {
      alike_key: textPieces(person, createSecretKey(Buffer.alloc(32))).join(' '),
      network: at === 150 ? widths('elsewhere', 'there', 'far') : widths(`56 bits ${at}`, '48 bits', '32 bits'),
    };
  });
  for (const [at, { id }] of stored.entries()) {
    await db
      .updateTable('case_reviews')
      .set({ alike_key: marks[at]?.alike_key ?? null })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('followups')
      .set({ network: marks[at]?.network ?? null })
      .where('case_review_id', '=', id)
      .execute();
  }
  const [first, second] = [await readWaitingList(db), await readWaitingList(db, 2)];
  expect(first.waiting.slice(0, 2).map(({ id }) => id)).toEqual([stored[150]?.id, stored[151]?.id]);
  expect([first.waiting.length, second.waiting.length, first.page, first.pages, second.page]).toEqual([100, 52, 1, 2, 2]);
  expect(new Set([...first.waiting, ...second.waiting].map(({ id }) => id)).size).toBe(152);
  for (const list of [first, second]) expect(list.count).toEqual({ all: 152, late: 0, urgent: 152 });
  expect((await readWaitingList(db, 99)).page).toBe(2);
});

test('a row that does not open is reported once, and opened when it is written to', async () => {
  const errors: unknown[] = [];
  const { db, index, store } = await deskWith([{ contact: { full_name: 'Maria Kowalski' } }], { everySeconds: 60, report: (error) => errors.push(error) });
  const [row] = await store([{ contact: { full_name: 'Ann Lee' } }]);
  const key = () =>
    db
      .updateTable('part_keys')
      .where('case_review_id', '=', row?.id ?? '')
      .where('part', '=', 'contact')
      .where('recipient', '=', 'desk');
  const { wrapped_key } = await db
    .selectFrom('part_keys')
    .select('wrapped_key')
    .where('case_review_id', '=', row?.id ?? '')
    .where('part', '=', 'contact')
    .where('recipient', '=', 'desk')
    .executeTakeFirstOrThrow();
  await key()
    .set({ wrapped_key: Buffer.from('sealed by nobody') })
    .execute();
  for (let look = 0; look < 3; look++) {
    await index.follow();
    expect((await readPage({ db, index }, {}, {})).rows.filter(({ opened }) => !opened)).toHaveLength(1);
  }
  expect(errors).toHaveLength(1);
  await key().set({ wrapped_key }).execute();
  await db
    .updateTable('case_reviews')
    .set({ page: '/' })
    .where('id', '=', row?.id ?? '')
    .execute();
  await index.follow();
  expect(found(index, 'ann lee')).toEqual(['Ann Lee']);
});

test('others wait no longer than a blink while a thousand requests are opened', async () => {
  const scratch = await scratchDatabase(postgres, `index_${++count}`);
  await storeRequests(
    scratch.db,
    recipients.filter(({ name }) => name === 'desk'),
    Array.from({ length: 1_000 }, (_, number) => somebody(number)),
  );
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const index = openRequestIndex({ db: scratch.db, opener, report: fail });
  open.push({ index, scratch });
  await index.loaded;
  clearInterval(timer);
  expect(index.size()).toBe(1_000);
  expect(longest).toBeLessThan(250);
});

test('beyond its bound memory holds the newest', async () => {
  const { index, store } = await deskWith(
    Array.from({ length: 30 }, (_, number) => ({ contact: { full_name: `Person ${number}` }, receivedAt: new Date(Date.now() - number * 60_000) })),
    { most: 20 },
  );
  await store([{ contact: { full_name: 'Newest' } }]);
  await index.follow();
  expect(index.size()).toBeLessThanOrEqual(21);
  expect(found(index, 'newest')).toEqual(['Newest']);
});

const whole = {
  full_name: '',
  phone: '',
  email: '',
  city: '',
  county: '',
  court_date: '',
  best_time: '',
  their_name: '',
  their_place: '',
  their_birth: '',
  relation: '',
  reasons: [],
};

async function deskWith(
  fixtures: readonly Fixture[],
  { everySeconds = 0.2, report = fail, ...most }: { most?: number; everySeconds?: number; report?: (error: unknown) => void } = {},
) {
  const scratch = await scratchDatabase(postgres, `index_${++count}`);
  const store = (some: readonly Fixture[]) => storeRequests(scratch.db, recipients, some);
  const stored = await store(fixtures);
  const index = openRequestIndex({ db: scratch.db, opener, report, everySeconds, ...most });
  open.push({ index, scratch });
  await index.loaded;
  return { db: scratch.db, index, store, stored };
}

function found(index: RequestIndex, typed: string): (string | undefined)[] {
  return index.search(typed).map((id) => index.byId(id)?.name);
}

function fail(error: unknown): void {
  throw error;
}
