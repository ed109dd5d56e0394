import type { Call } from '#deliveries/call.ts';
import type { Email } from '#deliveries/email.ts';
import type { Push } from '#deliveries/push.ts';
import type { Sms } from '#deliveries/sms.ts';
import type { Webhook } from '#deliveries/webhook.ts';

export type Message =
  | { kind: 'email'; email: Email }
  | { kind: 'sms'; sms: Sms }
  | { kind: 'call'; call: Call }
  | { kind: 'push'; push: Push }
  | { kind: 'webhook'; webhook: Webhook }
  /** Not sent, counts as handed over: a synthetic request, or a line on a list. */
  | { kind: 'sink' }
  /** Cannot be sent, and no retry would help; `why` is recorded as the reason. */
  | { kind: 'nothing'; why: string };

/** The same Message-ID for every try, so that a second copy can be recognized. */
export function emailOf(
  { website }: { website: string },
  { id }: { id: string },
  to: string,
  mail: Pick<Email, 'subject' | 'text' | 'html' | 'images'>,
): Message {
  return { kind: 'email', email: { to, messageId: `<${id}@${new URL(website).hostname}>`, delivery: id, ...mail } };
}
