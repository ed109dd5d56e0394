import { daysLater } from '#firm/clock.ts';
import { type Day, isCourtClosed, mayBeClosed } from './closed-days.ts';

/**
 * A visitor's own last day, counted on the careful side: the last open day on or before the nominal one. The law often lets a period run
 * to the next open day (MCR 1.108(1)); that later day is known here only to tell "last chance" from "over".
 */
export type LastDay = { safe: Day; nominal: Day; mayCountTo: Day; state: State; daysLeft: number };

export type State = 'open' | 'today' | 'last-chance' | 'over';

export function lastDay(nominal: Day, today: Day): LastDay {
  const safe = openOnOrBefore(nominal);
  const mayCountTo = openOnOrAfter(nominal);
  return { safe, nominal, mayCountTo, state: stateOf(safe, mayCountTo, today), daysLeft: daysBetween(today, safe) };
}

function stateOf(safe: Day, mayCountTo: Day, today: Day): State {
  if (today < safe) return 'open';
  if (today === safe) return 'today';
  return today <= mayCountTo ? 'last-chance' : 'over';
}

export function openOnOrBefore(day: Day): Day {
  let at = day;
  while (mayBeClosed(at)) at = daysLater(at, -1);
  return at;
}

function openOnOrAfter(day: Day): Day {
  let at = day;
  while (isCourtClosed(at)) at = daysLater(at, 1);
  return at;
}

/** The same day of a later month, or that month's last day where it has none (MCR 1.108(3)). */
export function monthsLater(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export function earliest(...days: (Day | undefined)[]): Day | undefined {
  return given(days).toSorted()[0];
}

export function latest(...days: (Day | undefined)[]): Day | undefined {
  return given(days).toSorted().at(-1);
}

function given(days: (Day | undefined)[]): Day[] {
  return days.filter((day) => day !== undefined);
}
