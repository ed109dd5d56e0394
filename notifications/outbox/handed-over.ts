import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Delivery } from '#database/tables.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { orderSecondCalls } from '#notifications/outbox/second-call.ts';

/**
 * Records that a message was handed over, with those that it bundles. `heard` gets the seconds from a message's
 * order to its hand-over. A retry gets a new provider id; reports for the old id are ignored. Follow-ups are locked before
 * messages, as everywhere, so that transactions cannot deadlock.
 */
export function noteHandedOver(db: Database, heard: (channel: Delivery['channel'], seconds: number) => void = () => undefined): FollowupContext['handedOver'] {
  return async (delivery, providerId) => {
    const { rows } = await sql<{ channel: Delivery['channel']; seconds: number }>`with locked as materialized (
        select case_review_id, state, urgency from followups
        where case_review_id in (select case_review_id from deliveries where id = ${delivery} or bundle_id = ${delivery}) order by case_review_id for update
      ), sent as (
        update deliveries d set state = 'handed-over', handed_over_at = present(), leased_until = null, provider_id = coalesce(named.provider_id, d.provider_id),
          arrival = case when named.same then arrival end, arrival_code = case when named.same then arrival_code end,
          arrival_order = case when named.same then arrival_order end, arrival_at = case when named.same then arrival_at end
        from (select id, given.provider_id, given.provider_id is null or given.provider_id is not distinct from one.provider_id as same
            from deliveries one, lateral (select case when one.id = ${delivery} then ${providerId ?? null}::text end as provider_id) as given
            where id = ${delivery} or bundle_id = ${delivery}) as named
        where d.id = named.id and ((d.id = ${delivery} and state in ('waiting', 'cancelled')) or (bundle_id = ${delivery} and state = 'bundled'))
          and (select count(*) from locked) >= 0
        returning d.id, case_review_id, kind, channel, recipient, step, secret_version, again, extract(epoch from handed_over_at - created_at)::float8 as seconds
      ), told as (
        update followups set delivered_at = present()
        where delivered_at is null and case_review_id in (select case_review_id from sent where kind = 'alert')
      ), second as (
        ${orderSecondCalls([delivery])}
      )
      select channel, seconds from sent where id = ${delivery}`.execute(db);
    for (const { channel, seconds } of rows) heard(channel, seconds);
  };
}
