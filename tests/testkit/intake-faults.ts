import pg from 'pg';
import type { LocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import type { Intake } from './case-review.ts';
import { ended, run, until } from './product.ts';

/** Crashes PostgreSQL, does something, starts it again. */
export async function withoutDatabase({ product }: Intake<LocalPostgres>, doing: () => Promise<void>): Promise<void> {
  await product.postgres.killHard();
  try {
    await doing();
  } finally {
    await product.postgres.start();
  }
}

/** Ends the web process as a crash does, at the moment when PostgreSQL is about to store what it was sent. */
export async function killServerHolding({ product }: Intake, sending: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: product.postgres.url });
  await client.connect();
  await client.query('begin; lock table case_reviews in exclusive mode');
  await sending();
  const isWaiting = async () =>
    (await client.query('select from pg_locks join pg_database on pg_database.oid = database where not granted and datname = current_database()')).rowCount ===
    1;
  await until('the request waits to be stored', isWaiting, 20);
  await ended(product.web.child, 'SIGKILL');
  await client.query('rollback');
  await client.end();
}

/** Another web process where the last one was. */
export async function startServerAgain({ product }: Intake): Promise<void> {
  product.web = run('web', { DATABASE_URL: product.postgres.url, PORT: new URL(product.url).port });
  await untilReady(`${product.url}/ready`);
}
