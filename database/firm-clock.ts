import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** The worker notes at its start in which zone the firm counts its days: views cannot read the firm file. */
export async function noteZone(db: Database, zone: string): Promise<void> {
  await sql`update firm_clock set zone = ${zone} where zone <> ${zone}`.execute(db);
}
