import type { bestTimes } from '#case-review/schema.ts';
import { daysLater, instantAt, wallAt, wallClock } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import type { Urgency } from '#followup/escalation/urgency.ts';

/**
 * When somebody is called. `from`: not a minute earlier does a phone of the firm ring. `target`: by then the ladder means to have
 * reached them. `promisedUntil`: what they are told; after it they hear that we are late.
 */
export type CallTimes = { from: Date; target: Date; promisedUntil: Date };

export type BestTime = (typeof bestTimes)[number];

/** Where a time of day begins and ends. All of it is inside the hours at which a stranger may be called. */
const windows: Record<Exclude<BestTime, 'ASAP'>, { opens: string; closes: string }> = {
  Morning: { opens: '08:00', closes: '12:00' },
  Afternoon: { opens: '12:00', closes: '17:00' },
  Evening: { opens: '17:00', closes: '21:00' },
};
/** At night a usual request rings only where the firm says so. */
const night = { begins: '21:00', ends: '08:00' };
/** With less than this left of a time of day nobody could be sure to keep it: the next one is promised. */
const leastLeftMs = 30 * 60_000;

type Rules = Pick<OnCall, 'promisedMinutes' | 'wakeForUsual' | 'closedDays' | 'closedHolidays' | 'holidays'>;

/**
 * From when a request came in, how urgent it is and which time of day was chosen, to when it rings and what is promised. A time that
 * was chosen is kept also when it is urgent, because it may be a matter of safety who picks up; `callAnyway` says that it cannot wait.
 */
export function callTimes(received: Date, { level, callAnyway }: Pick<Urgency, 'level' | 'callAnyway'>, wish: BestTime, rules: Rules): CallTimes {
  if (wish !== 'ASAP' && !(level === 'urgent' && callAnyway)) return inWindow(received, windows[wish], rules);
  return hourFrom(level === 'urgent' || rules.wakeForUsual ? received : afterTheNight(received), rules);
}

function hourFrom(from: Date, { promisedMinutes }: Rules, closes = Number.POSITIVE_INFINITY): CallTimes {
  const target = new Date(Math.min(from.getTime() + promisedMinutes * 60_000, closes));
  return { from, target, promisedUntil: target };
}

/** The same moment by day; at night, the morning after. */
export function afterTheNight(received: Date): Date {
  const { day, time } = wallClock(received);
  if (time < night.ends) return instantAt(day, night.ends);
  return time >= night.begins ? instantAt(daysLater(day, 1), night.ends) : received;
}

function inWindow(received: Date, { opens, closes }: { opens: string; closes: string }, rules: Rules): CallTimes {
  let { day } = wallClock(received);
  while (isClosed(day, rules) || instantAt(day, closes).getTime() - received.getTime() < leastLeftMs) day = daysLater(day, 1);
  const [opening, closing] = [instantAt(day, opens), instantAt(day, closes)];
  if (opening <= received) return hourFrom(received, rules, closing.getTime());
  return { ...hourFrom(opening, rules, closing.getTime()), promisedUntil: closing };
}

function isClosed(day: string, { closedDays, closedHolidays, holidays }: Rules): boolean {
  const { weekday } = wallClock(instantAt(day, '12:00'));
  return closedDays.some((one) => one === weekday) || (closedHolidays && holidays.includes(day));
}

/** `inDays`: 0 where it begins today, 1 where it begins tomorrow, and so on. */
export type Window = { from: Date; until: Date; inDays: number };

/**
 * The time between which somebody is called, as people read it; undefined where only its end counts, because the call may come at any
 * moment: it was asked for as soon as possible, or a night's wait is over.
 */
export function windowOf({ call_from, call_target, call_due_at }: { call_from: Date; call_target: Date; call_due_at: Date }, now: Date): Window | undefined {
  if (call_from <= now && call_target >= call_due_at) return undefined;
  return { from: call_from, until: call_due_at, inDays: wallAt(call_from).dayNumber - wallAt(now).dayNumber };
}
