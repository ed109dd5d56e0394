import type { Call } from '#deliveries/call.ts';
import type { Email } from '#deliveries/email.ts';
import type { Lead, LeadOutcome } from '#deliveries/leads.ts';
import type { Outcome } from '#deliveries/outcome.ts';
import type { Push } from '#deliveries/push.ts';
import type { Sms } from '#deliveries/sms.ts';
import type { Webhook } from '#deliveries/webhook.ts';

/** A channel that is not configured is absent, and another one is used in its place. */
export type Senders = {
  email?: { send: (email: Email) => Promise<Outcome> } | undefined;
  sms?: { send: (sms: Sms) => Promise<Outcome> } | undefined;
  call?: { send: (call: Call) => Promise<Outcome>; hangUp?: (id: string) => Promise<void> } | undefined;
  push?: { send: (push: Push) => Promise<Outcome> } | undefined;
  leads?: { send: (lead: Lead) => Promise<LeadOutcome> } | undefined;
  webhook?: { send: (webhook: Webhook) => Promise<Outcome> } | undefined;
};
