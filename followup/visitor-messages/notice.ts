import { sql } from 'kysely';
import { linkOf, tokenHash } from '#case-review/message-link.ts';
import { mailDigest, mailDigests, phoneDigest, phoneDigests } from '#case-review/phone.ts';
import { inTransaction } from '#database/connection.ts';
import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { windowOf } from '#followup/escalation/call-times.ts';
import type { Facts } from '#followup/request/facts.ts';
import { isSuppressed } from '#followup/request/stops.ts';
import { openPerson, type Person, type StoredRequest } from '#followup/request/stored-request.ts';
import { writeTimeline } from '#followup/request/timeline.ts';
import { visitorLanguage } from '#followup/visitor-messages/language.ts';
import { declinedMail, lateMail, receiptMail } from '#followup/visitor-messages/mails.tsx';
import { declinedText, lateText, notMailedText } from '#followup/visitor-messages/texts.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { insertNotices } from '#notifications/outbox/enqueue.ts';
import type { Fallback } from '#notifications/outbox/message-kind.ts';

/** What a visitor is told without asking: that the hour is over, or that the firm cannot take it on. */
export type NoticeKind = 'late-notice' | 'declined-notice';

export function isNotice(delivery: Delivery): delivery is Delivery & { kind: NoticeKind; case_review_id: string } {
  return delivery.kind === 'late-notice' || delivery.kind === 'declined-notice';
}

/** A notice written for its channel; `nothing` where that channel cannot or must not carry it. */
export async function composeNotice(context: FollowupContext, delivery: Delivery, { stored: told }: Facts): Promise<Message> {
  const person = openPerson(context, told);
  if (!person || !told) return { kind: 'nothing', why: 'erased' };
  return delivery.channel === 'sms' ? composeText(context, delivery, told, person) : composeMail(context, delivery, told, person);
}

/**
 * A receipt that its owner ordered by mail. Nothing else is tried where it cannot be sent: the receipt says so. By text it says that
 * the mail came back: by then its owner may have closed the page.
 */
export async function composeReceiptMail(context: FollowupContext, delivery: Delivery, { stored: told }: Facts): Promise<Message> {
  const person = openPerson(context, told);
  if (!person || !told || told.state === 'withdrawing') return { kind: 'nothing', why: 'erased' };
  return delivery.channel === 'sms' ? composeText(context, delivery, told, person) : composeMail(context, delivery, told, person);
}

async function composeMail(context: FollowupContext, delivery: Delivery, told: StoredRequest, person: Person): Promise<Message> {
  const { website, db, secrets } = context;
  if (!person.email || told.mail_dead_at) return { kind: 'nothing', why: 'no-address' };
  if (person.noMails) return { kind: 'nothing', why: person.noMails };
  if (await isSuppressed(db, 'mails', mailDigests(secrets, person.email))) return { kind: 'nothing', why: 'asked-not-to' };
  const may = await mayTell(context, mailDigest(person.email, secrets.current.key), told.id);
  if (may !== 'yes') return { kind: 'nothing', why: may };
  const { token } = linkOf(delivery.id, secrets.of(delivery.secret_version));
  // The hash of the receipt's link is stored before the mail leaves, so that the link works when it arrives.
  await sql`update deliveries set link_hash = ${Buffer.from(tokenHash(token), 'hex')},
      link_expires_at = (select receipt_expires_at from case_reviews where id = ${told.id}) where id = ${delivery.id} and link_hash is null`.execute(db);
  const { language, firm, words } = visitorLanguage(context, told.language);
  const receipt = `${website}${language.path}/receipt`;
  const facts = {
    reference: person.reference,
    code: person.receiptCode,
    receiptUrl: `${receipt}#${token}`,
    codeUrl: receipt,
    referredTo: person.referredTo,
    triedAt: told.tried_at ?? undefined,
    promisedBy: told.promised_by ?? undefined,
    window: windowOf(told, told.now),
    laterThanTheHour: told.call_from > told.received_at ? told.call_due_at : undefined,
  };
  const write = delivery.kind === 'late-notice' ? lateMail : delivery.kind === 'declined-notice' ? declinedMail : receiptMail;
  return emailOf(context, delivery, person.email, await write(facts, firm, words));
}

