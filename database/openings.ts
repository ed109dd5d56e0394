import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** Whether this site was ever open to the public. */
export function openingsIn(db: Database) {
  return {
    known: async () => (await sql`select from site_openings`.execute(db)).rows.length > 0,
    note: async () => void (await sql`insert into site_openings default values on conflict do nothing`.execute(db)),
  };
}
