import { sql } from 'kysely';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** Orders a mail to the firm that comes regularly; it is written when it is sent. A second order within `hours` adds nothing. */
export async function orderMail(
  { db, wake }: Pick<FollowupContext, 'db' | 'wake'>,
  { kind, to, hours }: { kind: 'digest' | 'law-review'; to: readonly string[]; hours: number },
): Promise<void> {
  for (const who of to)
    await sql`insert into deliveries (id, kind, channel, recipient) select gen_random_uuid(), ${kind}, 'email', ${who}
      where not exists (select from deliveries where kind = ${kind} and recipient = ${who} and created_at > present() - make_interval(hours => ${hours}))`.execute(
      db,
    );
  const now = new Date();
  await wake([{ request: null, at: now, now }]);
}
