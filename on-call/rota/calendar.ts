import { calendarDay, daysLater, instantAt, wallAt } from '#firm/clock.ts';
import type { Rota } from '#firm/rota.ts';
import type { Change, OnCallNow } from '#on-call/rota/on-call-at.ts';
import { shiftsBetween } from '#on-call/rota/shifts.ts';

/** A part of a day during which one person is on call, or nobody is. `begins`: it does not go on from the day before. */
export type DayPart = { from: Date; until: Date; begins: boolean; ends: boolean; now: OnCallNow };
export type CalendarDay = { day: string; parts: DayPart[] };

/** Who is on call on so many days from this one, each from midnight to midnight: of 23 or 25 hours where clocks change. */
export function calendarOf(rota: Rota, changes: readonly Change[], first: string, count: number): CalendarDay[] {
  const days = Array.from({ length: count }, (_, place) => daysLater(first, place));
  // A day more on either side, so that it is known what goes on over the edge.
  const shifts = shiftsBetween(rota, changes, midnight(daysLater(first, -1)), midnight(daysLater(first, count + 1)));
  return days.map((day) => {
    const [start, end] = [midnight(day), midnight(daysLater(day, 1))];
    const parts = shifts
      .filter(({ from, until }) => from < end && start < until)
      .map(({ from, until, now }) => ({ from: from > start ? from : start, until: until < end ? until : end, begins: from >= start, ends: until <= end, now }));
    return { day, parts };
  });
}

/** Monday of the week of a day. */
export function weekOf(day: string): string {
  return daysLater(day, -((weekdayOf(day) + 6) % 7));
}

/** The days that a page of the month shows: whole weeks, from a Monday to a Sunday. */
export function monthOf(day: string): { first: string; count: number } {
  const first = weekOf(`${day.slice(0, 7)}-01`);
  const after = monthLater(day, 1);
  let count = 28;
  while (daysLater(first, count) < after) count += 7;
  return { first, count };
}

/** The first day of the month so many months later. */
export function monthLater(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** A day as an address names it; today for anything else. */
export function dayAsked(asked: string | null, now: Date): string {
  return asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && isDay(asked) ? asked : calendarDay(now);
}

function isDay(written: string): boolean {
  return !Number.isNaN(Date.parse(written)) && daysLater(written, 0) === written;
}

function weekdayOf(day: string): number {
  return wallAt(instantAt(day, '12:00')).weekday;
}

function midnight(day: string): Date {
  return instantAt(day, '00:00');
}
