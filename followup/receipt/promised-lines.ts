import { shortDayAndTime, timeOfDay, unbrokenTime, weekdayAndDate, weekdayName } from '#firm/clock.ts';
import type { Window } from '#followup/escalation/call-times.ts';
import type { Standing } from '#followup/receipt/words.en.ts';

type PromisedLines = {
  /** "We call you by 3:15 AM", or "We call you today between 5:00 PM and 9:00 PM". */
  headline: string;
  /** The day of the promise, on the firm's clock. */
  day: string;
  /** The moment of the promise for machines; of a time of day its beginning and its end, with / between them. */
  at: string;
};

/** What somebody is promised who sent a request: a time of day where one was chosen, else until when. */
export function promisedLines(
  { callDueAt, window }: { callDueAt: Date; window: Window | undefined },
  way: 'call' | 'write',
  { live }: Standing,
  lang: string,
): PromisedLines {
  const day = weekdayAndDate(callDueAt, lang);
  if (!window) return { headline: `${live.due[way]} ${unbrokenTime(callDueAt, lang)}`, day, at: callDueAt.toISOString() };
  const { from, until, inDays } = window;
  const named = [live.today, live.tomorrow][inDays] ?? live.onDay(weekdayName(from, lang));
  const headline = live.between[way](named, unbrokenTime(from, lang), unbrokenTime(until, lang));
  return { headline, day, at: `${from.toISOString()}/${until.toISOString()}` };
}

/** "Mon, Nov 16, 5:00 PM to 9:00 PM". */
export function spanOf({ from, until }: Window, { live }: Standing, lang: string): string {
  return live.span(shortDayAndTime(from, lang), timeOfDay(until, lang));
}
