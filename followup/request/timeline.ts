import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

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

/** What the practice system is told of, by the line of the timeline. Other lines are told to nobody outside. */
export const eventTypes: Record<string, string> = {
  received: 'request.received',
  acknowledged: 'request.taken',
  'passed-on': 'request.passed_on',
  'went-on': 'request.given_back',
  'told-late': 'request.late',
  reached: 'request.reached',
  'no-answer': 'request.not_reached',
  'left-message': 'request.not_reached',
  declined: 'request.declined',
  referred: 'request.referred',
  spam: 'request.spam',
  appointment: 'request.appointment',
  reassigned: 'request.reassigned',
  undone: 'request.undone',
  hired: 'request.hired',
  'taken-back': 'request.withdrawn',
  kept: 'request.kept',
};
