import { randomInt } from 'node:crypto';
import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { type AlertFacts, alertMail, reminderMail } from '#followup/alerts/alert-mail.tsx';
import { alertUrl } from '#followup/alerts/alert-url.ts';
import { readingOf } from '#followup/alerts/call-script.ts';
import { type BundleFacts, bundleMail } from '#followup/alerts/digest-mail.tsx';
import { composePush, composePushBundle } from '#followup/alerts/push.ts';
import { readQuarantineList } from '#followup/alerts/quarantine-list.ts';
import { quarantineMail } from '#followup/alerts/quarantine-mail.tsx';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { alertText, bundleText, reminderText } from '#followup/alerts/texts.ts';
import { wroteBackMail } from '#followup/alerts/wrote-back-mail.tsx';
import { digestMail } from '#followup/daily-report/mail.tsx';
import { digestFacts } from '#followup/daily-report/report.ts';
import { windowOf } from '#followup/escalation/call-times.ts';
import { alertsOf, minutesOf } from '#followup/escalation/policy.ts';
import { composeEvent } from '#followup/practice-system/events.ts';
import { isOpen } from '#followup/request/states.ts';
import type { StoredRequest } from '#followup/request/stored-request.ts';
import { composeNotice, composeReceiptMail, isNotice } from '#followup/visitor-messages/notice.ts';
import { composeDeskInvite } from '#notifications/firm-mails/desk-invite.ts';
import { lawReviewFacts } from '#notifications/firm-mails/law-review.ts';
import { lawReviewMail } from '#notifications/firm-mails/law-review-mail.tsx';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { isSecondWanted } from '#notifications/outbox/second-call.ts';
import { bundledIn } from '#notifications/throttle/throttle.ts';
import { composeDrill } from '#on-call/drills/message.ts';
import { composeOnCallNotice } from '#on-call/rota/notice.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** What a delivery says, written at the moment it is sent, from the sealed request and the firm's file. */
export async function compose(context: FollowupContext, delivery: Delivery, told: StoredRequest | undefined, changes: readonly Change[]): Promise<Message> {
  if (isNotice(delivery)) return composeNotice(context, delivery, told);
  switch (delivery.kind) {
    case 'alert':
    case 'reminder':
      return composeAlert(context, delivery, told, changes);
    case 'wrote-back':
      return composeWroteBack(context, delivery, told);
    case 'receipt-mail':
      return composeReceiptMail(context, delivery, told);
    case 'bundle':
      return composeBundle(context, delivery);
    case 'digest':
      return composeDigest(context, delivery);
    case 'law-review':
      return composeLawReview(context, delivery);
    case 'on-call-notice':
      return composeOnCallNotice(context, delivery, changes);
    case 'quarantine-list':
      return composeList(context, delivery);
    case 'drill':
      return composeDrill(context, delivery);
    case 'desk-invite':
      return composeDeskInvite(context, delivery);
    case 'event':
      return composeEvent(delivery, told);
    default:
      return context.canaryMail
        ? emailOf(context, delivery, context.canaryMail, {
            subject: 'Test request',
            text: 'A test request went through the whole site.',
            html: '<p>A test request went through the whole site.</p>',
          })
        : { kind: 'sink' };
  }
}

async function composeAlert(context: FollowupContext, delivery: Delivery, told: StoredRequest | undefined, changes: readonly Change[]): Promise<Message> {
  const facts = alertFacts(context, delivery, told, changes);
  if (!facts) return { kind: 'nothing', why: 'erased' };
  const { firm } = context;
  const recipient = firm.onCall.people[delivery.recipient];
  const [mail, text] = delivery.kind === 'reminder' ? [reminderMail, reminderText] : [alertMail, alertText];
  switch (delivery.channel) {
    case 'email':
      return recipient?.email ? emailOf(context, delivery, recipient.email, await mail(facts, firm)) : { kind: 'nothing', why: 'no-address' };
    case 'sms':
      return textTo(delivery, recipient?.mobile, text(facts, firm));
    case 'sink':
      return { kind: 'sink' };
    case 'call':
      return composeCall(context, delivery, recipient?.mobile);
    case 'push':
      return composePush(context, delivery, facts);
    default: {
      const { reference, urgency, step, receivedAt, callDueBy, url } = facts;
      const data = { reference, urgency, step, receivedAt: receivedAt.toISOString(), callDueBy: callDueBy.toISOString(), link: url };
      return { kind: 'webhook', webhook: { id: delivery.id, type: 'request.alert', at: delivery.created_at, data } };
    }
  }
}

/** Only while it is open: afterward nobody waits for what they wrote. */
async function composeWroteBack(context: FollowupContext, delivery: Delivery, told: StoredRequest | undefined): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  if (!told || !isOpen(told.state)) return { kind: 'nothing', why: 'nothing-to-tell' };
  const facts = { reference: told.reference, language: spokenLanguage(context.firm, told.language), url: alertUrl(context, delivery.id) };
  return emailOf(context, delivery, to, await wroteBackMail(facts, context.firm));
}

/** A text that has not arrived after ten minutes is noise: by then the next step alerts. */
const textLastsSeconds = 600;

function textTo({ id }: Delivery, to: string | undefined, text: string): Message {
  return to ? { kind: 'sms', sms: { to, text, delivery: id, lastsSeconds: textLastsSeconds } } : { kind: 'nothing', why: 'no-number' };
}

