import { expect, test } from 'vitest';
import { instantAt } from '#firm/clock.ts';
import type { Rota } from '#firm/rota.ts';
import { calendarOf, dayAsked, monthLater, monthOf, weekOf } from '#on-call/rota/calendar.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

const rota: Rota = { layers: [{ name: 'weeks', people: ['ann', 'bob'], every: 'week', from: '2026-11-02', handover: '09:00' }], fallback: 'cy' };
const told = (changes: Change[], first: string, count: number) =>
  calendarOf(rota, changes, first, count).map(({ day, parts }) => [
    day,
    ...parts.map(({ now, begins }) => `${begins ? 'from ' : ''}${now.kind === 'gap' ? 'nobody' : now.who}`),
  ]);

test('a day is cut where somebody hands over, and goes on from the day before elsewhere', () => {
  expect(told([], '2026-11-08', 3)).toEqual([
    ['2026-11-08', 'ann'],
    ['2026-11-09', 'ann', 'from bob'],
    ['2026-11-10', 'bob'],
  ]);
});

test('a gap is a part of its day like any other, with its hours', () => {
  const away = (person: string): Change => ({ kind: 'absence', person, from: instantAt('2026-11-10', '18:00'), until: instantAt('2026-11-11', '08:00') });
  const [day, next] = calendarOf(rota, [away('ann'), away('bob')], '2026-11-10', 2);
  expect(day?.parts.map(({ now }) => now.kind)).toEqual(['person', 'gap']);
  expect(day?.parts[1]).toMatchObject({ from: instantAt('2026-11-10', '18:00'), until: instantAt('2026-11-11', '00:00'), begins: true, ends: false });
  expect(next?.parts[0]).toMatchObject({ until: instantAt('2026-11-11', '08:00'), begins: false, ends: true });
});

test('the parts of every day of a year fill it without a hole, also where clocks change', () => {
  for (const { day, parts } of calendarOf(rota, [], '2026-03-01', 365)) {
    expect(parts[0]?.from).toEqual(instantAt(day, '00:00'));
    for (const [index, part] of parts.slice(1).entries()) expect(part.from).toEqual(parts[index]?.until);
  }
});

test('weeks begin on Monday, and a month is shown in whole weeks', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-18'].map(weekOf)).toEqual(['2026-11-16', '2026-11-16', '2026-11-16']);
  expect(monthOf('2026-11-17')).toEqual({ first: '2026-10-26', count: 42 });
  expect(monthOf('2027-02-10')).toEqual({ first: '2027-02-01', count: 28 });
  expect([monthLater('2026-12-31', 1), monthLater('2026-03-31', -1)]).toEqual(['2027-01-01', '2026-02-01']);
});

test('an address that names no day means today', () => {
  const now = instantAt('2026-11-17', '03:00');
  expect(['2026-11-20', '2026-02-30', 'friday', null].map((asked) => dayAsked(asked, now))).toEqual(['2026-11-20', '2026-11-17', '2026-11-17', '2026-11-17']);
});
