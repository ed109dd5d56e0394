import { dayAndTime, timeOfDay } from '#firm/clock.ts';
import type { Window } from '#followup/escalation/call-times.ts';
import { whenWords } from '#followup/escalation/words.en.ts';

/** "call due by Sunday, November 15, 2:31 AM"; where the visitor chose a time of day, between when. */
export function whenToCall(dueBy: Date, window: Window | undefined, lang: string): string {
  return window ? whenWords.between(dayAndTime(window.from, lang), timeOfDay(window.until, lang)) : whenWords.by(dayAndTime(dueBy, lang));
}

/** "call by 2:31 AM", for where there is little room. */
export function shortWhenToCall(dueBy: Date, window: Window | undefined, lang: string): string {
  return window ? whenWords.between(timeOfDay(window.from, lang), timeOfDay(window.until, lang)) : whenWords.shortBy(timeOfDay(dueBy, lang));
}
