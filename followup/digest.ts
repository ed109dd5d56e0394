import { sql } from 'kysely';
import type { Office } from '#followup/office.ts';

/** Orders the mail about the day before; it is written when it is sent. Ordered twice on one day, it is still one. */
export async function orderDigest({ db, firm, wake }: Pick<Office, 'db' | 'firm' | 'wake'>): Promise<void> {
  for (const who of firm.firm.onCall.digest.to)
    await sql`insert into deliveries (id, kind, channel, recipient) select gen_random_uuid(), 'digest', 'email', ${who}
      where not exists (select from deliveries where kind = 'digest' and recipient = ${who} and created_at > present() - interval '12 hours')`.execute(db);
  const now = new Date();
  await wake([{ request: null, at: now, now }]);
}
