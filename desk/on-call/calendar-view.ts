import type { Teller } from '#desk/on-call/told.ts';
import { onCallWords as words } from '#desk/words/en/on-call.ts';
import { calendarDay, daysLater, instantAt, timeOfDay, weekdayAndDate } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import type { Rota } from '#firm/rota.ts';
import { type CalendarDay, calendarOf, type DayPart, monthLater, monthOf, weekOf } from '#on-call/rota/calendar.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

export type View = 'week' | 'month';
export type PartView = { kind: 'person' | 'gap'; who: string; hours: string; note: string };
export type DayView = { day: string; number: string; short: string; long: string; isToday: boolean; isOutside: boolean; holiday: boolean; parts: PartView[] };
export type CalendarView = { view: View; period: string; earlier: string; later: string; weekdays: { short: string; long: string }[]; weeks: DayView[][] };

type Parts = { rota: Rota; changes: readonly Change[]; holidays: OnCall['holidays']; teller: Teller; now: Date };

/** Where the calendar that a page shows begins: changes are read from there on. */
export function firstDayOf(view: View, day: string): { first: string; count: number } {
  return view === 'week' ? { first: weekOf(day), count: 7 } : monthOf(day);
}

export function calendarView({ rota, changes, holidays, teller, now }: Parts, view: View, day: string): CalendarView {
  const { first, count } = firstDayOf(view, day);
  const days = calendarOf(rota, changes, first, count).map((one) => dayView(one, { holidays, teller, now, month: view === 'month' ? day.slice(0, 7) : '' }));
  const { lang } = teller;
  const step = (by: number) => (view === 'week' ? daysLater(first, 7 * by) : monthLater(day, by));
  return {
    view,
    period:
      view === 'week'
        ? words.calendar.weekOf(formatted(first, lang, { month: 'long', day: 'numeric', year: 'numeric' }))
        : formatted(day, lang, { month: 'long', year: 'numeric' }),
    earlier: step(-1),
    later: step(1),
    weekdays: days.slice(0, 7).map((one) => ({ short: formatted(one.day, lang, { weekday: 'short' }), long: formatted(one.day, lang, { weekday: 'long' }) })),
    weeks: Array.from({ length: count / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
  };
}

function dayView({ day, parts }: CalendarDay, { holidays, teller, now, month }: Pick<Parts, 'holidays' | 'teller' | 'now'> & { month: string }): DayView {
  return {
    day,
    number: String(Number(day.slice(-2))),
    short: formatted(day, teller.lang, { weekday: 'short', month: 'short', day: 'numeric' }),
    long: weekdayAndDate(instantAt(day, '12:00'), teller.lang),
    isToday: day === calendarDay(now),
    isOutside: !day.startsWith(month),
    holiday: holidays.includes(day),
    parts: parts.map((part) => partView(part, teller)),
  };
}

function partView({ from, until, begins, ends, now }: DayPart, { lang, name }: Teller): PartView {
  const [start, end] = [timeOfDay(from, lang), timeOfDay(until, lang)];
  const { calendar } = words;
  const hours = begins && ends ? calendar.between(start, end) : begins ? calendar.from(start) : ends ? calendar.until(end) : calendar.allDay;
  if (now.kind === 'gap') return { kind: 'gap', who: calendar.nobody, hours, note: calendar.goesTo(name(now.who)) };
  return { kind: 'person', who: name(now.who), hours, note: calendar.why[now.why] };
}

function formatted(day: string, lang: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
