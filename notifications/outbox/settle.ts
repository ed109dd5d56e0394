import { sql } from 'kysely';
import type { Delivery } from '#database/tables.ts';
import type { Outcome } from '#deliveries/outcome.ts';
import { ownReasons } from '#deliveries/own-reasons.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import type { Fallback } from '#notifications/outbox/message-kind.ts';
import { practiceRefused, practiceWaits } from '#notifications/outbox/receiver-trouble.ts';
import { secondsUntilNextTry, triedForHours, triesBeforeAnotherChannel } from '#notifications/outbox/retry.ts';
import { giveUpSecondCall, noteDoubt } from '#notifications/outbox/second-call.ts';

/** Records what became of a message. `fallback`: what its kind does where it did not get through. */
export async function settle(context: FollowupContext, delivery: Delivery, outcome: Outcome, fallback?: Fallback): Promise<void> {
  switch (outcome.kind) {
    case 'handed-over':
      await context.handedOver(delivery.id, reportedOn.includes(delivery.channel) ? outcome.id : undefined);
      if (delivery.attempts > 1) await endRest(context, delivery.channel);
      return;
    case 'refused':
      await refuse(context, delivery, outcome.code);
      return fallback?.(context, delivery);
    case 'later':
      if (delivery.again) return giveUpSecondCall(context.db, delivery, outcome.code);
      await noteDoubt(context.db, delivery, outcome.code);
      await tryAgainLater(context, delivery, outcome);
      practiceWaits(context, delivery, outcome.code);
      if (delivery.attempts >= triesBeforeAnotherChannel || outcome.code === 'timeout' || outcome.afterSeconds !== undefined)
        await fallback?.(context, delivery);
  }
}

/**
 * A message got through that had failed before: its channel is well again. What that channel turned away while it rested was not tried
 * at all, and is due now; with its own gap it would wait for five more minutes. The reconciler finds it within seconds.
 */
async function endRest({ db }: FollowupContext, channel: Delivery['channel']): Promise<void> {
  await sql`update deliveries set next_attempt_at = present() where id in (
      select id from deliveries where channel = ${channel} and state = 'waiting' and last_code = 'resting' and next_attempt_at > present() for update skip locked
    )`.execute(db);
}

/** Channels whose other side reports later what became of a message, under the id that it gave it. */
const reportedOn: Delivery['channel'][] = ['sms', 'call', 'push'];

async function refuse(context: FollowupContext, delivery: Delivery, code: string): Promise<void> {
  await sql`update deliveries set state = 'refused', last_code = ${code}, leased_until = null
    where (id = ${delivery.id} and state = 'waiting') or (bundle_id = ${delivery.id} and state = 'bundled')`.execute(context.db);
  const { channel, recipient } = delivery;
  if (!ownReasons.includes(code) && (await practiceRefused(context, delivery, code))) return;
  const ofTheFirm = recipient !== 'visitor' && !ownReasons.includes(code);
  if (ofTheFirm) context.addressRefused({ who: recipient, channel, code, since: delivery.created_at });
}

async function tryAgainLater(context: FollowupContext, delivery: Delivery, { code, afterSeconds = 0 }: Extract<Outcome, { kind: 'later' }>): Promise<void> {
  const seconds = Math.max(secondsUntilNextTry(delivery.attempts, context.firm.onCall), afterSeconds);
  const { rows } = await sql<{ state: string }>`update deliveries set leased_until = null, last_code = ${code},
      state = case when created_at < present() - make_interval(hours => ${triedForHours}) then 'given-up' else 'waiting' end,
      next_attempt_at = present() + make_interval(secs => ${seconds})
    where id = ${delivery.id} and state = 'waiting' returning state`.execute(context.db);
  if (delivery.attempts === triesBeforeAnotherChannel) context.waits({ channel: delivery.channel, code });
  if (rows[0]?.state !== 'given-up') return;
  await sql`update deliveries set state = 'given-up', last_code = ${code} where bundle_id = ${delivery.id} and state = 'bundled'`.execute(context.db);
  context.alarm.raise('backlog', delivery.created_at);
}
