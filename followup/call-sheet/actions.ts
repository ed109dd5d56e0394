import { type Selectable, sql, type Transaction } from 'kysely';
import { type Database, inTransaction } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { insertNotices } from '#followup/ladder/climb.ts';
import { alertsOf, minutesOf } from '#followup/ladder/ladder.ts';
import type { Change } from '#followup/on-call/on-call-at.ts';
import { announceTaken } from '#followup/practice/announce.ts';
import { writeTimeline } from '#followup/timeline.ts';

export type Acted = { kind: 'done' } | { kind: 'taken'; by: string } | { kind: 'over' };

/** `until` is when the ladder goes on; `no-more`: it was given twice already, or the promised time leaves none. */
export type GivenTime = Acted | { kind: 'until'; until: Date } | { kind: 'no-more' };

const moreMinutes = 15;
const mostTimes = 2;

type Rules = Pick<OnCall, 'reportWithinMinutes' | 'nextTryMinutes'>;

/** Nobody has taken the request: the ladder still alerts people, or has no steps left. */
const waiting = ['climbing', 'unanswered'];

/**
 * A person takes the request; of several, the first. Nobody else is alerted from here on. The person is reminded after half
 * of the time for a report, and without a report the ladder goes on.
 */
export function acknowledge(db: Database, rules: Rules, request: string, by: string, channel?: 'call' | 'sms' | 'push'): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.state === 'acknowledged') return { kind: 'taken', by: followup.acknowledged_by ?? '' };
    if (!waiting.includes(followup.state)) return { kind: 'over' };
    const minutes = rules.reportWithinMinutes[followup.urgency];
    await take(transaction, request, by, { remindIn: minutes / 2, goesOnIn: minutes });
    return record(transaction, request, 'acknowledged', by, channel);
  });
}

/**
 * Whoever was alerted, or has the request, cannot call: the next step that alerts somebody else is due at once, or else the last
 * one. What another person has taken stays theirs.
 */
export function passOn(db: Database, ladder: OnCall, changes: readonly Change[], request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.state === 'acknowledged' && followup.acknowledged_by !== by) return { kind: 'taken', by: followup.acknowledged_by ?? '' };
    if (![...waiting, 'acknowledged'].includes(followup.state)) return { kind: 'over' };
    const step = stepForOthers(ladder, changes, followup, by);
    await cancelAlerts(transaction, request);
    // Before the time that the visitor chose nothing rings: the next person is alerted when it begins.
    await sql`update followups set state = 'climbing', ladder_step = ${step}, remind_at = null, goes_on_at = null, acknowledged_at = null, acknowledged_by = null,
        ladder_from = greatest(present(), call_from) - make_interval(secs => ${(minutesOf(ladder, followup.urgency, step) ?? 0) * 60}), next_due_at = present()
      where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'passed-on', by);
  });
}

/** The next step that alerts anybody but the person who passes on. */
function stepForOthers(ladder: OnCall, changes: readonly Change[], { ladder_step, urgency, now, call_from }: Held, by: string): number {
  const last = ladder.steps.length - 1;
  const at = call_from > now ? call_from : now;
  for (let step = Math.min(ladder_step, last); step < last; step++) if (alertsOf(ladder, changes, step, at, urgency).some(({ who }) => who !== by)) return step;
  return last;
}

/** The reader has checked that the firm does not already act for somebody on the other side. The story opens with this. */
export function clearConflict(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.conflict_cleared_at) return { kind: 'done' };
    await sql`update followups set conflict_cleared_at = present() where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'conflict-cleared', by);
  });
}

/** Ends the promised hour. Accepted also after the ladder has gone on: the call may have lasted longer than the time for a report. */
export function reached(db: Database, request: string, by: string): Promise<Acted> {
  return report(db, request, by, async (transaction) => {
    await sql`update followups set state = 'reached', next_due_at = null, remind_at = null, goes_on_at = null, not_told_at = null,
        reached_at = present(), closed_at = present(), acknowledged_at = coalesce(acknowledged_at, present()), acknowledged_by = coalesce(acknowledged_by, ${by})
      where case_review_id = ${request}`.execute(transaction);
    await cancelAlerts(transaction, request);
    return record(transaction, request, 'reached', by);
  });
}

/** Nobody picked up: sets when the next try is due, with a reminder. */
export function noAnswer(db: Database, rules: Rules, request: string, by: string): Promise<Acted> {
  return tried(db, rules, request, by, 'noAnswer', 'no-answer');
}

