import { calendarDay } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import { folded } from '#firm/plain.ts';

/** The answers that decide how urgent a request is. */
export type Facts = { arrested: string; court_date: string; case_type: string; description: string; their_place?: string };

/** `callAnyway`: it cannot wait for the time of day that the visitor chose. */
export type Urgency = { level: 'usual' | 'urgent'; reasons: string[]; callAnyway: boolean };

/** Applies the rules that the firm wrote in its file; no guessing and no model. */
export function judge(rules: OnCall['urgent'], facts: Facts, receivedAt: Date): Urgency {
  const those = rules.filter((rule) => holds(rule, facts, receivedAt));
  return { level: those.length > 0 ? 'urgent' : 'usual', reasons: those.map(({ reason }) => reason), callAnyway: those.some((rule) => rule.callAnyway) };
}

function holds(rule: OnCall['urgent'][number], facts: Facts, receivedAt: Date): boolean {
  // People write Spanish and Arabic into the English form too, often without accents.
  const story = folded(facts.description);
  const heldAt = folded(facts.their_place ?? '');
  return (
    (rule.arrested?.some((answer) => answer === facts.arrested) ?? false) ||
    (rule.caseTypes?.some((type) => type === facts.case_type) ?? false) ||
    (rule.words?.some((word) => story.includes(foldedOnce(word))) ?? false) ||
    (rule.places?.some((place) => heldAt.includes(foldedOnce(place))) ?? false) ||
    (rule.courtWithinHours !== undefined && courtWithin(facts.court_date, rule.courtWithinHours, receivedAt))
  );
}

/** A court date has no time of day: it counts if any part of its day is within `hours`, and until the day is over. */
function courtWithin(date: string, hours: number, receivedAt: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  return date >= calendarDay(receivedAt) && date <= calendarDay(new Date(receivedAt.getTime() + hours * 3_600_000));
}

/** The firm's own words are the same for every request; folding 200 of them anew for each took a tenth of the time that storing one takes. */
const known = new Map<string, string>();

function foldedOnce(word: string): string {
  const words = known.get(word) ?? folded(word);
  known.set(word, words);
  return words;
}
