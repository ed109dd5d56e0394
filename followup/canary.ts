import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** A pass for one synthetic request: valid for the five minutes it was made in, and the five after. */
export function canaryPass(secret: KeyObject, now: Date, back = 0): string {
  const slot = Math.floor(now.getTime() / 300_000) - back;
  return createHmac('sha256', secret).update(`canary ${slot}`).digest('base64url');
}

export function isCanary(pass: string | undefined, secret: KeyObject, now: Date): boolean {
  if (pass === undefined) return false;
  return [0, 1].some((back) => {
    const right = Buffer.from(canaryPass(secret, now, back));
    const given = Buffer.from(pass);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** Whether a synthetic request came out at the other end within the last seconds. */
export async function canaryArrivedWithin(db: Database, seconds: number): Promise<boolean> {
  const { rows } = await sql<{ arrived: boolean }>`select exists (
      select from deliveries where kind = 'canary' and state = 'handed-over' and handed_over_at > present() - make_interval(secs => ${seconds})
    ) as arrived`.execute(db);
  return rows[0]?.arrived ?? false;
}

/** Synthetic requests are kept for a day, and then leave no trace. */
export async function forgetCanaries(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const old = sql`select id from case_reviews where canary and received_at < present() - interval '1 day'`;
    for (const table of ['deliveries', 'followup_events', 'followups', 'consents', 'request_keys'] as const)
      await sql`delete from ${sql.table(table)} where case_review_id in (${old})`.execute(transaction);
    await sql`delete from case_reviews where canary and received_at < present() - interval '1 day'`.execute(transaction);
  });
}