/** A message was left: they may call back, so the next try has a waiting time of its own. */
export function leftMessage(db: Database, rules: Rules, request: string, by: string): Promise<Acted> {
  return tried(db, rules, request, by, 'leftMessage', 'left-message');
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

function tried(db: Database, { nextTryMinutes, reportWithinMinutes }: Rules, request: string, by: string, how: keyof Rules['nextTryMinutes'], event: string) {
  return report(db, request, by, async (transaction, followup) => {
    const again = nextTryMinutes[how];
    await take(transaction, request, by, { remindIn: again, goesOnIn: again + reportWithinMinutes[followup.urgency] });
    await sql`update followups set tried_at = present() where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, event, by);
  });
}

/** The firm cannot take it on. The visitor is told so, kindly and at once. */
export function cannotTake(db: Database, request: string, by: string): Promise<Acted> {
  return report(db, request, by, async (transaction) => {
    await sql`update followups set state = 'declined', next_due_at = null, remind_at = null, goes_on_at = null, closed_at = present(),
        acknowledged_at = coalesce(acknowledged_at, present()), acknowledged_by = coalesce(acknowledged_by, ${by})
      where case_review_id = ${request}`.execute(transaction);
    await cancelAlerts(transaction, request);
    await insertNotices(transaction, [request], 'declined-notice');
    return record(transaction, request, 'declined', by);
  });
}

/** They became a client: told after they were reached, once. */
export function hired(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction) => {
    const { rows } = await sql`update followups set hired_at = present() where case_review_id = ${request} and state = 'reached' and hired_at is null
      returning case_review_id`.execute(transaction);
    return rows.length > 0 ? record(transaction, request, 'hired', by) : { kind: 'over' };
  });
}

/** No message could tell the visitor, and somebody has called them instead. */
export function toldInPerson(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (!followup.not_told_at) return { kind: 'over' };
    await sql`update followups set not_told_at = null, closed_at = case when state = 'declined' then present() else closed_at end
      where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'told-in-person', by);
  });
}

type Held = Pick<
  Selectable<Tables['followups']>,
  'state' | 'urgency' | 'ladder_step' | 'acknowledged_by' | 'conflict_cleared_at' | 'not_told_at' | 'call_from'
> & {
  now: Date;
};

/** Locks the follow-up against the ladder and other people: of two who press at once, the second sees what the first did. */
function act<T = Acted>(
  db: Database,
  request: string,
  by: string,
  change: (transaction: Transaction<Tables>, followup: Held) => Promise<T | Acted>,
): Promise<T | Acted> {
  if (by === '') throw new Error('nobody acts without a name');
  return inTransaction(db, async (transaction) => {
    const followup = await transaction
      .selectFrom('followups')
      .select(['state', 'urgency', 'ladder_step', 'acknowledged_by', 'conflict_cleared_at', 'not_told_at', 'call_from', sql<Date>`present()`.as('now')])
      .where('case_review_id', '=', request)
      .forUpdate()
      .executeTakeFirst();
    return followup && followup.state !== 'withdrawn' && followup.state !== 'withdrawing' ? change(transaction, followup) : { kind: 'over' };
  });
}

/** An action that is possible only while the request is still open. */
function report(db: Database, request: string, by: string, change: (transaction: Transaction<Tables>, followup: Held) => Promise<Acted>): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) =>
    [...waiting, 'acknowledged'].includes(followup.state) ? change(transaction, followup) : { kind: 'over' },
  );
}

/**
 * Assigns the request to a person, until `goesOnIn` minutes have passed; where the visitor chose a later time of day, they count from
 * its beginning. Suspected spam moves to the open lane.
 */
async function take(
  transaction: Transaction<Tables>,
  request: string,
  by: string,
  { remindIn, goesOnIn }: { remindIn: number; goesOnIn: number },
): Promise<void> {
  const from = sql`greatest(present(), call_from)`;
  await announceTaken(transaction, request);
  await sql`update followups set state = 'acknowledged', lane = 'open', acknowledged_at = present(), acknowledged_by = ${by},
      remind_at = ${from} + make_interval(secs => ${remindIn * 60}), goes_on_at = ${from} + make_interval(secs => ${goesOnIn * 60}),
      next_due_at = least(${from} + make_interval(secs => ${remindIn * 60}), case when told_late_at is null then call_due_at end)
    where case_review_id = ${request}`.execute(transaction);
  await cancelAlerts(transaction, request);
}

async function cancelAlerts(transaction: Transaction<Tables>, request: string): Promise<void> {
  await sql`update deliveries set state = 'cancelled'
    where case_review_id = ${request} and kind in ('alert', 'reminder') and (state = 'waiting' or state = 'bundled')`.execute(transaction);
}

async function record(transaction: Transaction<Tables>, request: string, kind: string, by: string, detail: string | null = null): Promise<Acted> {
  await writeTimeline(transaction, [{ case_review_id: request, kind, by, detail }]);
  return { kind: 'done' };
}
