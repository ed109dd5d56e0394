import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import type { Secrets } from '#vault/secrets.ts';

/**
 * Most wrong codes within an hour, over all processes, for one reference from one network. A person mistypes a few times; guessing takes billions
 * of tries. Counted over all networks, anybody who has seen a reference could lock its owner out.
 */
const mostTries = 10;

/** Counts a try before the code is checked, so that tries made at the same time all count. False when there have been too many. */
export async function mayTry(db: Database, secrets: Secrets, what: string): Promise<boolean> {
  const now = Date.now();
  const { rows } = await sql<Pick<RowOf<'limits'>, 'points'>>`insert into limits (key, points, expire) values (${keyOf(secrets, what)}, 1, ${now + 3_600_000})
    on conflict (key) do update set
      points = case when limits.expire <= ${now} then 1 else limits.points + 1 end,
      expire = case when limits.expire <= ${now} then excluded.expire else limits.expire end
    returning points`.execute(db);
  return (rows[0]?.points ?? 1) <= mostTries;
}

/** After the right code, the wrong ones before it no longer count. */
export async function forgetTries(db: Database, secrets: Secrets, what: string): Promise<void> {
  await sql`delete from limits where key = ${keyOf(secrets, what)}`.execute(db);
}

function keyOf({ current }: Secrets, what: string): string {
  return `typed:${createHmac('sha256', current.key).update(`typed ${what}`).digest('base64url')}`;
}