async function composeText(context: FollowupContext, delivery: Delivery, told: StoredRequest, person: Person): Promise<Message> {
  const { db, secrets } = context;
  const { phone } = person;
  if (!context.senders.sms) return { kind: 'nothing', why: 'not-configured' };
  if (!person.mobile) return { kind: 'nothing', why: 'no-number' };
  const digest = phoneDigest(phone, secrets.current.key);
  if (person.noTexts) return { kind: 'nothing', why: person.noTexts };
  if (await isSuppressed(db, 'texts', phoneDigests(secrets, phone))) return { kind: 'nothing', why: 'asked-not-to' };
  const may = digest ? await mayTell(context, digest, told.id) : 'no-number';
  if (may !== 'yes') return { kind: 'nothing', why: may };
  const facts = { reference: person.reference, triedAt: told.tried_at ?? undefined, referred: person.referredTo !== undefined };
  const write = delivery.kind === 'late-notice' ? lateText : delivery.kind === 'declined-notice' ? declinedText : notMailedText;
  const { firm, words } = visitorLanguage(context, told.language);
  return { kind: 'sms', sms: { to: person.mobile, delivery: delivery.id, text: write(facts, firm, words) } };
}

/**
 * An address gets notices about one request a day, because anybody can type a stranger's address into the form. It is locked
 * while this is decided, so that two requests cannot both be the first. The request is locked too: erasing it waits for this and
 * then removes the digest, or has happened, and no digest is stored.
 */
async function mayTell({ db }: FollowupContext, digest: Buffer, request: string): Promise<'yes' | 'told-today' | 'erased'> {
  return db.transaction().execute(async (transaction) => {
    const { rows: kept } = await sql<{
      erased: boolean;
    }>`select erased_at is not null as erased from case_reviews where id = ${request} for share`.execute(transaction);
    if (kept[0]?.erased) return 'erased';
    await sql`select pg_advisory_xact_lock(${digest.readBigInt64BE(0).toString()}::bigint)`.execute(transaction);
    const { rows } = await sql<{ other: boolean }>`select exists (
        select from told_addresses where digest = ${digest} and case_review_id <> ${request} and at > present() - interval '1 day'
      ) as other`.execute(transaction);
    if (rows[0]?.other) return 'told-today';
    await sql`insert into told_addresses (digest, case_review_id) values (${digest}, ${request}) on conflict do nothing`.execute(transaction);
    return 'yes';
  });
}

/** Tries the other channel; when neither works, it is recorded that the visitor was not told, so that a person calls them. */
export const tellOtherwise: Fallback = async ({ db }, delivery) => {
  if (!isNotice(delivery)) return;
  const { case_review_id, kind, channel, id } = delivery;
  await inTransaction(db, async (transaction) => {
    if (channel === 'email') await insertNotices(transaction, [case_review_id], kind, 'sms');
    // If the other one has been handed over or is still being tried, the visitor is or will be told.
    const { rows } = await sql<{ hopeless: boolean }>`select not exists (
        select from deliveries where case_review_id = ${case_review_id} and kind = ${kind} and id <> ${id} and state in ('waiting', 'handed-over')
      ) and exists (select from deliveries where id = ${id} and state in ('refused', 'given-up')) as hopeless`.execute(transaction);
    if (!rows[0]?.hopeless) return;
    // A declined request is opened again until somebody has told the visitor.
    const { rows: marked } =
      await sql`update followups set not_told_at = coalesce(not_told_at, present()), closed_at = case when state = 'declined' then null else closed_at end
      where case_review_id = ${case_review_id} and state not in ('withdrawn', 'withdrawing', 'reached') returning case_review_id`.execute(transaction);
    if (marked.length > 0) await writeTimeline(transaction, [{ case_review_id, kind: 'not-told', by: null, detail: kind }]);
  });
};
