import { sql, type Transaction } from 'kysely';
import { type Database, inTransaction } from '#database/connection.ts';
import type { Delivery, RowOf, Tables } from '#database/tables.ts';
import { later, type Outcome, refused } from '#deliveries/outcome.ts';
import { ownReasons } from '#deliveries/own-reasons.ts';
import { compose } from '#followup/alerts/alert.ts';
import { insertAlerts } from '#followup/escalation/escalate.ts';
import { isQuiet } from '#followup/escalation/plan.ts';
import { rings } from '#followup/escalation/policy.ts';
import { sendLead } from '#followup/practice-system/lead.ts';
import { readStoredRequests, type StoredRequest } from '#followup/request/stored-request.ts';
import { isNotice, tellOtherwise } from '#followup/visitor-messages/notice.ts';
import type { Called, FollowupContext } from '#notifications/outbox/context.ts';
import { practiceRefused, practiceWaits } from '#notifications/outbox/receiver-trouble.ts';
import { isSwitchedOff } from '#notifications/outbox/receivers.ts';
import { secondsUntilNextTry, triedForHours, triesBeforeAnotherChannel } from '#notifications/outbox/retry.ts';
import { giveUpSecondCall, noteDoubt, orderSecondCalls, withoutThirdCalls } from '#notifications/outbox/second-call.ts';
import { type DueMessage, withinBudget } from '#notifications/throttle/throttle.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** Sends what is due for these requests: all of it at once, so that no channel waits for another. True when something now waits for a bundle. */
export async function sendDue(context: FollowupContext, called: Called): Promise<boolean> {
  const { leased, bundles } = await context.db.transaction().execute((transaction) => lease(transaction, context, called));
  const told = await readStoredRequests(
    context,
    leased.map((delivery) => delivery.case_review_id),
  );
  const changes = leased.length > 0 ? await changesForLadder(context.db, context.firm.onCall) : [];
  const send = (delivery: Delivery) => sendOne(context, delivery, told.get(delivery.case_review_id), changes).catch((error: unknown) => failed(context, error));
  await Promise.all(leased.map((delivery) => holdWhile(context, delivery.id, async () => settle(context, delivery, await send(delivery)))));
  return bundles;
}

