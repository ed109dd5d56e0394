import type { Delivery } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';

/** A synthetic request's message: a mail where the firm names an address for it, or nothing that is sent. */
export function composeCanary(context: { website: string; canaryMail?: string | undefined }, delivery: Delivery): Message {
  if (!context.canaryMail) return { kind: 'sink' };
  return emailOf(context, delivery, context.canaryMail, {
    subject: 'Test request',
    text: 'A test request went through the whole site.',
    html: '<p>A test request went through the whole site.</p>',
  });
}
