import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** A person took what looked like spam: only now the practice system hears of it. Called while the request is still set aside. */
export async function announceTaken(transaction: Transaction<Tables>, request: string): Promise<void> {
  await sql`select intake_api.announce_opened(array[case_review_id]) from followups
    where case_review_id = ${request} and lane = 'quarantine' and not canary`.execute(transaction);
}
