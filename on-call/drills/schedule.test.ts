import { describe, expect, test } from 'vitest';
import { instantAt } from '#firm/clock.ts';
import { drillDue } from '#on-call/drills/schedule.ts';

const tuesdays = { day: 'Tue', at: '11:00' } as const;
const due = (day: string, time: string) => drillDue(tuesdays, instantAt(day, time));

describe('a drill is due', () => {
  test('from its time on its day for an hour, and at no other time', () => {
    const eleven = instantAt('2026-11-17', '11:00');
    expect(due('2026-11-17', '10:59')).toBeUndefined();
    expect(due('2026-11-17', '11:00')).toEqual(eleven);
    expect(due('2026-11-17', '11:59')).toEqual(eleven);
    expect(due('2026-11-17', '12:00')).toBeUndefined();
    expect(due('2026-11-18', '11:00')).toBeUndefined();
  });

  test.each([
    ['before clocks go back', '2026-10-27', '2026-10-27T15:00:00Z'],
    ['after they went back', '2026-11-03', '2026-11-03T16:00:00Z'],
    ['before they go forward', '2027-03-09', '2027-03-09T16:00:00Z'],
    ['after they went forward', '2027-03-16', '2027-03-16T15:00:00Z'],
  ])('at 11:00 on the wall, in the week %s', (_week, day, utc) => {
    expect(due(day, '11:30')?.toISOString()).toBe(new Date(utc).toISOString());
    expect(drillDue(tuesdays, new Date(Date.parse(utc) - 1))).toBeUndefined();
  });

  test('once on the day on which clocks change, at the time they show', () => {
    const sundays = { day: 'Sun', at: '08:00' } as const;
    for (const [day, utc] of [
      ['2026-11-01', '2026-11-01T13:00:00Z'],
      ['2027-03-14', '2027-03-14T12:00:00Z'],
    ] as const) {
      const from = instantAt(day, '00:00').getTime();
      const moments = Array.from({ length: 25 * 60 }, (_, minute) => drillDue(sundays, new Date(from + minute * 60_000))?.toISOString());
      expect([...new Set(moments)].filter(Boolean)).toEqual([new Date(utc).toISOString()]);
    }
  });

  test('never by itself where the firm file names no time', () => {
    expect(drillDue(undefined, instantAt('2026-11-17', '11:00'))).toBeUndefined();
  });
});
