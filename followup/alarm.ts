import { randomUUID } from 'node:crypto';
import type { Senders } from '#deliveries/senders.ts';
import type { Firm } from '#firm/content.ts';
import type { Incidents } from '#followup/incidents.ts';
import { alarmMail } from '#followup/messages/mails/alarm.tsx';
import { alarmText } from '#followup/messages/texts.ts';
import { type AlarmKind, english } from '#followup/messages/words.en.ts';

export type Alarm = {
  /** Alerts the firm once per incident, even if several processes notice it repeatedly. `about` tells incidents of one kind apart. */
  ring: (kind: AlarmKind, since: Date, about?: About) => void;
  /** Ends incidents of this kind: the next one alerts the firm again. */
  over: (kind: AlarmKind) => void;
};

/** `subject` is a short name that the program compares, `detail` a few words for people. Neither holds visitor data. */
export type About = { subject: string; detail: string };

/**
 * Sends the alarm by every channel at once and stores only that it did. It works without the database and the queue, and
 * one working channel is enough, because any of them may be what has failed.
 */
export function openAlarm(firm: Firm, senders: Senders, website: string, incidents: Incidents, onAlarm: (kind: AlarmKind) => void): Alarm {
  const ring = async (kind: AlarmKind, since: Date, about?: About): Promise<void> => {
    const incident = await incidents.begin(kind, about?.subject ?? '', since);
    if (!incident) return;
    onAlarm(kind);
    // If no channel takes it, the incident is forgotten, so that the next notice tries again.
    if (!(await tell(firm, senders, website, kind, since, about))) await incident.undo();
  };
  return {
    ring: (kind, since, about) => void ring(kind, since, about),
    over: (kind) => void incidents.end(kind),
  };
}

async function tell(firm: Firm, senders: Senders, website: string, kind: AlarmKind, since: Date, about: About | undefined): Promise<boolean> {
  const { people, digest } = firm.onCall;
  const id = randomUUID();
  const facts = { kind, since, detail: about?.detail };
  const sent = digest.to.flatMap((who) => {
    const person = people[who];
    return [
      person?.email && senders.email
        ? alarmMail(facts, firm, english).then((mail) =>
            senders.email?.send({ ...mail, to: person.email ?? '', messageId: `<${id}.${who}@${new URL(website).hostname}>` }),
          )
        : undefined,
      person?.mobile && senders.sms ? senders.sms.send({ to: person.mobile, text: alarmText(facts, firm, english) }) : undefined,
    ];
  });
  const webhook = senders.webhook?.send({ id, type: 'alarm', data: { kind, since: since.toISOString(), ...(about ? { about: about.detail } : {}) } });
  const outcomes = await Promise.allSettled([...sent, webhook]);
  return outcomes.some((one) => one.status === 'fulfilled' && one.value?.kind === 'handed-over');
}
