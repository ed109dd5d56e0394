import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Acted, act, record } from '#followup/actions/action.ts';

/** The reader has checked that the firm does not already act for somebody on the other side. The story opens with this. */
export function clearConflict(db: Database, request: string, by: string): Promise<Acted> {
  return act(
    db,
    request,
    by,
    async (transaction, followup) => {
      if (followup.conflict_found_at) return { kind: 'over' };
      if (followup.conflict_cleared_at) return { kind: 'done' };
      await sql`update followups set conflict_cleared_at = present() where case_review_id = ${request}`.execute(transaction);
      return record(transaction, request, 'conflict-cleared', by);
    },
    'leaves',
  );
}

/** There is a conflict of interest: what was written stays shut for good, also where it was open before. */
export function findConflict(db: Database, request: string, by: string): Promise<Acted> {
  return act(
    db,
    request,
    by,
    async (transaction, followup) => {
      if (followup.conflict_found_at) return { kind: 'done' };
      await sql`update followups set conflict_found_at = present() where case_review_id = ${request}`.execute(transaction);
      return record(transaction, request, 'conflict-found', by);
    },
    'leaves',
  );
}
