import type { Delivery } from '#database/tables.ts';
import type { Message } from '#deliveries/message.ts';
import { readingOf } from '#followup/alerts/call-script.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { isSecondWanted } from '#notifications/outbox/second-call.ts';

/** A text that has not arrived after ten minutes is noise: by then the next step alerts. */
const textLastsSeconds = 600;

export function textTo({ id }: Delivery, to: string | undefined, text: string): Message {
  return to ? { kind: 'sms', sms: { to, text, delivery: id, lastsSeconds: textLastsSeconds } } : { kind: 'nothing', why: 'no-number' };
}

/** No phone rings for what somebody has taken meanwhile. */
export async function composeCall({ db, firm }: FollowupContext, delivery: Delivery, to: string | undefined): Promise<Message> {
  const says = delivery.again && !(await isSecondWanted(db, delivery)) ? undefined : await readingOf(db, firm, delivery);
  if (!to) return { kind: 'nothing', why: 'no-number' };
  return says === undefined ? { kind: 'nothing', why: 'nothing-to-tell' } : { kind: 'call', call: { to, delivery: delivery.id, says } };
}
