import { randomUUID } from 'node:crypto';
import type { Firm } from '#firm/firm.ts';
import { alarmMail } from '#followup/mails/alarm.tsx';
import type { Senders } from '#followup/office.ts';
import { alarmText } from '#followup/texts.ts';
import { type AlarmKind, english } from '#followup/words.en.ts';

/** One kind of alarm is not repeated within this time. */
const quietMs = 30 * 60_000;

/**
 * Rings by every channel at once and stores nothing, so that it needs no part that may have failed: neither the
 * database, nor the queue, nor any one channel.
 */
export function alarmBell(
  firm: Firm,
  senders: Senders,
  website: string,
  onAlarm: (kind: AlarmKind) => void,
  now: () => number = Date.now,
): (kind: AlarmKind, since: Date) => void {
  const rung = new Map<AlarmKind, number>();
  return (kind, since) => {
    if (now() - (rung.get(kind) ?? -Infinity) < quietMs) return;
    rung.set(kind, now());
    onAlarm(kind);
    // If no channel takes it, ring again at the next occasion.
    void ring(firm, senders, website, kind, since).then((heard) => void (heard || rung.delete(kind)));
  };
}

async function ring(firm: Firm, senders: Senders, website: string, kind: AlarmKind, since: Date): Promise<boolean> {
  const { people, digest } = firm.firm.onCall;
  const id = randomUUID();
  const sent = digest.to.flatMap((who) => {
    const person = people[who];
    return [
      person?.email && senders.email
        ? alarmMail({ kind, since }, firm, english).then((mail) =>
            senders.email?.send({ ...mail, to: person.email ?? '', messageId: `<${id}.${who}@${new URL(website).hostname}>` }),
          )
        : undefined,
      person?.mobile && senders.sms ? senders.sms.send({ to: person.mobile, text: alarmText({ kind, since }, firm, english) }) : undefined,
    ];
  });
  const webhook = senders.webhook?.send({ id, type: 'alarm', data: { kind, since: since.toISOString() } });
  const outcomes = await Promise.allSettled([...sent, webhook]);
  return outcomes.some((one) => one.status === 'fulfilled' && one.value?.kind === 'handed-over');
}
