import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { openLane } from '#followup/actions/quarantine.ts';
import { spam } from '#followup/actions/reports.ts';

export type Decision = 'open' | 'spam';

/** What the page says afterwards. */
export type Done = Decision | 'none' | 'over';

export function isDecision(text: string): text is Decision {
  return text === 'open' || text === 'spam';
}

export function isDone(text: string): text is Done {
  return isDecision(text) || text === 'none' || text === 'over';
}

/** Decides what is still set aside among these references. Returns the ids for which that was so. */
export async function decideSetAside({ db }: { db: Database }, by: string, decision: Decision, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Pick<RowOf<'case_reviews'>, 'id'>>`select c.id from case_reviews c join followups f on f.case_review_id = c.id
    where c.reference = any(${references.slice(0, 500)}::text[]) and f.lane = 'quarantine' and f.state in ('climbing', 'unanswered') and c.erased_at is null
    order by c.id`.execute(db);
  const decided: string[] = [];
  for (const { id } of rows) {
    const acted = await (decision === 'open' ? openLane(db, id, by) : spam(db, id, by));
    if (acted.kind === 'done') decided.push(id);
  }
  return decided;
}
