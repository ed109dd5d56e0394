import type { Email } from '#deliveries/email.ts';
import type { Sms } from '#deliveries/sms.ts';
import type { Webhook } from '#deliveries/webhook.ts';
import { alertFacts } from '#followup/alert-facts.ts';
import { digestFacts } from '#followup/digest-facts.ts';
import { alertMail } from '#followup/mails/alert.tsx';
import { digestMail } from '#followup/mails/digest.tsx';
import { quarantineMail } from '#followup/mails/quarantine.tsx';
import { declinedMail, lateMail } from '#followup/mails/visitor.tsx';
import type { Office } from '#followup/office.ts';
import { openPerson, type Person } from '#followup/person.ts';
import type { Delivery } from '#followup/send-due.ts';
import { suspectsOf } from '#followup/suspects.ts';
import { alertText, lateText } from '#followup/texts.ts';
import type { ToldOf } from '#followup/told-of.ts';
import { english } from '#followup/words.en.ts';

export type Message =
  | { kind: 'email'; email: Email }
  | { kind: 'sms'; sms: Sms }
  | { kind: 'webhook'; webhook: Webhook }
  /** A synthetic request has arrived where it should. */
  | { kind: 'sink' }
  /** There is no one to send it to, and there never will be. */
  | { kind: 'nothing'; why: string };

/** What a delivery says, written at the moment it is sent, from the sealed request and the firm's file. */
export async function compose(office: Office, delivery: Delivery, told: ToldOf | undefined): Promise<Message> {
  switch (delivery.kind) {
    case 'alert':
      return composeAlert(office, delivery, told);
    case 'late-notice':
    case 'declined-notice':
      return composeNotice(office, delivery, told);
    case 'digest':
      return composeDigest(office, delivery);
    case 'quarantine-list':
      return composeList(office, delivery);
    case 'canary':
      return office.canaryMail
        ? email(office, delivery, office.canaryMail, {
            subject: 'Test request',
            text: 'A test request went through the whole site.',
            html: '<p>A test request went through the whole site.</p>',
          })
        : { kind: 'sink' };
  }
}

async function composeAlert(office: Office, delivery: Delivery, told: ToldOf | undefined): Promise<Message> {
  const facts = alertFacts(office, delivery, told);
  if (!facts) return { kind: 'nothing', why: 'erased' };
  const { firm } = office;
  const recipient = firm.firm.onCall.people[delivery.recipient];
  switch (delivery.channel) {
    case 'email': {
      if (!recipient?.email) return { kind: 'nothing', why: 'no-address' };
      const person = openPerson(office, told);
      return email(office, delivery, recipient.email, await alertMail(facts, firm, english), person?.email);
    }
    case 'sms':
      return recipient?.mobile ? { kind: 'sms', sms: { to: recipient.mobile, text: alertText(facts, firm, english) } } : { kind: 'nothing', why: 'no-number' };
    default: {
      const { reference, urgency, step, receivedAt, callDueBy, callSheetUrl } = facts;
      const person = openPerson(office, told);
      const data = { reference, urgency, step, receivedAt: receivedAt.toISOString(), callDueBy: callDueBy.toISOString(), callSheet: callSheetUrl };
      return {
        kind: 'webhook',
        webhook: { id: delivery.id, type: 'case-review.alert', data, ...(person ? { lead: leadOf(person, reference, office.website) } : {}) },
      };
    }
  }
}

/** Only a practice system that is set up to take leads gets a name; the story stays sealed even then. */
function leadOf(person: Person, reference: string, website: string) {
  const [firstName = '', ...rest] = person.name.split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    message: `Case review request ${reference}`,
    phone: person.phone,
    email: person.email ?? '',
    referringUrl: website,
    source: 'Website',
  };
}

async function composeNotice(office: Office, delivery: Delivery, told: ToldOf | undefined): Promise<Message> {
  const { firm } = office;
  const person = openPerson(office, told);
  if (!person) return { kind: 'nothing', why: 'erased' };
  const facts = { reference: person.reference, receiptUrl: `${office.website}/receipt/${person.receipt}` };
  if (person.email && !person.noMails)
    return email(office, delivery, person.email, await (delivery.kind === 'late-notice' ? lateMail : declinedMail)(facts, firm, english));
  if (delivery.kind === 'late-notice' && person.mobile && !person.noTexts && office.senders.sms)
    return { kind: 'sms', sms: { to: person.mobile, text: lateText(facts, firm, english) } };
  return { kind: 'nothing', why: person.noMails || person.noTexts ? 'asked-not-to' : 'no-address' };
}

async function composeDigest(office: Office, delivery: Delivery): Promise<Message> {
  const to = office.firm.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  return email(office, delivery, to, await digestMail(await digestFacts(office.db, delivery.created_at), office.firm, english));
}

async function composeList(office: Office, delivery: Delivery): Promise<Message> {
  const to = office.firm.firm.onCall.people[delivery.recipient]?.email;
  const suspects = await suspectsOf(office);
  if (!to || suspects.length === 0) return { kind: 'nothing', why: to ? 'nothing-to-list' : 'no-address' };
  return email(office, delivery, to, await quarantineMail(suspects, office.firm, english));
}

/** The same Message-ID at every try: whoever gets it twice can tell. */
function email(
  office: Office,
  { id }: Delivery,
  to: string,
  mail: { subject: string; text: string; html: string; images?: Email['images'] },
  replyTo?: string,
): Message {
  const domain = new URL(office.website).hostname;
  return { kind: 'email', email: { to, messageId: `<${id}@${domain}>`, ...mail, ...(replyTo ? { replyTo } : {}) } as Email };
}
