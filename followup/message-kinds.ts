import type { Delivery } from '#database/tables.ts';
import { composeAlert } from '#followup/alerts/alert.ts';
import { composeBundle } from '#followup/alerts/digest.ts';
import { alertByOtherChannels } from '#followup/alerts/fallback.ts';
import { composeList } from '#followup/alerts/quarantine-list.ts';
import { composeWroteBack } from '#followup/alerts/wrote-back.ts';
import { composeDigest } from '#followup/daily-report/report.ts';
import { composeEvent } from '#followup/practice-system/events.ts';
import { sendLead } from '#followup/practice-system/lead.ts';
import type { Facts } from '#followup/request/facts.ts';
import { readStoredRequests } from '#followup/request/stored-request.ts';
import { composeNotice, composeReceiptMail, tellOtherwise } from '#followup/visitor-messages/notice.ts';
import { composeCanary } from '#incidents/canary-message.ts';
import { composeDeskInvite } from '#notifications/firm-mails/desk-invite.ts';
import { composeLawReview } from '#notifications/firm-mails/law-review.ts';
import type { Fallback, MessageKinds } from '#notifications/outbox/message-kind.ts';
import { composeDrill } from '#on-call/drills/message.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import { composeOnCallNotice } from '#on-call/rota/notice.ts';

/** Every kind of message, and which room writes it. */
export const messageKinds: MessageKinds<Facts> = {
  kinds: {
    alert: { compose: composeAlert, fallback: alertByOtherChannels },
    reminder: { compose: composeAlert, fallback: alertByOtherChannels },
    bundle: { compose: composeBundle, fallback: alertByOtherChannels },
    'wrote-back': { compose: composeWroteBack },
    'late-notice': { compose: composeNotice, fallback: tellOtherwise },
    'declined-notice': { compose: composeNotice, fallback: tellOtherwise },
    'receipt-mail': { compose: composeReceiptMail },
    digest: { compose: composeDigest },
    'law-review': { compose: composeLawReview },
    'quarantine-list': { compose: composeList },
    'on-call-notice': { compose: (context, delivery, { changes }) => composeOnCallNotice(context, delivery, changes) },
    drill: { compose: composeDrill },
    'desk-invite': { compose: composeDeskInvite },
    event: { compose: (_, delivery, { stored }) => composeEvent(delivery, stored) },
    lead: { send: (context, delivery, { stored }) => sendLead(context, delivery, stored) },
    canary: { compose: composeCanary },
  },
  load: async (context, deliveries) => {
    const stored = await readStoredRequests(
      context,
      deliveries.map((delivery) => delivery.case_review_id),
    );
    const changes = deliveries.length > 0 ? await changesForLadder(context.db, context.firm.onCall) : [];
    return (delivery) => ({ stored: stored.get(delivery.case_review_id), changes });
  },
};

/** What is done where a message did not get through, as its provider reports later. */
export function fallbackOf({ kind }: Pick<Delivery, 'kind'>): Fallback | undefined {
  return messageKinds.kinds[kind].fallback;
}
