import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQueues, openQueue } from '#database/queue.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { type Scratch, scratchDatabase } from '../testkit/requests.ts';

let postgres: TestDatabase;
let scratch: Scratch;

beforeAll(async () => {
  postgres = await openDatabase();
  scratch = await scratchDatabase(postgres, 'wake_up');
});
afterAll(async () => {
  await scratch.close();
  await postgres.discard();
});

/**
 * A request's wake-up call is pg-boss's own statement made part of ours, which saves a quarter of what an accept costs. This
 * test is the price: when a release of pg-boss inserts jobs in another way, it fails before anything is shipped.
 */
test('a wake-up call that is part of our statement is the row that pg-boss itself would write', async () => {
  const boss = openQueue(scratch.url, { supervise: false, onError: () => undefined });
  await boss.start();
  await createQueues(boss);
  const wakeUp = await learnWakeUp(scratch.url);
  const [theirs, ours] = [randomUUID(), randomUUID()];
  await boss.insert('attend', [{ data: { request: theirs } }]);
  await scratch.pool.query(`with wake_up as (${wakeUp.statement(1)}) select 1`, [wakeUp.value([ours])]);
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from pgboss.job where data->>'request' = any(${[theirs, ours]}) order by data->>'request' = ${ours}`.execute(scratch.db);
  await boss.stop({ graceful: false });
  expect(rows).toHaveLength(2);
  const [one, other] = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => !['id', 'data'].includes(name) && !(value instanceof Date))),
  );
  expect(Object.keys(one ?? {}).length).toBeGreaterThan(10);
  expect(other).toEqual(one);
  const [before, after] = rows.map((row) => Object.keys(row).filter((name) => row[name] instanceof Date));
  expect(after).toEqual(before);
});
