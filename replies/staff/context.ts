import type { Database } from '#database/connection.ts';
import type { Senders } from '#deliveries/senders.ts';
import { timeOfDay } from '#firm/clock.ts';
import type { Firm } from '#firm/content.ts';
import type { Alarm } from '#incidents/alarm.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What answers to keys, texts and reports need. */
export type Phone = {
  db: Database;
  secrets: Secrets;
  firm: Firm;
  senders: Senders;
  alarm: Alarm;
  addressRefused: FollowupContext['addressRefused'];
  /** Wakes a worker for these requests now; without it the reconciler finds them within seconds. */
  wake: (requests: readonly string[]) => Promise<void>;
};

export function nameOf({ firm }: Pick<Phone, 'firm'>, who: string | null): string {
  return firm.onCall.people[who ?? '']?.name ?? who ?? '';
}

export function clockTime({ firm }: Pick<Phone, 'firm'>, at: Date): string {
  return timeOfDay(at, firm.language.lang);
}
