import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '#database/tables.ts';

export type Database = Kysely<Tables>;

/**
 * node-postgres waits forever by default. These limits turn a slow or half-open link into an error that a visitor
 * can be told about within 8 seconds, and replace every connection once a minute.
 */
export const limits = {
  keepAlive: true,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 3_000,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  maxLifetimeSeconds: 60,
} as const;

/** For commands that touch every row, while nobody waits in a browser. */
const patience = { connectionTimeoutMillis: 30_000, statement_timeout: 120_000, query_timeout: 121_000 } as const;

type Connecting = { max?: number; patient?: boolean; onError: (error: Error) => void };

export function connect(url: string, { max = 10, patient = false, onError }: Connecting): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'firm', ...limits, ...(patient ? patience : {}) });
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', onError);
  // Nor may one that breaks between two statements of a transaction: the next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** All of `work` or nothing: in a transaction of its own, or as part of the one that the caller is in. */
export function inTransaction<T>(db: Database, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work);
}

/** Whether the database answers at all, over the pool. */
export async function answers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** Asks over a connection of its own, so that a stuck pool is not mistaken for a database that is down. */
export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
