import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Database } from '#database/connection.ts';
import { forRolesOf } from '#database/roles.ts';
import type { Tables } from '#database/tables.ts';

/** How far it is: so many of so many. */
type Told = (done: number, total: number) => void;

/** While a migration waits for a table that somebody else uses, everybody behind it waits too: visitors are told to call. So it gives up soon. */
const lockedMs = 10_000;

/**
 * Brings the tables up to date over a connection of its own, as their owner: a visitor's limits (3 seconds a statement) would end
 * a long migration in the middle, every time.
 */
export async function migrateAlone(url: string, told?: Told): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'firm-migrations',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    lock_timeout: lockedMs,
  });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await migrate(db, undefined, told);
  } finally {
    await db.destroy();
  }
}

/** Brings the tables up to date. Kysely's migrator holds a lock, so any number may be started at once. */
export async function migrate(db: Database, folder = 'database/migrations', told?: Told): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations(folder, told) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

function readMigrations(folder: string, told: Told = () => undefined): Record<string, Migration> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return Object.fromEntries(
    files.map((file, at) => {
      const statements = readFileSync(join(folder, file), 'utf8');
      const up: Migration['up'] = async (db) => {
        told(at, files.length);
        await sql.raw(await forRolesOf(db, statements)).execute(db);
      };
      return [file.slice(0, -4), { up }];
    }),
  );
}
