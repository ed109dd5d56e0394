import { daysLater, instantAt, wallClock } from '#firm/clock.ts';
import type { Rota } from '#firm/rota.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { shiftsBetween } from '#on-call/rota/shifts.ts';

/** Somebody goes on call. `until` is missing where nobody follows within a month. */
export type HandOver = { who: string; from: Date; until: Date | undefined };

const hourMs = 3_600_000;
/** A notice that could not leave in time, such as one for a cover noted at night, still leaves this long after the hand-over. */
export const lateHours = 12;
const aheadDays = 30;

/** Who is to be told now that they go on call. The same ones again a minute later: whoever tells them remembers whom it told. */
export function handOversToTell(rota: Rota, changes: readonly Change[], now: Date): HandOver[] {
  if (isNight(now)) return [];
  const shifts = shiftsBetween(rota, changes, new Date(now.getTime() - lateHours * hourMs), new Date(now.getTime() + aheadDays * 24 * hourMs));
  return shifts
    .slice(1)
    .map(({ from, until, now: { kind, who } }, index) => ({ kind, who, from, until: index === shifts.length - 2 ? undefined : until }))
    .filter(({ kind, from, until }) => kind === 'person' && tellAt(from) <= now && (until === undefined || now < until))
    .map(({ who, from, until }) => ({ who, from, until }));
}

/** An hour before the hand-over; where that is at night, at 20:00 of the evening before. */
export function tellAt(handOver: Date): Date {
  const hourBefore = new Date(handOver.getTime() - hourMs);
  if (!isNight(hourBefore)) return hourBefore;
  const { day, time } = wallClock(hourBefore);
  return instantAt(time < morning ? daysLater(day, -1) : day, '20:00');
}

const [morning, night] = ['08:00', '21:00'];

/** When nobody is woken for what can wait until morning. */
export function isNight(instant: Date): boolean {
  const { time } = wallClock(instant);
  return time >= night || time < morning;
}
