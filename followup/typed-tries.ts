import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Secrets } from '#vault/secrets.ts';

/** Most wrong codes for one reference within an hour, over all processes. A person mistypes a few times; guessing takes billions of tries. */
const mostTries = 10;

/** Counts a try before the code is checked, so that tries made at the same time all count. False when there have been too many. */
export async function mayTry(db: Database, secrets: Secrets, reference: string): Promise<boolean> {
  const now = Date.now();
  const { rows } = await sql<{ points: number }>`insert into limits (key, points, expire) values (${keyOf(secrets, reference)}, 1, ${now + 3_600_000})
    on conflict (key) do update set
      points = case when limits.expire <= ${now} then 1 else limits.points + 1 end,
      expire = case when limits.expire <= ${now} then excluded.expire else limits.expire end
    returning points`.execute(db);
  return (rows[0]?.points ?? 1) <= mostTries;
}

/** After the right code, the wrong ones before it no longer count. */
export async function forgetTries(db: Database, secrets: Secrets, reference: string): Promise<void> {
  await sql`delete from limits where key = ${keyOf(secrets, reference)}`.execute(db);
}

function keyOf({ current }: Secrets, reference: string): string {
  return `typed:${createHmac('sha256', current.key).update(`typed ${reference}`).digest('base64url')}`;
}
