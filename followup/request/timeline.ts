import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { eventTypes } from '#followup/practice-system/events.ts';

/** What somebody or the machine did for a request. `detail` says by which channel a person took it, if not at the desk. */
type Happened = { case_review_id: string; kind: string; by: string | null; detail: string | null };

/**
 * Writes what happened, and what the practice system is told of it, in the transaction of the act itself. Requests that look like spam
 * and synthetic ones are told to nobody. The caller has locked the follow-up, so that no two events of it get one number.
 */
export async function writeTimeline(transaction: Transaction<Tables>, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return;
  // Only what has a place among the request's events is told.
  const lines = happened.map((one, place) => (eventTypes[one.kind] ? { ...one, place } : one));
  await sql`select intake_api.write_timeline(${JSON.stringify(lines)})`.execute(transaction);
}
