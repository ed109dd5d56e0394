import { dayAndTime, timeOfDay } from '#firm/clock.ts';
import type { FollowupWords } from '#followup/alerts/words.en.ts';
import type { Window } from '#followup/escalation/call-times.ts';

/** "call due by Sunday, November 15, 2:31 AM"; where the visitor chose a time of day, between when. */
export function whenToCall(dueBy: Date, window: Window | undefined, lang: string, { when }: FollowupWords): string {
  return window ? when.between(dayAndTime(window.from, lang), timeOfDay(window.until, lang)) : when.by(dayAndTime(dueBy, lang));
}

/** "call by 2:31 AM", for where there is little room. */
export function shortWhenToCall(dueBy: Date, window: Window | undefined, lang: string, { when }: FollowupWords): string {
  return window ? when.between(timeOfDay(window.from, lang), timeOfDay(window.until, lang)) : when.shortBy(timeOfDay(dueBy, lang));
}
