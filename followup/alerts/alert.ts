import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { alertMail, reminderMail } from '#followup/alerts/alert-mail.tsx';
import { composeCall, textTo } from '#followup/alerts/by-phone.ts';
import { alertFacts } from '#followup/alerts/facts.ts';
import { composePush } from '#followup/alerts/push.ts';
import { alertText, reminderText } from '#followup/alerts/texts.ts';
import type { Facts } from '#followup/request/facts.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** An alert or a reminder, written for its channel. */
export async function composeAlert(context: FollowupContext, delivery: Delivery, loaded: Facts): Promise<Message> {
  const facts = alertFacts(context, delivery, loaded);
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
