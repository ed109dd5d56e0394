import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { AppointmentPlace, Tables } from '#database/tables.ts';
import { type Acted, act, cancelAlerts, type Rules, record, report, take } from '#followup/actions/action.ts';
import { undoMinutes } from '#followup/actions/undo-window.ts';
import { open } from '#followup/request/states.ts';

/** Ends the promised hour. Accepted also after the ladder has gone on: the call may have lasted longer than the time for a report. */
export function reached(db: Database, request: string, by: string): Promise<Acted> {
  return report(db, request, by, 'reached', async (transaction) => {
    await markReached(transaction, request, by);
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

/** Whoever has agreed on a time was reached. A later report moves the appointment. The receipt shows it when it can no longer be undone. */
export function appoint(db: Database, request: string, by: string, at: Date, where: AppointmentPlace): Promise<Acted> {
  return report(
    db,
    request,
    by,
    'appointment',
    async (transaction, { state }) => {
      if (state !== 'reached') {
        await markReached(transaction, request, by);
        await record(transaction, request, 'reached', by);
      }
      await sql`update followups set appointment_at = ${at}, appointment_where = ${where}, told_from = ${undoIsOver} where case_review_id = ${request}`.execute(
        transaction,
      );
      return record(transaction, request, 'appointment', by, at.toISOString());
    },
    afterReaching,
  );
}

/** The firm cannot take it on. The visitor is told so, kindly, when it can no longer be undone. */
export function cannotTake(db: Database, request: string, by: string): Promise<Acted> {
  return decline(db, request, by, 'declined', null);
}

/** Somebody else may help: the visitor is told who, in the same message. The name is in the sealed contact, written before this. */
export function refer(db: Database, request: string, by: string): Promise<Acted> {
  return decline(db, request, by, 'referred', 'referred');
}

/** Nobody is told: a stranger's address may have been typed in. */
export function spam(db: Database, request: string, by: string): Promise<Acted> {
  return decline(db, request, by, 'spam', 'spam');
}

/** They became a client: told after they were reached, once. */
export function hired(db: Database, request: string, by: string): Promise<Acted> {
  return act(
    db,
    request,
    by,
    async (transaction) => {
      const { rows } = await sql`update followups set hired_at = present() where case_review_id = ${request} and state = 'reached' and hired_at is null
      returning case_review_id`.execute(transaction);
      return rows.length > 0 ? record(transaction, request, 'hired', by) : { kind: 'over' };
    },
    { report: 'hired' },
  );
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

const afterReaching = [...open, 'reached'];
const undoIsOver = sql`present() + make_interval(mins => ${undoMinutes})`;

async function markReached(transaction: Transaction<Tables>, request: string, by: string): Promise<void> {
  await sql`update followups set state = 'reached', next_due_at = null, remind_at = null, goes_on_at = null, not_told_at = null,
      reached_at = present(), closed_at = present(), acknowledged_at = coalesce(acknowledged_at, present()), acknowledged_by = coalesce(acknowledged_by, ${by})
    where case_review_id = ${request}`.execute(transaction);
  await cancelAlerts(transaction, request);
}

function decline(db: Database, request: string, by: string, event: string, as: 'referred' | 'spam' | null): Promise<Acted> {
  return report(
    db,
    request,
    by,
    event,
    async (transaction, { hired_at }) => {
      if (hired_at) return { kind: 'over' };
      await sql`update followups set state = 'declined', closed_as = ${as}, next_due_at = null, remind_at = null, goes_on_at = null, closed_at = present(),
          told_from = ${undoIsOver}, acknowledged_at = coalesce(acknowledged_at, present()), acknowledged_by = coalesce(acknowledged_by, ${by})
        where case_review_id = ${request}`.execute(transaction);
      await cancelAlerts(transaction, request);
      if (as !== 'spam') await orderDeclined(transaction, request);
      return record(transaction, request, event, by);
    },
    afterReaching,
  );
}

/**
 * Held back until the report can no longer be undone, and some seconds more: an undo at the last moment comes before it. One that was
 * recalled, because an earlier report was undone, is ordered again.
 */
async function orderDeclined(transaction: Transaction<Tables>, request: string): Promise<void> {
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, next_attempt_at)
    values (gen_random_uuid(), ${request}, 'declined-notice', 'email', 'visitor', ${undoIsOver} + interval '15 seconds')
    on conflict (case_review_id, kind, step, recipient, channel, again) do update set state = 'waiting', created_at = present(), next_attempt_at = excluded.next_attempt_at
      where deliveries.state = 'cancelled'`.execute(transaction);
}

function tried(db: Database, { nextTryMinutes, reportWithinMinutes }: Rules, request: string, by: string, how: keyof Rules['nextTryMinutes'], event: string) {
  return report(db, request, by, event, async (transaction, followup) => {
    const again = nextTryMinutes[how];
    await take(transaction, request, by, { remindIn: again, goesOnIn: again + reportWithinMinutes[followup.urgency] });
    await sql`update followups set tried_at = present() where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, event, by);
  });
}
