import { daysLater } from '#firm/clock.ts';

/** A calendar day as 2026-11-15. Days have no hours here, so that no clock change and no visitor's time zone can shift one. */
export type Day = string;

/** Weekends and the holidays of MCR 8.110(D)(2). Courts may change this by local order. */
export function isCourtClosed(day: Day): boolean {
  return isWeekend(day) || courtHolidays(yearOf(day)).has(day);
}

/** The same and two public holidays of MCL 435.101 on which courts are open: a state office may be closed. */
export function mayBeClosed(day: Day): boolean {
  return isCourtClosed(day) || day.endsWith('-02-12') || day === nth(yearOf(day), 10, monday, 2);
}

/** Sundays and court holidays, which the first hearing of a child does not count. Saturdays count. */
export function isSundayOrHoliday(day: Day): boolean {
  return weekdayOf(day) === sunday || courtHolidays(yearOf(day)).has(day);
}

const [sunday, monday, thursday, friday, saturday] = [0, 1, 4, 5, 6] as const;

export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function isWeekend(day: Day): boolean {
  return [saturday, sunday].some((one) => one === weekdayOf(day));
}

const known = new Map<number, ReadonlySet<Day>>();

/** All that fall into this year; the first of January of the next one can be kept on its last day. */
function courtHolidays(year: number): ReadonlySet<Day> {
  const found = known.get(year);
  if (found) return found;
  const thanksgiving = nth(year, 11, thursday, 4);
  const days = [
    nth(year, 1, monday, 3),
    nth(year, 2, monday, 3),
    lastMondayOfMay(year),
    nth(year, 9, monday, 1),
    thanksgiving,
    daysLater(thanksgiving, 1),
    ...[`${year}-01-01`, `${year}-06-19`, `${year}-07-04`, `${year}-11-11`, `${year}-12-25`, `${year + 1}-01-01`].map(keptNearby),
    ...[`${year}-12-24`, `${year}-12-31`].map(keptBefore),
  ];
  const holidays = new Set(days.filter((day) => yearOf(day) === year));
  known.set(year, holidays);
  return holidays;
}

/** On a Saturday it is kept on the Friday before, on a Sunday on the Monday after. */
function keptNearby(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === saturday) return daysLater(day, -1);
  return weekday === sunday ? daysLater(day, 1) : day;
}

/** The eves: on a Friday they are kept on the Thursday before, on a weekend on the Friday before. */
function keptBefore(day: Day): Day {
  const back = { [friday]: -1, [saturday]: -1, [sunday]: -2 }[weekdayOf(day)] ?? 0;
  return daysLater(day, back);
}

function nth(year: number, month: number, weekday: number, count: number): Day {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return daysLater(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

function lastMondayOfMay(year: number): Day {
  const last = `${year}-05-31`;
  return daysLater(last, -((weekdayOf(last) - monday + 7) % 7));
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
