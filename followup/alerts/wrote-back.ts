import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { alertUrl } from '#followup/alerts/alert-url.ts';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { wroteBackMail } from '#followup/alerts/wrote-back-mail.tsx';
import type { Facts } from '#followup/request/facts.ts';
import { isOpen } from '#followup/request/states.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** Only while it is open: afterward nobody waits for what they wrote. */
export async function composeWroteBack(context: FollowupContext, delivery: Delivery, { stored }: Facts): Promise<Message> {
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!to) return { kind: 'nothing', why: 'no-address' };
  if (!stored || !isOpen(stored.state)) return { kind: 'nothing', why: 'nothing-to-tell' };
  const facts = { reference: stored.reference, language: spokenLanguage(context.firm, stored.language), url: alertUrl(context, delivery.id) };
  return emailOf(context, delivery, to, await wroteBackMail(facts, context.firm));
}
