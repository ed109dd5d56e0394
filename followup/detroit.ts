import { zone } from '#firm/zone.ts';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 2026-11-15, as the calendar in the office shows it. */
export function dayIn(instant: Date): string {
  return clockIn(instant).day;
}

type Clock = { day: string; weekday: string; time: string };

/** Formatting takes longer than sealing a request, and one minute's answer serves all of that minute. */
const known = new Map<number, Clock>();

export function clockIn(instant: Date): Clock {
  const minute = Math.floor(instant.getTime() / 60_000);
  const found = known.get(minute);
  if (found) return found;
  if (known.size > 100) known.clear();
  const clock = clockOf(instant);
  known.set(minute, clock);
  return clock;
}

function clockOf(instant: Date): Clock {
  const { year, month, day, hour, minute, weekday } = read(instant);
  return { day: `${year}-${month}-${day}`, weekday: weekday ?? '', time: `${hour}:${minute}` };
}

function read(instant: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
}
