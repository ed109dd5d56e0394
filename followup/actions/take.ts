import { sql, type Transaction } from 'kysely';
import { type Database, inTransaction } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Acted, act, cancelAlerts, type Held, record, take } from '#followup/actions/action.ts';
import { alertsOf, minutesOf } from '#followup/escalation/policy.ts';
import { isOpen, waiting } from '#followup/request/states.ts';
import { type Alert, insertAlerts } from '#notifications/outbox/enqueue.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** `until` is when the ladder goes on; `no-more`: it was given twice already, or the promised time leaves none. */
export type GivenTime = Acted | { kind: 'until'; until: Date } | { kind: 'no-more' };

const moreMinutes = 15;
const mostTimes = 2;

/**
 * A person takes the request; of several, the first. Nobody else is alerted from here on. The person is reminded after half
 * of the time for a report, and without a report the ladder goes on. Whoever takes it without a link in hand is sent one.
 */
export function acknowledge(db: Database, ladder: OnCall, request: string, by: string, channel?: 'call' | 'sms' | 'push' | 'link'): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.state === 'acknowledged') return { kind: 'taken', by: followup.acknowledged_by ?? '' };
    if (!waiting.includes(followup.state)) return { kind: 'over' };
    const minutes = ladder.reportWithinMinutes[followup.urgency];
    await take(transaction, request, by, { remindIn: minutes / 2, goesOnIn: minutes });
    // A push message is gone once it was pressed, and lies in the phone of whoever answered a call.
    if (channel === 'push') await ensureLink(transaction, ladder, request, by, ['sms', 'email']);
    if (channel === 'call' || channel === 'sms') await ensureLink(transaction, ladder, request, by, ['sms', 'email', 'push']);
    return record(transaction, request, 'acknowledged', by, channel);
  });
}

/**
 * Whoever was alerted, or has the request, cannot call: the next step that alerts somebody else is due at once, or else the last
 * one. What another person has taken stays theirs, and what others are being told of goes on.
 */
