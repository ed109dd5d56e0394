import type { Delivery } from '#database/tables.ts';
import { alarmWords } from '#incidents/words.en.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { type Outlet, switchOff } from '#notifications/outbox/receivers.ts';

/** After this many tries, about ten minutes, the firm is told that its practice system does not answer. Nobody waits for a call because of it. */
const triesBeforeAlarm = 8;

/** The receiver says that it takes this, or anything, no more. True when it was about the practice system and not about a person's address. */
export async function practiceRefused(context: FollowupContext, delivery: Delivery, code: string): Promise<boolean> {
  const gone = code === 'http-410' && delivery.channel === 'webhook';
  const outlet = outletOf(delivery) ?? (gone ? 'event' : undefined);
  if (!outlet) return false;
  if (gone) await switchOff(context.db, outlet);
  raise(context, outlet, code, delivery.created_at);
  return true;
}

export function practiceWaits(context: FollowupContext, delivery: Delivery, code: string): void {
  const outlet = outletOf(delivery);
  if (outlet && delivery.attempts >= triesBeforeAlarm) raise(context, outlet, code, delivery.created_at);
}

function outletOf({ kind }: Delivery): Outlet | undefined {
  return kind === 'event' || kind === 'lead' ? kind : undefined;
}

function raise({ alarm }: FollowupContext, outlet: Outlet, code: string, since: Date): void {
  alarm.raise('practice', since, { subject: outlet, detail: alarmWords.outlets[outlet](code) });
}
