import { type Selectable, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { later, type Outcome, refused } from '#deliveries/outcome.ts';
import { insertAlerts } from '#followup/climb.ts';
import { compose } from '#followup/compose.ts';
import { holdWhile } from '#followup/lease.ts';
import type { Office } from '#followup/office.ts';
import { secondsUntilNextTry, triedForHours, triesBeforeAnotherChannel } from '#followup/retry.ts';

export type Delivery = Selectable<Tables['deliveries']>;

/** Sends what is due for a request, or for none: all of it at once, so that no channel waits for another. */
export async function sendDue(office: Office, request: string | null): Promise<void> {
  const { rows } = await sql<Delivery>`update deliveries set attempts = attempts + 1, leased_until = present() + interval '10 seconds'
    where id in (
      select id from deliveries
      where case_review_id is not distinct from ${request}::uuid and state = 'waiting' and next_attempt_at <= present() and (leased_until is null or leased_until <= present())
      for update skip locked)
    returning *`.execute(office.db);
  await Promise.all(rows.map((delivery) => holdWhile(office, delivery.id, async () => settle(office, delivery, await sendOne(office, delivery)))));
}

async function sendOne(office: Office, delivery: Delivery): Promise<Outcome> {
  const message = await compose(office, delivery);
  switch (message.kind) {
    case 'email':
      return office.senders.email?.send(message.email) ?? refused('not-configured');
    case 'sms':
      return office.senders.sms?.send(message.sms) ?? refused('not-configured');
    case 'webhook':
      return office.senders.webhook?.send(message.webhook) ?? refused('not-configured');
    case 'sink':
      return { kind: 'handed-over', id: delivery.id };
    case 'nothing':
      return refused(message.why);
    case 'unknown':
      return later(message.why);
  }
}

async function settle(office: Office, delivery: Delivery, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'handed-over':
      return handedOver(office, delivery);
    case 'refused':
      await office.db
        .updateTable('deliveries')
        .set({ state: 'refused', last_code: outcome.code, leased_until: null })
        .where('id', '=', delivery.id)
        .where('state', '=', 'waiting')
        .execute();
      return bringInAnotherChannel(office, delivery);
    case 'later':
      await tryAgainLater(office, delivery, outcome.code);
      if (delivery.attempts >= triesBeforeAnotherChannel) await bringInAnotherChannel(office, delivery);
  }
}

async function handedOver(office: Office, { id, kind, case_review_id }: Delivery): Promise<void> {
  await sql`with sent as (
      update deliveries set state = 'handed-over', handed_over_at = present(), leased_until = null where id = ${id} and state in ('waiting', 'cancelled')
    )
    update followups set delivered_at = coalesce(delivered_at, present()) where case_review_id = ${case_review_id} and ${kind} = 'alert'`.execute(office.db);
}

async function tryAgainLater(office: Office, delivery: Delivery, code: string): Promise<void> {
  const { rows } = await sql<{ state: string }>`update deliveries set leased_until = null, last_code = ${code},
      state = case when created_at < present() - make_interval(hours => ${triedForHours}) then 'given-up' else 'waiting' end,
      next_attempt_at = present() + make_interval(secs => ${secondsUntilNextTry(delivery.attempts, office.firm.firm.onCall)})
    where id = ${delivery.id} and state = 'waiting' returning state`.execute(office.db);
  if (rows[0]?.state === 'given-up') office.alarm('backlog', delivery.created_at);
}

/** The same person is alerted by every other channel the firm file has an address for; each at most once per step. */
async function bringInAnotherChannel(office: Office, { kind, channel, recipient, case_review_id, step }: Delivery): Promise<void> {
  if (kind !== 'alert' || !case_review_id) return;
  const person = office.firm.firm.onCall.people[recipient];
  const others = (['sms', 'email', 'webhook'] as const).filter(
    (other) => other !== channel && office.senders[other] && (other === 'webhook' || (other === 'sms' ? person?.mobile : person?.email)),
  );
  if (others.length === 0) return;
  await office.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('case_reviews')
      .innerJoin('followups', 'case_review_id', 'id')
      .select(['id', 'reference'])
      .where('id', '=', case_review_id)
      .where('state', '=', 'climbing')
      .executeTakeFirst();
    if (row)
      await insertAlerts(
        transaction,
        row,
        step,
        others.map((by) => ({ who: recipient, by })),
        office,
      );
  });
}
