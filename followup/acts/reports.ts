import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Acted, act, cancelAlerts, type Rules, record, report, take } from '#followup/acts/act.ts';
import { insertNotices } from '#followup/ladder/climb.ts';

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

function tried(db: Database, { nextTryMinutes, reportWithinMinutes }: Rules, request: string, by: string, how: keyof Rules['nextTryMinutes'], event: string) {
  return report(db, request, by, async (transaction, followup) => {
    const again = nextTryMinutes[how];
    await take(transaction, request, by, { remindIn: again, goesOnIn: again + reportWithinMinutes[followup.urgency] });
    await sql`update followups set tried_at = present() where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, event, by);
  });
}
