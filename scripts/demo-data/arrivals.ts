import { calendarDay, daysLater, instantAt, wallAt } from '#firm/clock.ts';
import type { Random } from '#scripts/demo-data/random.ts';

/** A day less than the half year after which requests are erased. */
export const days = 179;

/** From Sunday on: more on weekends. */
const weekdays = [1.25, 0.95, 0.85, 0.85, 0.9, 1.15, 1.45];
/** From midnight on: people write in the evening and at night. */
const hours = [7, 6, 5, 4, 2.5, 1.5, 1.5, 2.5, 4, 5, 5, 5, 5, 4.5, 4.5, 5, 5.5, 6.5, 7.5, 8.5, 9, 9, 9, 8];

/** When so many requests came in, oldest first: the last of them five hours ago, so that none of them still waits. */
export function arrivals(random: Random, count: number, now: Date): Date[] {
  const today = calendarDay(now);
  const open = Array.from({ length: days }, (_, ago) => daysLater(today, ago + 1 - days)).map((day, place) => {
    // A site that becomes known: a third more at the end than in the beginning.
    return [day, (weekdays[wallAt(instantAt(day, '12:00')).weekday] ?? 1) * (0.75 + (0.5 * place) / days)] as const;
  });
  const clock = hours.map((weight, hour) => [hour, weight] as const);
  const latest = now.getTime() - 5 * 3_600_000;
  const drawn: Date[] = [];
  while (drawn.length < count) {
    const hour = String(random.weighted(clock)).padStart(2, '0');
    const at = instantAt(random.weighted(open), `${hour}:${String(random.whole(0, 59)).padStart(2, '0')}`).getTime() + random.whole(0, 59_999);
    if (at < latest) drawn.push(new Date(at));
  }
  return drawn.toSorted((one, other) => one.getTime() - other.getTime());
}
