import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** With one of these off, PostgreSQL can lose a commit that it has acknowledged. */
const mustBeOn = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

export class DurabilityError extends Error {
  override name = 'DurabilityError';
}

/** Refuses a database that may lose what it has acknowledged. */
export async function assertDurable(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings where name in (${sql.join([...mustBeOn])})`.execute(db);
  const off = mustBeOn.filter((name) => !keeps(rows.find((row) => row.name === name)?.setting));
  if (off.length) throw new DurabilityError(`PostgreSQL must not run with ${off.join(', ')} off: a request that was promised could be lost.`);
}

/** `synchronous_commit` has stronger values than on; `local` still flushes this server's own log. */
function keeps(setting: string | undefined): boolean {
  return ['on', 'local', 'remote_write', 'remote_apply'].includes(setting ?? 'off');
}
