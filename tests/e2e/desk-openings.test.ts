import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeOpened } from '#desk/context.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { type Scratch, scratchDatabase } from '../testkit/requests.ts';

let postgres: LocalPostgres;
let scratch: Scratch;
beforeAll(async () => {
  postgres = await startLocalPostgres();
  scratch = await scratchDatabase(postgres, 'openings');
});
afterAll(async () => {
  await scratch?.close();
  await postgres?.discard();
});

test('who opens a request is in the log once, however often the open page is loaded again', async () => {
  const noted: string[] = [];
  const desk = { db: scratch.db, note: (_: unknown, fields?: { who?: string }) => void noted.push(fields?.who ?? '') };
  const [one, other] = [randomUUID(), randomUUID()];
  for (const [who, request] of [
    ['attorney', one],
    ['attorney', one],
    ['second', one],
    ['attorney', other],
    ['attorney', one],
  ] as const)
    await writeOpened(desk, { id: who }, request);
  expect(noted).toEqual(['attorney', 'second', 'attorney']);
  await sql`update desk_log set at = at - interval '61 minutes'`.execute(scratch.db);
  await writeOpened(desk, { id: 'attorney' }, one);
  const { rows } = await sql`select person from desk_log where case_review_id = ${one} order by id`.execute(scratch.db);
  expect(rows).toEqual([{ person: 'attorney' }, { person: 'second' }, { person: 'attorney' }]);
});
