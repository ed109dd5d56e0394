import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/**
 * The migrations of this release that the database has not had. One that is ahead is fine: `npm run migrate` runs before the
 * processes of a new release start, while those of the old one still work.
 */
export async function missingMigrations(db: Database, folder = 'database/migrations'): Promise<string[]> {
  const known = readdirSync(folder).flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -4)] : []));
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    (error: unknown) => {
      // Not there yet, or not yet granted: so old that this release cannot even ask.
      if (['42P01', '42501'].includes(String((error as { code?: unknown }).code))) return new Set<string>();
      throw error;
    },
  );
  return known.filter((name) => !done.has(name)).sort();
}
