import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '#database/connection.ts';

/** Brings the tables up to date. Kysely's migrator holds a lock, so any number of processes may start at once. */
export async function migrate(db: Database, folder = 'database/migrations'): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations(folder) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

function readMigrations(folder: string): Record<string, Migration> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return Object.fromEntries(
    files.map((file) => {
      const statements = readFileSync(join(folder, file), 'utf8');
      return [file.slice(0, -4), { up: async (db) => void (await sql.raw(statements).execute(db)) }];
    }),
  );
}
