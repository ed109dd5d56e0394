import { wallClock } from '#firm/clock.ts';
import type { BestTime } from '#followup/escalation/call-times.ts';
import type { Level } from './hour-plan.ts';

/** From when a phone may ring, and until when a call is promised. */
export type Promised = { rings: number; until: number };

const [minute, hour] = [60_000, 3_600_000];
/** Hours of the wall clock in which somebody is called who chose one of them. */
const hours: Record<Exclude<BestTime, 'ASAP'>, [opens: number, closes: number]> = { Morning: [8, 12], Afternoon: [12, 17], Evening: [17, 21] };

/**
 * The promise for a request, worked out apart from the product: by walking over quarters of an hour until one fits. For a firm that
 * is not woken at night by what is usual, and is never closed.
 */
export function promiseOf(received: number, level: Level, wish: BestTime): Promised {
  if (wish === 'ASAP' || level === 'pressing') {
    const rings = level === 'usual' ? afterNight(received) : received;
    return { rings, until: rings + hour };
  }
  const [opens, closes] = hours[wish];
  // Half an hour must be left, or nobody could be sure to keep it.
  const rings = firstMoment(received, (at) => within(at, opens, closes) && within(at + 30 * minute - 1, opens, closes));
  const closing = firstMoment(rings, (at) => !within(at, opens, closes));
  return { rings, until: rings > received ? closing : Math.min(rings + hour, closing) };
}

/** The same moment by day; at night, eight in the morning. */
export function afterNight(from: number): number {
  return firstMoment(from, (at) => within(at, 8, 21));
}

/** The moment itself, or else the first full quarter of an hour after it. */
function firstMoment(from: number, fits: (at: number) => boolean): number {
  const quarter = 15 * minute;
  for (let at = from; ; at = Math.floor(at / quarter) * quarter + quarter) if (fits(at)) return at;
}

function within(at: number, opens: number, closes: number): boolean {
  const hourOfDay = Number(wallClock(new Date(at)).time.slice(0, 2));
  return hourOfDay >= opens && hourOfDay < closes;
}
