import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** How long a report can be undone. Whatever it tells the visitor waits as long. */
export const undoMinutes = 10;

type Followup = Selectable<Tables['followups']>;

/**
 * What reports write, and what undoing one therefore puts back. What the ladder writes meanwhile stays, such as that the visitor was
 * told of a late call; so does the lane: the practice system has heard of the request.
 */
export type Before = Pick<
  Followup,
  | 'state'
  | 'acknowledged_at'
  | 'acknowledged_by'
  | 'remind_at'
  | 'goes_on_at'
  | 'tried_at'
  | 'reached_at'
  | 'closed_at'
  | 'closed_as'
  | 'hired_at'
  | 'not_told_at'
  | 'told_from'
  | 'appointment_at'
  | 'appointment_where'
  | 'steps_taken'
>;

export async function keepBefore(transaction: Transaction<Tables>, followup: Followup, kind: string, by: string): Promise<void> {
  const { state, acknowledged_at, acknowledged_by, remind_at, goes_on_at, tried_at, reached_at, closed_at, closed_as } = followup;
  const { hired_at, not_told_at, told_from, appointment_at, appointment_where, steps_taken } = followup;
  const before: Before = {
    ...{ state, acknowledged_at, acknowledged_by, remind_at, goes_on_at, tried_at, reached_at, closed_at, closed_as },
    ...{ hired_at, not_told_at, told_from, appointment_at, appointment_where, steps_taken },
  };
  await sql`insert into reports (case_review_id, kind, by, undo_until, before)
    values (${followup.case_review_id}, ${kind}, ${by}, present() + make_interval(mins => ${undoMinutes}), ${JSON.stringify(before)}::jsonb)`.execute(
    transaction,
  );
}

export async function endUndo(transaction: Transaction<Tables>, request: string): Promise<void> {
  await sql`update reports set undo_until = present() where case_review_id = ${request} and undone_at is null and undo_until > present()`.execute(transaction);
}