/** Leases what is due to this process. Only one process at a time does this, because the messages to each person are counted here. */
async function lease(transaction: Transaction<Tables>, context: FollowupContext, called: Called): Promise<{ leased: Delivery[]; bundles: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext('alert budget'))`.execute(transaction);
  const { rows } = await sql<
    DueMessage & { broken: boolean }
  >`select d.id, d.kind, d.channel, d.recipient, d.again, d.charged_at, d.leased_until is not null as broken, coalesce(f.urgency = 'urgent', false) as urgent
    from deliveries d left join followups f on f.case_review_id = d.case_review_id
    where (d.case_review_id = any(${called}::uuid[]) or (${called.includes(null)} and d.case_review_id is null))
      and d.state = 'waiting' and d.next_attempt_at <= present() and (d.leased_until is null or d.leased_until <= present())
    order by d.created_at for update of d skip locked`.execute(transaction);
  if (rows.length === 0) return { leased: [], bundles: false };
  const due = await withoutThirdCalls(transaction, rows);
  const { leaving, bundles } = await withinBudget(transaction, context, due);
  const { rows: leased } = await sql<Delivery>`update deliveries
    set attempts = attempts + 1, leased_until = present() + make_interval(secs => ${leaseSeconds}), charged_at = coalesce(charged_at, present())
    where id = any(${leaving}::uuid[]) returning *`.execute(transaction);
  return { leased, bundles };
}

/** An error while writing or sending is our own fault: it is reported, the message is tried again, and another channel may be brought in. */
function failed(context: FollowupContext, error: unknown): Outcome {
  context.failed(error);
  return later('failed');
}

async function sendOne(context: FollowupContext, delivery: Delivery, told: StoredRequest | undefined, changes: readonly Change[]): Promise<Outcome> {
  if (delivery.kind === 'lead') return sendLead(context, delivery, told);
  const message = await compose(context, delivery, told, changes);
  switch (message.kind) {
    case 'email':
      return context.senders.email?.send(message.email) ?? refused('not-configured');
    case 'sms':
      return context.senders.sms?.send(message.sms) ?? refused('not-configured');
    case 'call':
      return context.senders.call?.send(message.call) ?? refused('not-configured');
    case 'push':
      return context.senders.push?.send(message.push) ?? refused('not-configured');
    case 'webhook':
      if (await isSwitchedOff(context.db, 'event')) return refused('switched-off');
      return context.senders.webhook?.send(message.webhook) ?? refused('not-configured');
    case 'sink':
      return { kind: 'handed-over', id: delivery.id };
    case 'nothing':
      return refused(message.why);
  }
}

async function settle(context: FollowupContext, delivery: Delivery, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'handed-over':
      await context.handedOver(delivery.id, reportedOn.includes(delivery.channel) ? outcome.id : undefined);
      if (delivery.attempts > 1) await endRest(context, delivery.channel);
      return;
    case 'refused':
      await refuse(context, delivery, outcome.code);
      return startFallback(context, delivery);
    case 'later':
      if (delivery.again) return giveUpSecondCall(context.db, delivery, outcome.code);
      await noteDoubt(context.db, delivery, outcome.code);
      await tryAgainLater(context, delivery, outcome);
      practiceWaits(context, delivery, outcome.code);
      if (delivery.attempts >= triesBeforeAnotherChannel || outcome.code === 'timeout' || outcome.afterSeconds !== undefined)
        await startFallback(context, delivery);
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

/**
 * Records that a message was handed over, with those that it bundles. `heard` gets the seconds from a message's
 * order to its hand-over. Under a new id of the other side, reports about an earlier try no longer count. Follow-ups are locked before messages, as everywhere, so that transactions cannot deadlock.
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

async function tryAgainLater(context: FollowupContext, delivery: Delivery, { code, afterSeconds = 0 }: Extract<Outcome, { kind: 'later' }>): Promise<void> {
  const seconds = Math.max(secondsUntilNextTry(delivery.attempts, context.firm.onCall), afterSeconds);
  const { rows } = await sql<{ state: string }>`update deliveries set leased_until = null, last_code = ${code},
      state = case when created_at < present() - make_interval(hours => ${triedForHours}) then 'given-up' else 'waiting' end,
      next_attempt_at = present() + make_interval(secs => ${seconds})
    where id = ${delivery.id} and state = 'waiting' returning state`.execute(context.db);
  if (delivery.attempts === triesBeforeAnotherChannel) context.waits({ channel: delivery.channel, code });
  if (rows[0]?.state !== 'given-up') return;
  await sql`update deliveries set state = 'given-up', last_code = ${code} where bundle_id = ${delivery.id} and state = 'bundled'`.execute(context.db);
  context.alarm.ring('backlog', delivery.created_at);
}

type Others = Pick<FollowupContext, 'db' | 'firm' | 'senders' | 'secrets'>;
type Other = 'sms' | 'email' | 'call' | 'push' | 'webhook';

/** What a message that did not get through is replaced by: to the firm's own people, every other channel that reaches them; to a visitor, the other one. Also for a mail that came back after it was handed over. */
export async function startFallback(context: Others, delivery: Delivery): Promise<void> {
  if (isNotice(delivery)) return tellOtherwise(context, delivery);
  // The first call of the same step has done so, where it did not get through.
  if (delivery.again) return;
  if (!['alert', 'reminder', 'bundle'].includes(delivery.kind)) return;
  const { channel, recipient } = delivery;
  const person = context.firm.onCall.people[recipient];
  const reaches: Record<Other, unknown> = { sms: person?.mobile, email: person?.email, call: person?.mobile, push: person?.push, webhook: true };
  const others = (Object.keys(reaches) as Other[]).filter((other) => other !== channel && context.senders[other] && reaches[other]);
  // A text rings for a mail that fails. A call is for what should have rung and did not, or where nothing else rings.
  const mayCall = ['sms', 'call', 'push'].includes(channel) || !(others.includes('sms') || others.includes('push'));
  const wanted = others.filter((other) => other !== 'call' || mayCall);
  if (wanted.length > 0) await alertByOthers(context, delivery, wanted);
}

/** Alerts the same person by the other channels that the firm file has for them, each once per round; for a bundle, about each of its requests. */
async function alertByOthers(context: Others, { id, recipient, kind }: Delivery, others: readonly Other[]): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const { rows } = await sql<
      Pick<RowOf<'followups'>, 'urgency' | 'ladder_step'> & { request: string; round: number; kind: 'alert' | 'reminder'; has_begun: boolean; now: Date }
    >`
      select c.id as request, d.step as round, d.kind, urgency, ladder_step, call_from <= present() as has_begun, present() as now from deliveries d join case_reviews c on c.id = d.case_review_id join followups f on f.case_review_id = c.id
      where (d.id = ${id} or d.bundle_id = ${id}) and d.kind in ('alert', 'reminder') and case d.kind when 'alert' then f.state in ('climbing', 'unanswered') else f.state = 'acknowledged' end`.execute(
      transaction,
    );
    const alerts = others.map((by) => ({ who: recipient, by }));
    for (const wanted of ['alert', 'reminder'] as const)
      await insertAlerts(
        transaction,
        rows
          .filter((row) => row.kind === wanted)
          .map(({ request, round, urgency, ladder_step, has_begun, now }) => {
            // `ladder_step` is the one that follows.
            const mayRing = has_begun && !(wanted === 'alert' && isQuiet(ladder_step - 1, urgency, context.firm.onCall, now));
            const able = wanted === 'alert' || kind === 'bundle' ? alerts : alerts.filter(({ by }) => by !== 'webhook');
            return { request, round, alerts: able.filter((alert) => mayRing || !rings(alert)) };
          }),
        wanted,
      );
  });
}

/** How long a worker holds a message. If it is killed, another takes over after this, so that the message leaves within 15 seconds. */
export const leaseSeconds = 8;
/** Renews twice within a lease, so that one renewal may fail. */
const renewEveryMs = 3_000;

/** Renews the lease on a message while it is being sent. A process that dies stops renewing, and another takes over. */
export async function holdWhile({ db, timers }: FollowupContext, delivery: string, work: () => Promise<void>): Promise<void> {
  const renew = () =>
    sql`update deliveries set leased_until = present() + make_interval(secs => ${leaseSeconds}) where id = ${delivery} and state = 'waiting' and leased_until is not null`
      .execute(db)
      // If a renewal fails, another process may send a second copy, which carries the same Message-ID.
      .catch(() => undefined);
  const timer = timers.setInterval(() => void renew(), renewEveryMs);
  try {
    await work();
  } finally {
    timers.clearInterval(timer as never);
  }
}
