import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonToken } from '#deliveries/push-token.ts';
import { content } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { press } from '#replies/push/press.ts';
import { takeByPush } from '#replies/push/take.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { filledIn, patiently, receiverOf, type Scratch, scratchDatabase, submissionOf } from '../testkit/requests.ts';

const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
const { firm } = content();
const who = 'attorney';

let postgres: TestDatabase;
let scratch: Scratch;
beforeAll(async () => {
  postgres = await openDatabase();
  scratch = await scratchDatabase(postgres, 'presses');
});
afterAll(async () => {
  await scratch?.close();
  await postgres?.discard();
});

const parts = () => ({ db: scratch.db, secrets, firm, wake: async () => undefined });
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from followups where case_review_id = ${id}`.execute(scratch.db)).rows[0]?.state;
const linksOf = async (id: string) =>
  (
    await sql<{ channel: string }>`select channel from deliveries where case_review_id = ${id} and recipient = ${who} and state = 'waiting'
      and channel <> 'push' order by 1`.execute(scratch.db)
  ).rows.map(({ channel }) => channel);

/** A request of which a person was told by a push message alone. */
async function pushed(): Promise<{ id: string; token: string }> {
  const sent = await receiveCaseReview(receiverOf(scratch, secrets), submissionOf(filledIn({ full_name: randomUUID() }), randomUUID()));
  if (sent.kind !== 'received') throw new Error('not received');
  await sql`delete from deliveries where case_review_id = ${sent.id}`.execute(scratch.db);
  const delivery = randomUUID();
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, state, handed_over_at)
    values (${delivery}, ${sent.id}, 'alert', 'push', ${who}, 'handed-over', now())`.execute(scratch.db);
  return { id: sent.id, token: buttonToken(delivery, secrets.current.key) };
}

test('a press takes a request together with the order of its link, or not at all', async () => {
  const [failed, taken] = [await pushed(), await pushed()];
  const people = new Proxy(firm.onCall.people, {
    get: () => {
      throw new Error('the process died here');
    },
  });
  const dying = { ...parts(), firm: { ...firm, onCall: { ...firm.onCall, people } } };
  await expect(takeByPush(dying, { request: failed.id, recipient: who })).rejects.toThrow('died');
  expect([await stateOf(failed.id), await linksOf(failed.id)]).toEqual(['climbing', []]);

  expect(await takeByPush(parts(), { request: taken.id, recipient: who })).toEqual({ kind: 'done' });
  const { mobile, email } = firm.onCall.people[who] ?? {};
  expect([await stateOf(taken.id), await linksOf(taken.id)]).toEqual(['acknowledged', [...(email ? ['email'] : []), ...(mobile ? ['sms'] : [])]]);
  expect(await linksOf(taken.id)).not.toEqual([]);
});

test('two presses at once pass a request on once', async () => {
  const { id, token } = await pushed();
  const other = patiently(scratch.url, 1);
  const held = await other.pool.connect();
  await held.query('begin');
  await held.query('select from followups where case_review_id = $1 for update', [id]);
  const presses = [press(parts(), 'pass', token), press(parts(), 'pass', token)];
  // Both have found the request, and wait for it.
  await setTimeout(300);
  await held.query('rollback');
  held.release();
  await other.close();
  const answers = await Promise.all(presses);
  expect(new Set(answers).size).toBe(1);
  expect(await press(parts(), 'pass', token)).toBe(answers[0]);
  const { rows } = await sql`select from followup_events where case_review_id = ${id} and kind = 'passed-on'`.execute(scratch.db);
  expect(rows).toHaveLength(1);
});
