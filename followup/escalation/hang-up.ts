import { sql } from 'kysely';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/**
 * Ends calls that still ring for a request that somebody has taken meanwhile. Each is tried once: if it fails, the phone rings its
 * 25 seconds out, and whoever answers hears who has it.
 */
export async function hangUpTaken({ db, senders, failed }: Pick<FollowupContext, 'db' | 'senders' | 'failed'>): Promise<void> {
  const hangUp = senders.call?.hangUp;
  if (!hangUp) return;
  const { rows } = await sql<{ call: string }>`update deliveries d set arrival_code = 'hung-up' from followups f
    where f.case_review_id = d.case_review_id and f.state not in ('climbing', 'unanswered')
      and d.channel = 'call' and d.state = 'handed-over' and d.kind = 'alert' and d.handed_over_at > present() - interval '2 minutes'
      and d.provider_id is not null and coalesce(d.arrival, 'on-its-way') = 'on-its-way' and d.arrival_code is distinct from 'hung-up'
    returning d.provider_id as call`.execute(db);
  await Promise.all(rows.map(({ call }) => hangUp(call).catch(failed)));
}