export function passOn(db: Database, ladder: OnCall, changes: readonly Change[], request: string, by: string, why?: 'cannot-open'): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.state === 'acknowledged' && followup.acknowledged_by !== by) return { kind: 'taken', by: followup.acknowledged_by ?? '' };
    if (!isOpen(followup.state)) return { kind: 'over' };
    const step = stepForOthers(ladder, changes, followup, by);
    await cancelAlerts(transaction, request, by);
    // Before the time that the visitor chose nothing rings: the next person is alerted when it begins.
    await sql`update followups set state = 'climbing', ladder_step = ${step}, remind_at = null, goes_on_at = null, acknowledged_at = null, acknowledged_by = null,
        ladder_from = greatest(present(), call_from) - make_interval(secs => ${(minutesOf(ladder, followup.urgency, step) ?? 0) * 60}), next_due_at = present()
      where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'passed-on', by, why);
  });
}

/** By one message once: a second press, because the first one's answer was lost, must not skip the person who is being alerted now. */
export function passOnOnce(
  db: Database,
  ladder: OnCall,
  { request, delivery }: { request: string; delivery: string },
  by: string,
  why?: 'cannot-open',
): Promise<Acted> {
  return inTransaction(db, async (transaction) => {
    await sql`select from followups where case_review_id = ${request} for update`.execute(transaction);
    const { rows: before } = await sql`select from deliveries d join followups f using (case_review_id)
      where d.id = ${delivery} and f.state <> 'acknowledged' and exists (select from followup_events e
        where e.case_review_id = ${request} and e.kind = 'passed-on' and e.by = ${by} and e.at >= d.created_at)`.execute(transaction);
    return before.length > 0 ? { kind: 'done' } : passOn(transaction, ladder, await changesForLadder(transaction, ladder), request, by, why);
  });
}

/** The next step that alerts anybody but the person who passes on. */
function stepForOthers(ladder: OnCall, changes: readonly Change[], { ladder_step, urgency, now, call_from }: Held, by: string): number {
  const last = ladder.steps.length - 1;
  const at = call_from > now ? call_from : now;
  for (let step = Math.min(ladder_step, last); step < last; step++) if (alertsOf(ladder, changes, step, at, urgency).some(({ who }) => who !== by)) return step;
  return last;
}

/** Fifteen more minutes for whoever has it, twice at most, and never past the promised time while that lies ahead. */
export function moreTime(db: Database, request: string, by: string): Promise<GivenTime> {
  return act<GivenTime>(db, request, by, async (transaction, followup) => {
    if (followup.state !== 'acknowledged') return { kind: 'over' };
    if (followup.acknowledged_by !== by) return { kind: 'taken', by: followup.acknowledged_by ?? '' };
    const { rows } = await sql<{ until: Date }>`update followups f set goes_on_at = more.until, remind_at = present() + (more.until - present()) / 2,
        next_due_at = least(present() + (more.until - present()) / 2, case when f.told_late_at is null then f.call_due_at end)
      from (select least(present() + make_interval(mins => ${moreMinutes}), case when told_late_at is null then call_due_at end) as until
        from followups where case_review_id = ${request}) as more
      where f.case_review_id = ${request} and more.until > f.goes_on_at and ${mostTimes} > (
        select count(*) from followup_events e where e.case_review_id = f.case_review_id and e.kind = 'more-time' and e.at >= f.acknowledged_at)
      returning f.goes_on_at as until`.execute(transaction);
    if (!rows[0]) return { kind: 'no-more' };
    await cancelAlerts(transaction, request);
    await record(transaction, request, 'more-time', by);
    return { kind: 'until', until: rows[0].until };
  });
}

/**
 * Somebody of the firm gives the request to another person, who is alerted by every way that the firm file has for them, but for a
 * call. It counts as taken by them; if no report comes, the ladder goes on, as for whoever takes one.
 */
export function reassign(db: Database, ladder: OnCall, request: string, to: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (!isOpen(followup.state)) return { kind: 'over' };
    const minutes = ladder.reportWithinMinutes[followup.urgency];
    await take(transaction, request, to, { remindIn: minutes / 2, goesOnIn: minutes });
    await sql`update followups set steps_taken = steps_taken + 1 where case_review_id = ${request}`.execute(transaction);
    await insertAlerts(transaction, [{ request, round: followup.steps_taken, alerts: waysTo(ladder, to) }]);
    return record(transaction, request, 'reassigned', by, to);
  });
}

/**
 * Taking stops alerts that had not left yet, so that a person who was quicker than their text would be left without a link: then they are
 * written to once more, as a round of its own. `held`: the channels by which a message that arrived gives them the link.
 */
async function ensureLink(transaction: Transaction<Tables>, ladder: OnCall, request: string, who: string, held: readonly string[]): Promise<void> {
  const theirs = sql`case_review_id = ${request} and recipient = ${who} and kind in ('alert', 'reminder') and channel = any(${held}::text[])`;
  const { rows: sent } = await sql`select from deliveries where ${theirs} and state = 'handed-over' limit 1`.execute(transaction);
  if (sent.length > 0) return;
  const alerts = waysTo(ladder, who).filter(({ by }) => by !== 'push');
  const { rows } = await sql<{ round: number }>`update followups set steps_taken = steps_taken + 1 where case_review_id = ${request}
    returning steps_taken - 1 as round`.execute(transaction);
  await insertAlerts(transaction, [{ request, round: rows[0]?.round ?? 0, alerts }]);
}

function waysTo({ people }: OnCall, who: string): Alert[] {
  const person = people[who];
  const ways = { email: person?.email, sms: person?.mobile, push: person?.push };
  return (Object.keys(ways) as (keyof typeof ways)[]).filter((by) => ways[by]).map((by) => ({ who, by }));
}
