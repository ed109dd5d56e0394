import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf, Tables } from '#database/tables.ts';
import { type Acted, act, type Held, record } from '#followup/actions/action.ts';
import type { Before } from '#followup/actions/undo-window.ts';
import { isOpen } from '#followup/request/states.ts';

/** `too-late`: the ten minutes are over, or something has happened since that undoing would undo too. */
export type Undone = Acted | { kind: 'too-late' };

/**
 * Takes back the last report that nobody has taken back. The follow-up stands as before; what fell due meanwhile, such as the next
 * step of the ladder or word of a late call, happens now.
 */
export function undo(db: Database, request: string, by: string, id: string): Promise<Undone> {
  return act<Undone>(
    db,
    request,
    by,
    async (transaction, followup) => {
      const last = await lastReport(transaction, request);
      if (last?.id !== id || last.before.steps_taken !== followup.steps_taken || !(await recallNotices(transaction, request))) return { kind: 'too-late' };
      await putBack(transaction, followup, last.before);
      await sql`update reports set undone_at = present() where id = ${id}`.execute(transaction);
      return record(transaction, request, 'undone', by, last.kind);
    },
    'leaves',
  );
}

type Report = Pick<RowOf<'reports'>, 'id' | 'kind'> & { before: Before };

async function lastReport(transaction: Transaction<Tables>, request: string): Promise<Report | undefined> {
  const { rows } = await sql<Report>`select id, kind, before from reports
    where case_review_id = ${request} and undone_at is null and undo_until > present() order by id desc limit 1 for update`.execute(transaction);
  return rows[0];
}

/** False when one has begun to leave. */
async function recallNotices(transaction: Transaction<Tables>, request: string): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`with recalled as (
      update deliveries set state = 'cancelled' where case_review_id = ${request} and kind = 'declined-notice' and state = 'waiting' and attempts = 0
    ) select exists (select from deliveries where case_review_id = ${request} and kind = 'declined-notice' and attempts > 0 and state <> 'cancelled') as left`.execute(
    transaction,
  );
  return rows[0]?.left === false;
}

async function putBack(transaction: Transaction<Tables>, { case_review_id }: Held, before: Before): Promise<void> {
  await transaction
    .updateTable('followups')
    // Steps that were taken meanwhile stay taken.
    .set({ ...before, steps_taken: sql`steps_taken`, next_due_at: isOpen(before.state) ? sql<Date>`present()` : null })
    .where('case_review_id', '=', case_review_id)
    .execute();
}
