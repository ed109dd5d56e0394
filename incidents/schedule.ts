import { alarmRules } from '#incidents/alarm-rules.ts';
import type { AlarmKind } from '#incidents/words.en.ts';

export type Incident = {
  kind: AlarmKind;
  /** Whom or what it is about, where a kind can happen to several at once; a short name that the program compares. */
  subject: string;
  /** The same in a few words for people. Never holds visitor data. */
  detail: string | undefined;
  /** When it began, as far as whoever noticed it can tell; `openedAt` is when it was noticed. */
  since: Date;
  openedAt: Date;
  seenAt: Date;
  /** How many messages are out, and when the first went: the times of the others count from it. */
  told: number;
  toldFrom: Date | undefined;
  /** It came three times within half an hour. */
  unstable: boolean;
  overAt: Date | undefined;
};

export type Saying = 'begun' | 'again' | 'unstable' | 'over';
export type Step = { incident: Incident; say: Saying | undefined };

type Sighting = Pick<Incident, 'kind' | 'subject' | 'detail' | 'since'> & {
  now: Date;
  /** How long an incident that often heals waits before it rings, unless it must ring at once. */
  waitMs: number;
  atOnce: boolean;
  /** All incidents: one of them may explain this one. */
  open: readonly Incident[];
  /** When earlier incidents of this kind and subject were opened. */
  earlier: readonly Date[];
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** So long without a sighting, and it is over; one that comes and goes needs more calm to be believed. */
const calmMs = 5 * minuteMs;
const calmAfterUnstableMs = hourMs;
/** Three openings within this time make it unstable. */
const unstableWithinMs = 30 * minuteMs;
const openingsOfUnstable = 3;
const dayMs = 24 * hourMs;

/** Somebody has seen it: it is open, and what is due to be told of it is told now. Only a sighting tells, so that nothing is told of what has healed. */
export function sighted(known: Incident | undefined, { kind, subject, detail, since, now, waitMs, atOnce, open, earlier }: Sighting): Step {
  const begun = known ?? {
    kind,
    subject,
    detail,
    since,
    openedAt: now,
    told: 0,
    toldFrom: undefined,
    unstable: isUnstable(kind, earlier, now),
    overAt: undefined,
  };
  const incident = { ...begun, seenAt: now, detail: detail ?? begun.detail };
  const due = isMuted(kind, open, now, waitMs) ? 0 : messagesDue(incident, now, atOnce ? 0 : waitMs);
  if (due <= incident.told) return { incident, say: undefined };
  const say = incident.unstable ? 'unstable' : incident.told === 0 ? 'begun' : 'again';
  return { incident: { ...incident, told: due, toldFrom: incident.toldFrom ?? now }, say };
}

/** Undefined while it may still last. It ended when it was last seen; whoever was told that it began is told so. */
export function calmed(known: Incident, now: Date): Step | undefined {
  const daily = alarmRules[known.kind].told === 'daily';
  const calm = daily
    ? now.getTime() - known.openedAt.getTime() >= dayMs
    : now.getTime() - known.seenAt.getTime() >= (known.unstable ? calmAfterUnstableMs : calmMs);
  return calm ? { incident: { ...known, overAt: known.seenAt }, say: known.told > 0 && !daily ? 'over' : undefined } : undefined;
}

/** How many messages should be out by now. Those whose time passed unheard, as while it was muted, are not made up for. */
function messagesDue({ kind, openedAt, toldFrom, unstable }: Incident, now: Date, waitMs: number): number {
  const { heals, told } = alarmRules[kind];
  if (!toldFrom) return unstable || !heals || now.getTime() - openedAt.getTime() >= waitMs ? 1 : 0;
  if (told !== 'until-over') return 1;
  const out = now.getTime() - toldFrom.getTime();
  if (unstable) return 1 + Math.floor(out / hourMs);
  // After half an hour, two hours, and then every four.
  if (out < 2 * hourMs) return out < 30 * minuteMs ? 1 : 2;
  return 3 + Math.floor((out - 2 * hourMs) / (4 * hourMs));
}

/** One that nobody was told of, because it healed too soon, explains only what is seen together with it. */
function isMuted(kind: AlarmKind, open: readonly Incident[], now: Date, waitMs: number): boolean {
  return open.some((other) => alarmRules[kind].mutedBy.includes(other.kind) && (other.told > 0 || now.getTime() - other.seenAt.getTime() <= waitMs));
}

function isUnstable(kind: AlarmKind, earlier: readonly Date[], now: Date): boolean {
  const recent = earlier.filter((at) => now.getTime() - at.getTime() <= unstableWithinMs);
  return alarmRules[kind].told !== 'daily' && recent.length + 1 >= openingsOfUnstable;
}
