import type { Email } from '#deliveries/email.ts';
import type { Outcome } from '#deliveries/outcome.ts';
import type { Sms } from '#deliveries/sms.ts';
import type { Webhook } from '#deliveries/webhook.ts';

/** A channel that is not configured is absent, and another one is used in its place. */
export type Senders = {
  email?: { send: (email: Email) => Promise<Outcome> } | undefined;
  sms?: { send: (sms: Sms) => Promise<Outcome> } | undefined;
  webhook?: { send: (webhook: Webhook) => Promise<Outcome> } | undefined;
};
