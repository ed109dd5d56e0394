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

/** Date, weekday and time in the firm's time zone. */
export function wallClock(instant: Date): WallClock {
  const wall = new Date(instant.getTime() + offsetMs(instant.getTime()));
  const written = wall.toISOString();
  return { day: written.slice(0, 10), weekday: weekdays[wall.getUTCDay()] ?? 'Sun', time: written.slice(11, 16) };
}

/**
 * The moment at which clocks in the firm's time zone show this day and time. A time that comes twice, when clocks go back, is
 * its first; one that is left out, when they go forward, counts as if they had not: 02:30 is then shown as 03:30.
 */
export function instantAt(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = asUtc - offsetMs(asUtc - dayMs);
  const after = asUtc - offsetMs(asUtc + dayMs);
  const shows = (at: number) => at + offsetMs(at) === asUtc;
  return new Date(shows(before) || !shows(after) ? before : after);
}

/** The calendar day so many days later; days have no hours here, so that no night of 23 or 25 hours can shift one. */
export function daysLater(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The same in numbers: days since 1970, the place of the day in `weekdays`, and minutes since midnight as clocks show them. */
export type Wall = { dayNumber: number; weekday: number; minute: number };

export function wallAt(instant: Date): Wall {
  const shown = instant.getTime() + offsetMs(instant.getTime());
  const dayNumber = Math.floor(shown / dayMs);
  // The first of January 1970 was a Thursday.
  return { dayNumber, weekday: (dayNumber + 4) % 7, minute: Math.floor((shown - dayNumber * dayMs) / 60_000) };
}

/** Of a calendar day, which always counts 24 hours in UTC. */
const dayMs = 86_400_000;

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Cached by hour, because formatting a time takes longer than sealing a request. Clocks in Michigan change on a full hour. */
const knownOffsets = new Map<number, number>();

/** How far clocks in the firm's time zone are ahead of UTC; in Michigan they are behind, so it is negative. */
function offsetMs(at: number): number {
  const hour = Math.floor(at / 3_600_000);
  const found = knownOffsets.get(hour);
  if (found !== undefined) return found;
  if (knownOffsets.size > 50_000) knownOffsets.clear();
  const { year, month, day, hour: hours, minute } = partsOf(new Date(hour * 3_600_000));
  const offset = Date.parse(`${year}-${month}-${day}T${hours}:${minute}:00Z`) - hour * 3_600_000;
  knownOffsets.set(hour, offset);
  return offset;
}

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
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

/** "2:15 AM"; "1:30 AM EST" in a night on which clocks change. */
export function timeOfDay(at: Date, lang: string): string {
  // Newer ICU puts a narrow no-break space before AM, which would cut a text message from 160 to 70 characters.
  return formatted(at, lang, { hour: 'numeric', minute: '2-digit', ...zoneWhereNeeded(at) }).replace(/[\u202f\u00a0]/g, ' ');
}

/** The same, kept on one line. */
export function unbrokenTime(at: Date, lang: string): string {
  return timeOfDay(at, lang).replaceAll(' ', '\u00a0');
}

/** "Sunday, November 15, 2:15 AM". */
export function dayAndTime(at: Date, lang: string): string {
  return withComma(weekdayAndDate(at, lang), timeOfDay(at, lang), lang);
}

/** Two parts of a line with a comma between them, as the language writes it. */
export function withComma(one: string, other: string, lang: string): string {
  return `${one}${lang.startsWith('ar') ? '،' : ','} ${other}`;
}

/** "Sunday, November 15". */
export function weekdayAndDate(at: Date, lang: string): string {
  return formatted(at, lang, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Sunday". */
export function weekdayName(at: Date, lang: string): string {
  return formatted(at, lang, { weekday: 'long' });
}

/** "Sun, Nov 15, 2:15 AM". */
export function shortDayAndTime(at: Date, lang: string): string {
  return formatted(at, lang, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...zoneWhereNeeded(at) });
}

/** Six hours before and after clocks change: in that night 1:30 AM can come twice, and an hour can end two hours later on the clock. */
const aroundChangeMs = 6 * 3_600_000;

/** EDT or EST is named only in a night on which clocks change; at any other time it would be one more thing to read. */
function zoneWhereNeeded(at: Date): Intl.DateTimeFormatOptions {
  const changes = offsetMs(at.getTime() - aroundChangeMs) !== offsetMs(at.getTime() + aroundChangeMs);
  return changes ? { timeZoneName: 'short' } : {};
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

/** The twelve months as the language names them. */
export function monthNames(lang: string): string[] {
  return Array.from({ length: 12 }, (_, at) => formatted(new Date(Date.UTC(2024, at, 1)), lang, { month: 'long' }, 'UTC'));
}

/** Cached, because making a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(at: Date, lang: string, options: Intl.DateTimeFormatOptions, timeZone = zone): string {
  const isArabic = lang.startsWith('ar');
  // Older browsers write Arabic dates with other digits than court papers have.
  const format = formatOf(isArabic ? `${lang}-u-ca-gregory-nu-latn` : lang, options, timeZone);
  if (!isArabic || !(options.month === 'long' || options.dateStyle)) return format.format(at);
  const secondName = formatOf('ar-LB', { month: 'long' }, timeZone).format(at);
  return format
    .formatToParts(at)
    .map(({ type, value }) => (type === 'month' ? `${value} (${secondName})` : value))
    .join('');
}

function formatOf(lang: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone} ${Object.entries(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** At least one. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
}
