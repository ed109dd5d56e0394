import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Acted, act, record } from '#followup/actions/action.ts';
import { announceTaken } from '#followup/actions/announce.ts';

/**
 * A person says that what looked like spam is none: it climbs the ladder from its first step, as if it had come in now. What the
 * visitor was promised stays as it was.
 */
export function openLane(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction) => {
    await announceTaken(transaction, request);
    const { rows } = await sql`update followups set lane = 'open', state = 'climbing', ladder_step = 0, ladder_from = greatest(present(), call_from),
        next_due_at = present()
      where case_review_id = ${request} and lane = 'quarantine' and state in ('climbing', 'unanswered') returning case_review_id`.execute(transaction);
    return rows.length > 0 ? record(transaction, request, 'lane-opened', by) : { kind: 'over' };
  });
}
