import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { together } from '#database/together.ts';
import { later, type Outcome, refused } from '#deliveries/outcome.ts';
import type { Called } from '#followup/attend.ts';
import { insertAlerts } from '#followup/climb.ts';
import { compose } from '#followup/compose.ts';
import { holdWhile } from '#followup/lease.ts';
import type { Office } from '#followup/office.ts';
import { secondsUntilNextTry, triedForHours, triesBeforeAnotherChannel } from '#followup/retry.ts';
import { readToldOf, type ToldOf } from '#followup/told-of.ts';

export type Delivery = Selectable<Tables['deliveries']>;

/** Sends what is due for these requests: all of it at once, so that no channel waits for another. */
export async function sendDue(office: Office, called: Called): Promise<void> {
  const { rows } = await sql<Delivery>`update deliveries set attempts = attempts + 1, leased_until = present() + interval '10 seconds'
    where id in (
      select id from deliveries
      where (case_review_id = any(${called}::uuid[]) or (${called.includes(null)} and case_review_id is null)) and state = 'waiting' and next_attempt_at <= present() and (leased_until is null or leased_until <= present())
      for update skip locked)
    returning *`.execute(office.db);
  const told = await readToldOf(
    office,
    rows.map((delivery) => delivery.case_review_id),
  );
  const send = (delivery: Delivery) => sendOne(office, delivery, told.get(delivery.case_review_id)).catch((error: unknown) => failed(office, error));
  await Promise.all(rows.map((delivery) => holdWhile(office, delivery.id, async () => settle(office, delivery, await send(delivery)))));
}

/** A message that cannot even be written is our own fault: it is told, it waits, and another channel is brought in as for any other. */
function failed(office: Office, error: unknown): Outcome {
  office.failed(error);
  return later('failed');
}

async function sendOne(office: Office, delivery: Delivery, told: ToldOf | undefined): Promise<Outcome> {
  const message = await compose(office, delivery, told);
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
  }
}

async function settle(office: Office, delivery: Delivery, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'handed-over':
      return office.handedOver(delivery.id);
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
      if (delivery.attempts >= triesBeforeAnotherChannel || outcome.code === 'timeout') await bringInAnotherChannel(office, delivery);
  }
}

/**
 * Notes that messages have left; those that leave while PostgreSQL is busy are noted together. `heard` is told how long
 * each took from its order until a channel had it.
 */
export function noteHandedOver(db: Database, heard: (channel: Delivery['channel'], seconds: number) => void = () => undefined): Office['handedOver'] {
  const note = async (ids: string[]): Promise<undefined[]> => {
    const { rows } = await sql<{ channel: Delivery['channel']; seconds: number }>`with sent as (
        update deliveries set state = 'handed-over', handed_over_at = present(), leased_until = null
        where id = any(${ids}::uuid[]) and state in ('waiting', 'cancelled')
        returning case_review_id, kind, channel, extract(epoch from handed_over_at - created_at)::float8 as seconds
      ), first as (
        select case_review_id from followups
        where delivered_at is null and case_review_id in (select case_review_id from sent where kind = 'alert') order by case_review_id for update
      ), told as (
        update followups set delivered_at = present() from first where followups.case_review_id = first.case_review_id
      )
      select channel, seconds from sent`.execute(db);
    for (const { channel, seconds } of rows) heard(channel, seconds);
    return ids.map(() => undefined);
  };
  return together(note, { atOnce: 1, most: 100 });
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
    if (row) await insertAlerts(transaction, [{ id: row.id, reference: row.reference, step, alerts: others.map((by) => ({ who: recipient, by })) }], office);
  });
}