/** No phone rings for what somebody has taken meanwhile. */
async function composeCall({ db, firm }: FollowupContext, delivery: Delivery, to: string | undefined): Promise<Message> {
  const says = delivery.again && !(await isSecondWanted(db, delivery)) ? undefined : await readingOf(db, firm, delivery);
  if (!to) return { kind: 'nothing', why: 'no-number' };
  return says === undefined ? { kind: 'nothing', why: 'nothing-to-tell' } : { kind: 'call', call: { to, delivery: delivery.id, says } };
}

/** Most lines in a bundle's mail, so that a person can read it; the total is always stated. */
const linesOfBundle = { first: 80, drawn: 20 };

/** The most trusted ones, and some of the rest by chance, in the same order: whoever learns how to stand behind a flood cannot keep a person out for good. */
export function linesOf<One>(all: readonly One[]): One[] {
  const drawn = Array.from(all.keys()).slice(linesOfBundle.first);
  while (drawn.length > linesOfBundle.drawn) drawn.splice(randomInt(drawn.length), 1);
  return [...all.slice(0, linesOfBundle.first), ...drawn.flatMap((at) => all[at] ?? [])];
}

async function composeBundle(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const { firm } = context;
  const recipient = firm.onCall.people[delivery.recipient];
  const all = await bundledIn(context, delivery.id);
  if (all.length === 0) return { kind: 'nothing', why: 'nothing-to-tell' };
  const facts: BundleFacts = {
    count: all.length,
    urgent: all.filter(({ urgency }) => urgency === 'urgent').length,
    alone: all.filter(({ signs }) => signs === 0).length,
    deskUrl: `${context.desk}/`,
    lines: linesOf(all).map((one) => ({
      reference: one.reference,
      urgency: one.urgency,
      language: spokenLanguage(firm, one.language),
      receivedAt: one.received_at,
      callDueBy: one.call_due_at,
      window: windowOf(one, one.now),
      url: alertUrl(context, one.delivery),
    })),
  };
  if (delivery.channel === 'webhook') return webhookOf(delivery, facts);
  if (delivery.channel === 'sms') return textTo(delivery, recipient?.mobile, bundleText(facts, firm));
  if (delivery.channel === 'call') return composeCall(context, delivery, recipient?.mobile);
  if (delivery.channel === 'push') return composePushBundle(context, delivery, facts, all[0]?.delivery ?? '');
  return recipient?.email ? emailOf(context, delivery, recipient.email, await bundleMail(facts, firm)) : { kind: 'nothing', why: 'no-address' };
}

function webhookOf({ id, created_at }: Delivery, { count, urgent, deskUrl, lines }: BundleFacts): Message {
  const first = lines.slice(0, 1).map(({ reference, urgency, callDueBy, url }) => ({ reference, urgency, callDueBy: callDueBy.toISOString(), link: url }))[0];
  return { kind: 'webhook', webhook: { id, type: 'request.alerts', at: created_at, data: { count, urgent, first, link: deskUrl } } };
}

async function composeDigest(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  return emailOf(context, delivery, to, await digestMail(await digestFacts(context, delivery.created_at), context.firm));
}

async function composeLawReview(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  return emailOf(context, delivery, to, await lawReviewMail(lawReviewFacts(delivery.created_at), context.firm));
}

async function composeList(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  const list = await readQuarantineList(context, delivery.id, delivery.recipient);
  if (!to || list.suspects.length === 0) return { kind: 'nothing', why: to ? 'nothing-to-list' : 'no-address' };
  return emailOf(context, delivery, to, await quarantineMail(list, context.firm));
}

/** What an alert says: reference, urgency and times, and the link to it. Undefined when the request is gone. */
export function alertFacts(
  context: Pick<FollowupContext, 'firm' | 'desk' | 'links'>,
  delivery: Delivery,
  row: StoredRequest | undefined,
  changes: readonly Change[],
): AlertFacts | undefined {
  if (!row || row.state === 'withdrawn' || row.state === 'withdrawing') return undefined;
  const { onCall } = context.firm;
  const at = nextStep(row, onCall);
  return {
    reference: row.reference,
    urgency: row.urgency,
    language: spokenLanguage(context.firm, row.language),
    receivedAt: row.received_at,
    callDueBy: row.call_due_at,
    window: windowOf(row, row.now),
    step: delivery.step + 1,
    url: alertUrl(context, delivery.id),
    takenAt: row.acknowledged_at ?? undefined,
    triedAt: row.tried_at ?? undefined,
    toldAt: row.told_late_at ?? undefined,
    next: at && {
      at,
      to: [...new Set(alertsOf(onCall, changes, row.ladder_step, at, row.urgency).map(({ who }) => onCall.people[who]?.name ?? who))].join(', '),
    },
  };
}

/** When somebody else is alerted unless a person acts: at the next step, or when the time for a report is over. */
function nextStep(row: StoredRequest, onCall: FollowupContext['firm']['onCall']): Date | undefined {
  if (row.state === 'acknowledged') return row.goes_on_at ?? undefined;
  const minutes = row.state === 'climbing' ? minutesOf(onCall, row.urgency, row.ladder_step) : undefined;
  return minutes === undefined ? undefined : new Date(row.ladder_from.getTime() + minutes * 60_000);
}
