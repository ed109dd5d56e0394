import { randomUUID } from 'node:crypto';
import type { Senders } from '#deliveries/senders.ts';
import type { Firm } from '#firm/content.ts';
import { alarmMail } from '#incidents/alarm-mail.tsx';
import { alarmRules } from '#incidents/alarm-rules.ts';
import { alarmText } from '#incidents/alarm-text.ts';
import { type Reader, readersOf } from '#incidents/recipients.ts';
import { calmed, type Incident, type Saying, sighted } from '#incidents/schedule.ts';
import type { Incidents } from '#incidents/store.ts';
import type { AlarmKind } from '#incidents/words.en.ts';

export type Alarm = {
  /**
   * Says that this is seen now. Whoever sees it goes on saying so while it lasts; who is told, and how often, is decided here,
   * once for all processes. `about` tells incidents of one kind apart.
   */
  raise: (kind: AlarmKind, since: Date, about?: About) => void;
  /** Ends what nobody has seen for a while, and tells those who know of it. Each process calls it now and then. */
  tend: () => void;
};

/** `subject` is a short name that the program compares, `detail` a few words for people. Neither holds visitor data. `atOnce`: does not wait. */
export type About = { subject: string; detail: string; atOnce?: boolean };

type Parts = {
  firm: Firm;
  senders: Senders;
  website: string;
  incidents: Incidents;
  /** How long an incident that often heals lasts before it rings. */
  waitMs: number;
  /** Who would be alerted about a request now. Must answer without the database too. */
  onCallNow: () => Promise<string[]>;
  onSaid: (kind: AlarmKind, saying: Saying) => void;
};

/** A flood reports itself with every request; one sighting in so many milliseconds is enough. */
const sightingsApartMs = 1_000;

/**
 * Tells of an incident by every channel at once. It works without the database and the queue, and one working channel is
 * enough, because any of them may be what has failed.
 */
export function openAlarm({ incidents, waitMs, onSaid, ...parts }: Parts): Alarm {
  const reported = new Map<string, number>();
  // One after the other, in the order in which they were seen: a greater failure that is seen first mutes what it explains.
  let last: Promise<unknown> = Promise.resolve();
  const change: Incidents['change'] = (key, step) => {
    const next = last.then(() => incidents.change(key, step));
    last = next.catch(() => undefined);
    return next;
  };
  const see = async (kind: AlarmKind, since: Date, about: About | undefined): Promise<void> => {
    const key = { kind, subject: about?.subject ?? '' };
    let before: Incident | undefined;
    const taken = await change(key, ({ incident, earlier, open, now }) => {
      before = incident;
      return sighted(incident, { ...key, detail: about?.detail, since, now, earlier, open, waitMs, atOnce: about?.atOnce ?? false });
    });
    if (!taken?.say) return;
    onSaid(kind, taken.say);
    if (await tell(parts, taken.incident, taken.say)) return;
    // No channel took it, so it counts as not told, and the next sighting tries again.
    const [told, toldFrom] = [before?.told ?? 0, before?.toldFrom];
    await change(key, ({ incident }) => incident && { incident: { ...incident, told, toldFrom }, say: undefined });
  };
  const endCalm = async (): Promise<void> => {
    const { incidents: open, now } = await incidents.open();
    for (const one of open.filter((incident) => calmed(incident, now))) {
      const taken = await change(one, (known) => known.incident && calmed(known.incident, known.now));
      if (!taken?.say) continue;
      onSaid(one.kind, taken.say);
      await tell(parts, taken.incident, taken.say);
    }
  };
  return {
    raise: (kind, since, about) => {
      const name = `${kind} ${about?.subject ?? ''}`;
      if ((reported.get(name) ?? 0) > Date.now() - sightingsApartMs) return;
      // Until this one is dealt with, which takes seconds while the database is away, others add nothing.
      reported.set(name, Number.POSITIVE_INFINITY);
      void see(kind, since, about).finally(() => reported.set(name, Date.now()));
    },
    tend: () => void endCalm(),
  };
}

type Ways = Pick<Parts, 'firm' | 'senders' | 'website' | 'onCallNow'>;

async function tell({ firm, senders, website, onCallNow }: Ways, incident: Incident, saying: Saying): Promise<boolean> {
  const { kind, since, seenAt, detail, told } = incident;
  const id = randomUUID();
  const sendTo = ({ who, acts }: Reader) => {
    const person = firm.onCall.people[who];
    const facts = { kind, since, seenAt, detail, saying, acts };
    const messageId = `<${id}.${who}@${new URL(website).hostname}>`;
    return [
      person?.email && senders.email ? alarmMail(facts, firm).then((mail) => senders.email?.send({ ...mail, to: person.email ?? '', messageId })) : undefined,
      person?.mobile && senders.sms ? senders.sms.send({ to: person.mobile, text: alarmText(facts, firm) }) : undefined,
    ];
  };
  const sent = readersOf(kind, told, alarmRules[kind].actor === 'lawyer' ? await onCallNow() : [], firm.onCall).flatMap(sendTo);
  const about = detail === undefined ? {} : { about: detail };
  const webhook = senders.webhook?.send({ id, type: 'alarm', data: { kind, saying, since: since.toISOString(), ...about } });
  const outcomes = await Promise.allSettled([...sent, webhook]);
  return outcomes.some((one) => one.status === 'fulfilled' && one.value?.kind === 'handed-over');
}
