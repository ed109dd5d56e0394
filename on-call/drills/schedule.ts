import { calendarDay, instantAt, wallClock } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';

/** A drill that could not be ordered in time, as while no worker ran, is made up for this long. The latest, at 20:00, is then still in the evening. */
const lateMs = 3_600_000;

/** Whether a drill may ring without anybody's asking again: as for the timetable, from 08:00 to 20:00. */
export function isDrillHour(now: Date): boolean {
  const { time } = wallClock(now);
  return time >= '08:00' && time < '20:00';
}

/** The moment of this week's drill, if that is now. The same a minute later: whoever orders it remembers the moment. */
export function drillDue(timetable: OnCall['drill'], now: Date): Date | undefined {
  if (!timetable || wallClock(now).weekday !== timetable.day) return undefined;
  const due = instantAt(calendarDay(now), timetable.at);
  const lateBy = now.getTime() - due.getTime();
  return lateBy >= 0 && lateBy < lateMs ? due : undefined;
}
