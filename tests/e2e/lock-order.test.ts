import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseByReference } from '#case-review/erase.ts';
import { content } from '#firm/content.ts';
import { cannotTake, noAnswer, reached } from '#followup/actions/reports.ts';
import { acknowledge } from '#followup/actions/take.ts';
import { escalate } from '#followup/escalation/escalate.ts';
import { keep, withdraw } from '#followup/receipt/change-receipt.ts';
import { type Received, receiveCaseReview } from '#intake/receive.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { noteHandedOver } from '#notifications/outbox/handed-over.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { filledIn, receiverOf, type Scratch, scratchDatabase, submissionOf } from '../testkit/requests.ts';

const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
const ladder = content().firm.onCall;
let postgres: TestDatabase;
let scratch: Scratch;
beforeAll(async () => {
  postgres = await openDatabase();
  scratch = await scratchDatabase(postgres, 'locks', { max: 24 });
});
afterAll(async () => {
  await scratch?.close();
  await postgres?.discard();
});

const seconds = 6;
const some = 12;

test('everything that happens to the same requests at once waits in one order: no deadlock', async () => {
  const people = await Promise.all(Array.from({ length: some }, (_, at) => send(`Person ${at}`)));
  expect(await clash(people, noteHandedOver(scratch.db))).toBe(0);
});

test('that order is what prevents it: with messages locked before their follow-ups, the same clash ends in deadlocks', async () => {
  const people = await Promise.all(Array.from({ length: some }, (_, at) => send(`Other ${at}`)));
  const inTheOtherOrder = async (id: string): Promise<undefined> => {
    await scratch.db.transaction().execute(async (transaction) => {
      await sql`update deliveries set handed_over_at = present() where case_review_id = (select case_review_id from deliveries where id = ${id})`.execute(
        transaction,
      );
      await sql`update followups set delivered_at = present() where case_review_id = (select case_review_id from deliveries where id = ${id})`.execute(
        transaction,
      );
    });
    return undefined;
  };
  expect(await clash(people, inTheOtherOrder)).toBeGreaterThan(0);
});

/** People take, report, take back and keep; the ladder climbs; messages are noted; requests are erased. How often PostgreSQL had to end a deadlock. */
async function clash(people: readonly Received[], handedOver: FollowupContext['handedOver']): Promise<number> {
  const { db } = scratch;
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select id from deliveries where case_review_id = any(${ids}::uuid[])`.execute(db);
  const context = { db, secrets, firm: content().firm, alarm: { raise: () => undefined, tend: () => undefined } } as unknown as FollowupContext;
  const receipts = { db, secrets, ladder };
  const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  const doings: (() => Promise<unknown>)[] = [
    () => acknowledge(db, ladder, any(ids), 'attorney'),
    () => noAnswer(db, ladder, any(ids), 'attorney'),
    () => reached(db, any(ids), 'attorney'),
    () => cannotTake(db, any(ids), 'attorney'),
    () => withdraw(receipts, { token: any(people).receipt }),
    () => keep(receipts, { token: any(people).receipt }),
    () => sql`update followups set next_due_at = present() where state in ('climbing', 'acknowledged') and case_review_id = ${any(ids)}`.execute(db),
    () => escalate(context, ids),
    () => Promise.all(rows.map(({ id }) => handedOver(id))),
    () => Promise.all(rows.map(({ id }) => handedOver(id))),
    () =>
      sql`update followups set state = 'climbing', next_due_at = present(), lane = 'open' where state in ('reached', 'declined', 'unanswered') and case_review_id = ${any(ids)}`.execute(
        db,
      ),
    // The last of them is erased now and then; the others stay, so that there is something to clash over.
    () => eraseByReference(db, any(people.slice(-2)).reference),
  ];
  let deadlocks = 0;
  const end = Date.now() + seconds * 1000;
  const lane = async (doing: () => Promise<unknown>) => {
    while (Date.now() < end)
      await doing().catch((error: { code?: string }) => {
        if (error.code === '40P01') deadlocks++;
        else throw error;
      });
  };
  await Promise.all(doings.map(lane));
  return deadlocks;
}

async function send(name: string): Promise<Received> {
  const received = await receiveCaseReview(receiverOf(scratch, secrets), submissionOf(filledIn({ full_name: name }), crypto.randomUUID()));
  if (received.kind !== 'received') throw new Error('not received');
  return received;
}
