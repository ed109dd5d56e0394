import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { natures } from '#incidents/alarm-rules.ts';
import type { Incident } from '#incidents/schedule.ts';

/** A person took what looked like spam: only now the practice system hears of it. Called while the request is still set aside. */
export async function announceTaken(transaction: Transaction<Tables>, request: string): Promise<void> {
  await sql`select intake_api.announce_opened(array[case_review_id]) from followups
    where case_review_id = ${request} and lane = 'quarantine' and not canary`.execute(transaction);
}

/**
 * Tells the practice system of what somebody was told of: once that it began, and once that it is over, in the write of the incident itself.
 * Of what is told once a day nobody can say that it is over. While the database is away nothing is written; its row, and this, follow.
 */
export async function announceIncident(transaction: Transaction<Tables>, id: string, { kind, since, told, overAt }: Incident): Promise<void> {
  if (told === 0) return;
  const until = overAt !== undefined && natures[kind].told !== 'daily' ? overAt : null;
  await sql`select intake_api.announce_incident(${id}, ${kind}, ${since}, ${until})`.execute(transaction);
}
