import { zone } from '#firm/zone.ts';

/** The year in the firm's time zone, which changes hours after the year in UTC. */
export function currentYear(now = new Date()): number {
  return Number(calendarDay(now).slice(0, 4));
}

/** The date in the firm's time zone, as 2026-11-15. */
export function calendarDay(instant: Date): string {
  return wallClock(instant).day;
}

export type WallClock = { day: string; weekday: string; time: string };

/** Cached by minute, because formatting a time takes longer than sealing a request. */
const known = new Map<number, WallClock>();

/** Date, weekday and time in the firm's time zone. */
export function wallClock(instant: Date): WallClock {
  const minute = Math.floor(instant.getTime() / 60_000);
  const found = known.get(minute);
  if (found) return found;
  if (known.size > 100) known.clear();
  const { year, month, day, hour, minute: minutes, weekday } = partsOf(instant);
  const clock = { day: `${year}-${month}-${day}`, weekday: weekday ?? '', time: `${hour}:${minutes}` };
  known.set(minute, clock);
  return clock;
}

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

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** "2:15 AM". */
export function timeOfDay(at: Date, lang: string): string {
  // Newer ICU puts a narrow no-break space before AM, which would cut a text message from 160 to 70 characters.
  return formatted(at, lang, { timeStyle: 'short' }).replace(/[\u202f\u00a0]/g, ' ');
}

/** The same, kept on one line. */
export function unbrokenTime(at: Date, lang: string): string {
  return timeOfDay(at, lang).replaceAll(' ', '\u00a0');
}

/** "Sunday, November 15, 2:15 AM". */
export function dayAndTime(at: Date, lang: string): string {
  return `${weekdayAndDate(at, lang)}, ${timeOfDay(at, lang)}`;
}

/** "Sunday, November 15". */
export function weekdayAndDate(at: Date, lang: string): string {
  return formatted(at, lang, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Sun, Nov 15, 2:15 AM". */
export function shortDayAndTime(at: Date, lang: string): string {
  return formatted(at, lang, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

/** "November 14, 2026", the day of a moment. */
export function dayOf(at: Date, lang: string): string {
  return formatted(at, lang, { dateStyle: 'long' });
}

/** "November 14, 2026" of a plain date such as 2026-11-14, which has no time zone that could shift it. */
export function longDate(date: string, lang: string): string {
  return formatted(new Date(`${date}T00:00:00Z`), lang, { dateStyle: 'long' }, 'UTC');
}

/** "Saturday, November 14, 2026" of a plain date as it was typed; anything else than a date stays as it is. */
export function typedDate(date: string, lang: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return date;
  return formatted(new Date(date), lang, { dateStyle: 'full' }, 'UTC');
}

/** Cached, because making a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(at: Date, lang: string, options: Intl.DateTimeFormatOptions, timeZone = zone): string {
  const key = `${lang} ${timeZone} ${Object.entries(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone });
  formats.set(key, format);
  return format.format(at);
}
