import { type DayWords, dayWords } from '#assistant/understanding/day-words.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';

/**
 * The day that a text names, the next one of that name from today on: "tomorrow", "friday", "12/3", "dec 3", "el 3 de diciembre". `today`
 * and the result are days like 2026-11-16. A day more than a year away, or one that no calendar has, is none. English days are understood
 * in every language.
 */
export function courtDayIn(text: string, today: string, language: LanguageCode): string | undefined {
  const words = folded(text).replace(/'/g, '');
  return firstOf(language, (own) => dayIn(words, own, today));
}

/** Whether a text speaks of a day in court, so that a day in it is that day. */
export function speaksOfCourt(text: string, language: LanguageCode): boolean {
  const words = folded(text);
  return firstOf(language, ({ court }) => whole(court).test(words) || undefined) ?? false;
}

function firstOf<T>(language: LanguageCode, read: (words: DayWords) => T | undefined): T | undefined {
  return read(dayWords[language]) ?? (language === 'en' ? undefined : read(dayWords.en));
}

function dayIn(words: string, own: DayWords, today: string): string | undefined {
  if (own.afterTomorrow && whole(own.afterTomorrow).test(words)) return later(today, 2);
  if (whole(own.today).test(words)) return today;
  if (whole(own.tomorrow).test(words)) return later(today, 1);
  return numberedDay(words, today) ?? namedDay(words, own, today) ?? weekday(words, own, today);
}

/** As on court papers here, the month stands first. */
function numberedDay(words: string, today: string): string | undefined {
  const [, month, day] = /(?<!\d)(\d{1,2})[/-](\d{1,2})(?!\d)(?:[/-](?:20)?\d\d(?!\d))?/.exec(words) ?? [];
  return month && day ? dayOf(Number(month), Number(day), today) : undefined;
}

function namedDay(words: string, { months }: DayWords, today: string): string | undefined {
  for (const [at, month] of months.entries()) {
    const after = new RegExp(String.raw`(?<!\p{L})(?:${month}) (\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}])`, 'u').exec(words);
    const before = new RegExp(String.raw`(?<!\p{N})(\d{1,2})(?: de)? (?:${month})(?![\p{L}\p{N}])`, 'u').exec(words);
    const date = (after ?? before)?.[1];
    if (date) return dayOf(at + 1, Number(date), today);
  }
  return undefined;
}

function weekday(words: string, { days }: DayWords, today: string): string | undefined {
  const named = days.findIndex((day) => whole(day).test(words));
  if (named < 0) return undefined;
  const ahead = (named - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7;
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

/** The words as whole words; in Arabic with "and", "on" or "to" before them. */
function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:[ولب]?(?=\p{Script=Arabic}))?(?:${words})(?![\p{L}\p{N}])`, 'u');
}
