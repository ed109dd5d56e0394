import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { phoneDigests } from '#case-review/phone.ts';
import type { RowOf, Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { alertsOf } from '#followup/escalation/policy.ts';
import { writeTimeline } from '#followup/request/timeline.ts';
import { type Alert, insertAlerts } from '#notifications/outbox/enqueue.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import { answerOnce } from '#replies/staff/answer-once.ts';
import type { Phone } from '#replies/staff/context.ts';

/** Whoever writes in several texts at once is told of once. */
export const quietMinutes = 10;

/**
 * A visitor has written something. Its words are not stored; that they wrote is on the timeline of every request of theirs that is open,
 * and whoever has it is told by mail, or else whoever is on call.
 */
export async function noteWroteBack(phone: Phone, sid: string, from: string): Promise<void> {
  const { db, secrets, firm } = phone;
  const { changed } = await answerOnce(db, `text ${sid || randomUUID()}`, async (transaction) => {
    // Locked in the order of the ladder, so that two texts at once are told of once.
    const { rows } = await sql<Open>`select id, acknowledged_by as by, f.lane, f.urgency, present() as now,
        (select count(*)::int from deliveries d where d.case_review_id = c.id and d.kind = 'wrote-back') as notices,
        exists (select from deliveries d where d.case_review_id = c.id and d.kind = 'wrote-back'
          and d.created_at > present() - make_interval(mins => ${quietMinutes})) as told
      from case_reviews c join followups f on f.case_review_id = c.id
      where c.phone_digest = any(${phoneDigests(secrets, from)}::bytea[]) and f.is_open
      order by c.id for update of f`.execute(transaction);
    await writeTimeline(
      transaction,
      rows.map(({ id }) => ({ case_review_id: id, kind: 'wrote-back', by: 'visitor', detail: null })),
    );
    const untold = rows.filter(({ lane, told }) => lane === 'open' && !told);
    await insertAlerts(transaction, await noticesOf(transaction, untold, firm.onCall), 'wrote-back');
    return { said: '', changed: untold.map(({ id }) => id) };
  });
  await phone.wake(changed);
}

type Open = Pick<RowOf<'case_reviews'>, 'id'> &
  Pick<RowOf<'followups'>, 'urgency'> & { by: string | null; lane: string; now: Date; notices: number; told: boolean };

/** A request changed by its visitor's hand: whoever has it is told by mail, as long as it is open. `oncePer`: minutes in which they are told once. */
export async function tellOfNews(transaction: Transaction<Tables>, request: string, onCall: OnCall, oncePer = 0): Promise<void> {
  const { rows } = await sql<Open>`select case_review_id as id, acknowledged_by as by, lane, urgency, present() as now,
      (select count(*)::int from deliveries d where d.case_review_id = f.case_review_id and d.kind = 'wrote-back') as notices, false as told
    from followups f where case_review_id = ${request} and lane = 'open' and is_open
      and not exists (select from deliveries d where d.case_review_id = f.case_review_id and d.kind = 'wrote-back'
        and d.created_at > present() - make_interval(mins => ${oncePer}))`.execute(transaction);
  await insertAlerts(transaction, await noticesOf(transaction, rows, onCall), 'wrote-back');
}

async function noticesOf(transaction: Transaction<Tables>, open: readonly Open[], onCall: OnCall) {
  if (open.length === 0) return [];
  const changes = await changesForLadder(transaction, onCall);
  return open.map(({ id, by, urgency, now, notices }) => {
    const who = by === null ? alertsOf(onCall, changes, 0, now, urgency).map((alert) => alert.who) : [by];
    return { request: id, round: notices, alerts: [...new Set(who)].map((one): Alert => ({ who: one, by: 'email' })) };
  });
}
