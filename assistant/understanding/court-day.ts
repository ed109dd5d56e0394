import { folded } from '#firm/plain.ts';

/**
 * The day that a text names, the next one of that name from today on: "tomorrow", "friday", "12/3", "dec 3". `today` and the
 * result are days like 2026-11-16. A day more than a year away, or one that no calendar has, is none.
 */
export function courtDayIn(text: string, today: string): string | undefined {
  const words = folded(text).replace(/'/g, '');
  if (/\b(?:today|tonight)\b/.test(words)) return today;
  if (/\b(?:tomorrow|tmrw|tmw|tomorow|tommorow)\b/.test(words)) return later(today, 1);
  return namedDay(words, today) ?? weekday(words, today);
}

/** Whether a text speaks of a day in court, so that a day in it is that day. */
export function speaksOfCourt(text: string): boolean {
  return /\b(?:court|arraign\w*|hearing|judge|pretrial|trial date|sentencing)\b/.test(folded(text));
}

function namedDay(words: string, today: string): string | undefined {
  const [, number, day] = /\b(\d{1,2})[/-](\d{1,2})\b(?:[/-](?:20)?\d\d\b)?/.exec(words) ?? [];
  if (number && day) return dayOf(Number(number), Number(day), today);
  const [, name = '', date] = new RegExp(String.raw`\b(${months.join('|')})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b`).exec(words) ?? [];
  return date ? dayOf(months.indexOf(name) + 1, Number(date), today) : undefined;
}

function weekday(words: string, today: string): string | undefined {
  const [, name = ''] = new RegExp(String.raw`\b(${days.join('|')})[a-z]{0,6}day\b`).exec(words) ?? [];
  if (!name) return undefined;
  const ahead = (days.indexOf(name) - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7;
  return later(today, ahead || 7);
}

function dayOf(month: number, date: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((one) => isoDay(one, month, date)).find((day) => day !== undefined && day >= today);
}

function isoDay(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : undefined;
}

function later(today: string, byDays: number): string {
  return new Date(Date.parse(`${today}T12:00:00Z`) + byDays * 86_400_000).toISOString().slice(0, 10);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
