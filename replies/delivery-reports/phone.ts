import { sql, type Transaction } from 'kysely';
import type { Arrival, Delivery, Tables } from '#database/tables.ts';
import { isUuid } from '#database/uuid.ts';
import { ofTheAccount, passing } from '#deliveries/twilio.ts';
import { fallbackOf } from '#followup/message-kinds.ts';
import { writeTimeline } from '#followup/request/timeline.ts';
import { isNotice } from '#followup/visitor-messages/notice.ts';
import type { Phone } from '#replies/staff/context.ts';

/** What the other side says became of a text or call. `order` rises from one report to the next, because they may come in any order. */
export type Report = { delivery: string; id: string; order: number; arrival: Arrival; code: string | undefined };

/** Numbers that no call reaches: the network knows no such number. */
const deadNumber = ['404', '410', '604', '21211', '21214', '21217'];

/** The reports of a call. That it was picked up means nothing: voicemail does that. That a key was pressed is not told here. */
export function callReport(form: URLSearchParams, delivery: string): Report | undefined {
  const status = form.get('CallStatus') ?? '';
  const stage = { queued: 0, initiated: 0, ringing: 1, 'in-progress': 2, completed: 3, busy: 3, failed: 3, 'no-answer': 3, canceled: 3 }[status];
  const id = form.get('CallSid') ?? '';
  if (stage === undefined || !id) return undefined;
  const order = wholeNumber(form.get('SequenceNumber')) ?? stage;
  if (stage < 3) return { delivery, id, order, arrival: stage === 2 ? 'arrived' : 'on-its-way', code: undefined };
  const dead = deadNumber.find((code) => status === 'failed' && (form.get('SipResponseCode') === code || form.get('ErrorCode') === code));
  return { delivery, id, order, arrival: dead ? 'failed' : 'not-answered', code: dead ? codeOf(dead) : status };
}

/** The reports of a text. `sent` may be the last of them. */
export function textReport(form: URLSearchParams, delivery: string): Report | undefined {
  const status = form.get('MessageStatus') ?? '';
  const order = { accepted: 0, scheduled: 0, queued: 1, sending: 2, sent: 3, delivered: 4, undelivered: 4, failed: 4 }[status];
  const id = form.get('MessageSid') ?? '';
  if (order === undefined || !id) return undefined;
  if (order < 4) return { delivery, id, order, arrival: 'on-its-way', code: undefined };
  if (status === 'delivered') return { delivery, id, order, arrival: 'arrived', code: undefined };
  return { delivery, id, order, arrival: 'failed', code: codeOf(/^\d{5}$/.exec(form.get('ErrorCode') ?? '')?.[0] ?? '') };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function codeOf(code: string): string {
  return code.length === 3 ? `sip-${code}` : code ? `twilio-${code}` : 'undelivered';
}

/** So many of those within a day are reported as an address that takes no messages. */
const tooManyADay = 3;

/**
 * Notes what became of a message. What did not arrive goes by another channel at once. A report that is older than the one noted,
 * or came before, changes nothing.
 */
export async function noteReport(phone: Phone, report: Report): Promise<void> {
  if (!isUuid(report.delivery)) return;
  const { changed, refused } = await phone.db.transaction().execute(async (transaction) => {
    const delivery = await noteArrival(transaction, report);
    if (!delivery || delivery.arrival === 'on-its-way') return { changed: [], refused: undefined };
    await noteEvent(transaction, delivery);
    return delivery.arrival === 'failed' ? goAnotherWay({ ...phone, db: transaction }, transaction, delivery) : { changed: [], refused: undefined };
  });
  if (changed.length > 0) await phone.wake(changed);
  if (refused) phone.addressRefused(refused);
}

/** Undefined when it was known, or is about another try of the same message. Follow-ups are locked before messages, as everywhere. */
async function noteArrival(transaction: Transaction<Tables>, { delivery, id, order, arrival, code }: Report): Promise<Delivery | undefined> {
  await sql`select from followups where case_review_id = (select case_review_id from deliveries where id = ${delivery}) for update`.execute(transaction);
  // A key that was pressed is more than any report: the call that ends after it was answered.
  const { rows } = await sql<Delivery>`update deliveries set provider_id = ${id}, arrival_order = ${order}, arrival_at = present(),
      arrival = case when arrival = 'answered' then arrival else ${arrival} end, arrival_code = case when arrival = 'answered' then null else ${code ?? null} end
    where id = ${delivery} and channel in ('sms', 'call') and coalesce(provider_id, ${id}) = ${id} and coalesce(arrival_order, -1) < ${order} returning *`.execute(
    transaction,
  );
  return rows[0];
}

/** On the timeline of its request, or of each that it told of. */
async function noteEvent(transaction: Transaction<Tables>, { id, channel, recipient, arrival, arrival_code }: Delivery): Promise<void> {
  // Somebody or something picked up, or a key was pressed: the call's end, or the key itself, is what is noted.
  if (channel === 'call' && (arrival === 'arrived' || arrival === 'answered')) return;
  // We hung up ourselves, because somebody has it.
  if (arrival_code === 'canceled') return;
  const kind = arrival === 'arrived' ? 'arrived' : arrival === 'not-answered' ? 'not-answered' : 'not-arrived';
  const detail = [channel, arrival_code].filter(Boolean).join(' ');
  const { rows } = await sql<{ case_review_id: string }>`select distinct case_review_id from deliveries
    where (id = ${id} or bundle_id = ${id}) and case_review_id is not null`.execute(transaction);
  await writeTimeline(
    transaction,
    rows.map(({ case_review_id }) => ({ case_review_id, kind, by: recipient, detail })),
  );
}

type Consequence = { changed: string[]; refused: Parameters<Phone['addressRefused']>[0] | undefined };

async function goAnotherWay(phone: Phone, transaction: Transaction<Tables>, delivery: Delivery): Promise<Consequence> {
  const { id, recipient, channel, created_at, arrival_code } = delivery;
  const code = arrival_code ?? 'undelivered';
  const final = !passing.includes(code);
  if (final || isNotice(delivery)) await sql`update deliveries set state = 'refused', last_code = ${code} where id = ${id}`.execute(transaction);
  await fallbackOf(delivery)?.(phone, delivery);
  const { rows } = await sql<{ request: string }>`select distinct case_review_id as request from deliveries
    where (id = ${id} or bundle_id = ${id}) and case_review_id is not null`.execute(transaction);
  // What is wrong with our account says nothing about this person's number; incidents/channels-down.ts tells of it.
  const told = recipient !== 'visitor' && !ofTheAccount.includes(code) && (final || (await failuresOfToday(transaction, delivery)) >= tooManyADay);
  return { changed: rows.map(({ request }) => request), refused: told ? { who: recipient, channel, code, since: created_at } : undefined };
}

async function failuresOfToday(transaction: Transaction<Tables>, { recipient, channel }: Delivery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from deliveries
    where recipient = ${recipient} and channel = ${channel} and arrival = 'failed' and arrival_at > present() - interval '1 day'`.execute(transaction);
  return rows[0]?.count ?? 0;
}
