import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Delivery, Tables } from '#database/tables.ts';

/** A phone that is set to silence lets the second call of one number within three minutes through. */
const apartSeconds = 90;

/**
 * Orders the second call where the first was placed and the request is urgent, in the statement that notes the first. It follows
 * parts of that statement named `sent`, the messages, and `locked`, their follow-ups. Dated when it is due, because until then
 * nothing waits. A call that told of several requests is not repeated.
 */
export function orderSecondCalls(ids: readonly string[]) {
  return sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, secret_version, again, created_at, next_attempt_at)
    select gen_random_uuid(), sent.case_review_id, kind, channel, recipient, step, secret_version, true, due.at, due.at
    from sent join locked using (case_review_id), (select present() + make_interval(secs => ${sql.lit(apartSeconds)}) as at) as due
    where sent.id = any(${ids}::uuid[]) and kind = 'alert' and channel = 'call' and not again
      and locked.urgency = 'urgent' and locked.state in ('climbing', 'unanswered') on conflict do nothing`;
}

type Broken = Pick<Delivery, 'id' | 'kind' | 'channel' | 'again'> & { broken: boolean };

/**
 * For calls whose worker died before it could note what became of them: the phone may have rung. A first call is tried again, and
 * counts as the second; a second call is not tried again. Returns what is still to be sent.
 */
export async function withoutThirdCalls<Due extends Broken>(transaction: Transaction<Tables>, due: readonly Due[]): Promise<Due[]> {
  const [over, first] = [true, false].map((again) =>
    due.filter((one) => one.broken && one.channel === 'call' && one.kind === 'alert' && one.again === again).map(({ id }) => id),
  ) as [string[], string[]];
  if (over.length > 0)
    await sql`update deliveries set state = 'cancelled', last_code = 'broken-off', leased_until = null where id = any(${over}::uuid[])`.execute(transaction);
  if (first.length > 0) await standInFor(transaction, first, 'broken-off');
  return due.filter(({ id }) => !over.includes(id));
}

/** Answers after which the phone may ring although we do not know of it. */
const mayHaveRung = ['timeout', 'connection-lost', 'bad-answer'];

/** After such an answer the next try of a first call counts as the second. */
export async function noteDoubt(db: Database, { id, kind, channel, again }: Delivery, code: string): Promise<void> {
  if (kind === 'alert' && channel === 'call' && !again && mayHaveRung.includes(code)) await standInFor(db, [id], code);
}

/** Stands where the second call would, so that none is ordered. */
async function standInFor(db: Database, first: readonly string[], code: string): Promise<void> {
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, secret_version, again, state, last_code)
    select gen_random_uuid(), case_review_id, kind, channel, recipient, step, secret_version, true, 'cancelled', ${code}
    from deliveries where id = any(${first}::uuid[]) on conflict do nothing`.execute(db);
}

/** A second call is tried once: minutes later it would break through no silence, and after a lost answer it would be the third. */
export async function giveUpSecondCall(db: Database, { id }: Delivery, code: string): Promise<void> {
  await sql`update deliveries set state = 'cancelled', last_code = ${code}, leased_until = null where id = ${id} and state = 'waiting'`.execute(db);
}

/** Not where the person answered the first call with a key or has passed the request on, nor where the network knows no such number. */
export async function isSecondWanted(db: Database, { case_review_id, step, recipient }: Delivery): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`select coalesce(arrival not in ('answered', 'failed'), true) and not exists (
      select from followup_events e where e.case_review_id = d.case_review_id and e.kind = 'passed-on' and e.by = d.recipient and e.at >= d.created_at) as wanted
    from deliveries d where case_review_id = ${case_review_id} and kind = 'alert' and channel = 'call' and step = ${step} and recipient = ${recipient} and not again`.execute(
    db,
  );
  return rows[0]?.wanted ?? false;
}
