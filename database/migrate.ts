import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Database } from '#database/connection.ts';
import { forRolesOf } from '#database/roles.ts';
import type { Tables } from '#database/tables.ts';

/**
 * Brings the tables up to date over a connection of its own, as their owner: a visitor's limits (3 seconds a statement) would end
 * a long migration in the middle, every time.
 */
export async function migrateAlone(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'firm-migrations', connectionTimeoutMillis: 5_000, keepAlive: true });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Brings the tables up to date. Kysely's migrator holds a lock, so any number may be started at once. */
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
      return [file.slice(0, -4), { up: async (db) => void (await sql.raw(await forRolesOf(db, statements)).execute(db)) }];
    }),
  );
}
