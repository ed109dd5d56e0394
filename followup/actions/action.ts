import { type Selectable, sql, type Transaction } from 'kysely';
import { type Database, inTransaction } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { announceTaken } from '#followup/actions/announce.ts';
import { endUndo, keepBefore } from '#followup/actions/undo-window.ts';
import { open } from '#followup/request/states.ts';
import { writeTimeline } from '#followup/request/timeline.ts';

export type Acted = { kind: 'done' } | { kind: 'taken'; by: string } | { kind: 'over' };

export type Rules = Pick<OnCall, 'reportWithinMinutes' | 'nextTryMinutes'>;

export type Held = Selectable<Tables['followups']> & { reference: string; now: Date };

/**
 * What an act means for undoing: a report can be undone, under this name; `ends`: what was reported before cannot be undone any more,
 * because that would undo this act too; `leaves`: it has nothing to do with it.
 */
type Undo = { report: string } | 'ends' | 'leaves';

/** Locks the follow-up against the ladder and other people: of two who press at once, the second sees what the first did. */
export function act<T extends { kind: string } = Acted>(
  db: Database,
  request: string,
  by: string,
  change: (transaction: Transaction<Tables>, followup: Held) => Promise<T | Acted>,
  undo: Undo = 'ends',
): Promise<T | Acted> {
  if (by === '') throw new Error('nobody acts without a name');
  return inTransaction(db, async (transaction) => {
    const followup = await transaction
      .selectFrom('followups')
      .innerJoin('case_reviews', 'id', 'case_review_id')
      .selectAll('followups')
      .select(['reference', sql<Date>`present()`.as('now')])
      .where('case_review_id', '=', request)
      .forUpdate('followups')
      .executeTakeFirst();
    if (!followup || followup.state === 'withdrawn' || followup.state === 'withdrawing') return { kind: 'over' };
    const acted = await change(transaction, followup);
    if (acted.kind === 'done' && typeof undo === 'object') await keepBefore(transaction, followup, undo.report, by);
    else if (undo === 'ends' && acted.kind !== 'over' && acted.kind !== 'taken') await endUndo(transaction, request);
    return acted;
  });
}

/** A report on how it went, while the request is in one of these states. It can be undone. */
export function report(
  db: Database,
  request: string,
  by: string,
  kind: string,
  change: (transaction: Transaction<Tables>, followup: Held) => Promise<Acted>,
  states: readonly string[] = open,
): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => (states.includes(followup.state) ? change(transaction, followup) : { kind: 'over' }), {
    report: kind,
  });
}

/**
 * Assigns the request to a person, until `goesOnIn` minutes have passed; where the visitor chose a later time of day, they count from
 * its beginning. Suspected spam moves to the open lane.
 */
export async function take(
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

/** Those of one person, or all. */
export async function cancelAlerts(transaction: Transaction<Tables>, request: string, who?: string): Promise<void> {
  await sql`update deliveries set state = 'cancelled' where case_review_id = ${request} and kind in ('alert', 'reminder')
    and (state = 'waiting' or state = 'bundled') and (recipient = ${who ?? null} or ${who === undefined})`.execute(transaction);
}

export async function record(transaction: Transaction<Tables>, request: string, kind: string, by: string, detail: string | null = null): Promise<Acted> {
  await writeTimeline(transaction, [{ case_review_id: request, kind, by, detail }]);
  return { kind: 'done' };
}
