import { startLocalPostgres } from '#scripts/postgres.ts';
import { shareServer } from './database.ts';

/** One PostgreSQL for all files of a run. A test that stops it, kills it or changes its settings starts its own. */
export default async function startOne(): Promise<() => Promise<void>> {
  const postgres = await startLocalPostgres({ settings: { max_connections: '400' } });
  shareServer(postgres.url);
  return postgres.discard;
}
