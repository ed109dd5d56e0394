import type { OnCall } from '#firm/on-call.ts';
import { alarmRules } from '#incidents/alarm-rules.ts';
import type { AlarmKind } from '#incidents/words.en.ts';

/** `acts`: can do something about it. The others are told whom to call, and what to do meanwhile. */
export type Reader = { who: string; acts: boolean };

/**
 * Who is told. Where the firm file names nobody for it, whoever gets the daily report. From the second message of a critical
 * incident on, also whoever stands in when nobody is on call.
 */
export function readersOf(kind: AlarmKind, told: number, onCallNow: readonly string[], onCall: Pick<OnCall, 'people' | 'fallback' | 'digest'>): Reader[] {
  const { actor, critical } = alarmRules[kind];
  const { fallback, digest } = onCall;
  const actors = actor === 'lawyer' ? onCallNow : withRole(onCall.people, actor === 'technician' ? ['technician'] : ['owner', 'staff']);
  const readers = actors.length > 0 ? actors : digest.to;
  const others = critical && told > 1 ? (fallback === undefined ? digest.to : [fallback]) : [];
  return [...new Set([...readers, ...others])].map((who) => ({ who, acts: actor !== 'technician' || actors.includes(who) }));
}

function withRole(people: OnCall['people'], roles: readonly string[]): string[] {
  return Object.entries(people).flatMap(([who, person]) => (person.roles?.some((role) => roles.includes(role)) ? [who] : []));
}
