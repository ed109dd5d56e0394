import { sql, type Transaction } from 'kysely';
import type { Delivery, RowOf, Tables } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { alertUrl } from '#followup/alerts/alert-url.ts';
import { type QuarantineList, quarantineMail } from '#followup/alerts/quarantine-mail.tsx';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { insertAlerts } from '#notifications/outbox/enqueue.ts';

/** As many links as a mail program shows without cutting the mail. Further ones are on the next list, which is ordered at once. */
const mostOnOneList = 150;

export async function composeList(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  const list = await readQuarantineList(context, delivery.id, delivery.recipient);
  if (!to || list.suspects.length === 0) return { kind: 'nothing', why: to ? 'nothing-to-list' : 'no-address' };
  return emailOf(context, delivery, to, await quarantineMail(list, context.firm));
}

/**
 * The requests on a list. Each suspected spam request is on exactly one list: those on none are put on this one when it is
 * first written, and later tries show the same.
 */
async function readQuarantineList(context: FollowupContext, list: string, recipient: string): Promise<QuarantineList> {
  const more = await context.db.transaction().execute((transaction) => fill(transaction, list, recipient));
  const { rows } = await sql<
    Pick<RowOf<'case_reviews'>, 'reference' | 'received_at'> & Pick<RowOf<'followups'>, 'call_due_at' | 'urgency'> & { delivery: string }
  >`
    select reference, received_at, call_due_at, urgency, d.id as delivery
    from followups f join case_reviews c on c.id = f.case_review_id join deliveries d on d.case_review_id = c.id and d.kind = 'alert' and d.channel = 'sink'
    where f.listed_in = ${list} and erased_at is null order by urgency = 'urgent' desc, received_at`.execute(context.db);
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int from followups
    where lane = 'quarantine' and state in ('climbing', 'unanswered')`.execute(context.db);
  const suspects = rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    callDueBy: row.call_due_at,
    urgency: row.urgency,
    url: alertUrl(context, row.delivery),
  }));
  return {
    suspects,
    urgent: suspects.filter(({ urgency }) => urgency === 'urgent').length,
    inAll: counted[0]?.count ?? suspects.length,
    more,
    deskUrl: `${context.desk}/`,
  };
}

/** Two lists that are written at once cannot hold the same request: each is locked while it is put on one. */
async function fill(transaction: Transaction<Tables>, list: string, recipient: string): Promise<boolean> {
  const { rows: filled } = await sql`select from followups where listed_in = ${list} limit 1`.execute(transaction);
  if (filled.length > 0) return false;
  const { rows } = await sql<{ request: string; round: number }>`
    select f.case_review_id as request, steps_taken as round from followups f join case_reviews c on c.id = f.case_review_id
    where lane = 'quarantine' and listed_in is null and state in ('climbing', 'unanswered') and steps_taken > 1 and erased_at is null
    order by urgency = 'urgent' desc, received_at limit ${mostOnOneList + 1} for update of f skip locked`.execute(transaction);
  const these = rows.slice(0, mostOnOneList);
  await sql`update followups set listed_in = ${list} where case_review_id = any(${these.map(({ request }) => request)}::uuid[])`.execute(transaction);
  // Each gets a link of its own, which opens it like an alert's.
  await insertAlerts(
    transaction,
    these.map((one) => ({ ...one, alerts: [{ who: recipient, by: 'sink' as const }] })),
  );
  const more = rows.length > mostOnOneList;
  if (more)
    await sql`insert into deliveries (id, kind, channel, recipient) select gen_random_uuid(), 'quarantine-list', 'email', ${recipient}
      where not exists (select from deliveries where kind = 'quarantine-list' and state = 'waiting' and attempts = 0)`.execute(transaction);
  return more;
}
