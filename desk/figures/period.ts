import { calendarDay, daysLater, instantAt } from '#firm/clock.ts';

export const lengths = [7, 30, 90, 180] as const;
export type Length = (typeof lengths)[number];

/** Whole days in Michigan, both ends included. `step`: what one column of a drawing stands for. */
export type Period = { from: string; until: string; days: number; length: Length | undefined; step: 'day' | 'week' };

/** Beyond this many days a column is a week: on a phone, narrower ones could not be told apart. */
const mostColumns = 92;
const mostDays = 366;
const usual = 30;

/** Reads `days`, or `from` and `until`, from an address. What makes no sense is answered with the usual thirty days. */
export function readPeriod(search: URLSearchParams, now: Date): Period {
  const today = calendarDay(now);
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? ''];
  if (isDay(from) && isDay(until) && from <= until && daysBetween(from, until) <= mostDays) return periodOf(from, until, undefined);
  const asked = lengths.find((length) => String(length) === search.get('days')) ?? usual;
  return periodOf(daysLater(today, 1 - asked), today, asked);
}

/** The same in moments: from the first to before the second. */
export function spanOf({ from, until }: Pick<Period, 'from' | 'until'>): { from: Date; before: Date } {
  return { from: instantAt(from, '00:00'), before: instantAt(daysLater(until, 1), '00:00') };
}

/** The same period in an address. */
export function searchOf({ from, until, length }: Period): string {
  return length ? `days=${length}` : `from=${from}&until=${until}`;
}

/** The first day of each column, in order. Weeks begin on Monday; the first and the last may have fewer days. */
export function columnsOf({ from, days, step }: Period): string[] {
  const all = Array.from({ length: days }, (_, at) => daysLater(from, at));
  return step === 'day' ? all : all.filter((day, at) => at === 0 || weekday(day) === 1);
}

/** The place of the column that a day is in. */
export function columnFinder(period: Period): (day: string) => number {
  const columns = columnsOf(period);
  return (day) => columns.findLastIndex((first) => first <= day);
}

function periodOf(from: string, until: string, length: Length | undefined): Period {
  const days = daysBetween(from, until);
  return { from, until, days, length, step: days > mostColumns ? 'week' : 'day' };
}

function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
