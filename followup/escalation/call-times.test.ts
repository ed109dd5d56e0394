import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestTimes } from '#case-review/schema.ts';
import { instantAt, timeOfDay, wallClock } from '#firm/clock.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type BestTime, callTimes, windowOf } from '#followup/escalation/call-times.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const ladder = sampleFirm().onCall;
const usual = { level: 'usual' as const, callAnyway: false };
const urgent = { level: 'urgent' as const, callAnyway: false };
const pressing = { level: 'urgent' as const, callAnyway: true };

/** "2026-11-16 10:00" as clocks in Detroit show it. */
const at = (wall: string) => instantAt(wall.slice(0, 10), wall.slice(11));
const shown = (instant: Date) => `${wallClock(instant).day} ${wallClock(instant).time}`;
const shownTimes = (received: Date, level: typeof usual | typeof urgent, wish: BestTime, own: Partial<OnCall> = {}) => {
  const { from, target, promisedUntil } = callTimes(received, level, wish, { ...ladder, ...own });
  return [from, target, promisedUntil].map(shown);
};

describe('who is called when', () => {
  const weekendsOff: Partial<OnCall> = { closedDays: ['Sat', 'Sun'] };
  const sleeping = { wakeForUsual: false };
  test.each<[number, string, typeof usual | typeof urgent, BestTime, Partial<OnCall>, string, string, string]>([
    [1, '2026-11-16 10:00', usual, 'ASAP', {}, '2026-11-16 10:00', '2026-11-16 11:00', '2026-11-16 11:00'],
    [2, '2026-11-17 02:15', usual, 'ASAP', {}, '2026-11-17 02:15', '2026-11-17 03:15', '2026-11-17 03:15'],
    [3, '2026-11-17 02:15', usual, 'ASAP', sleeping, '2026-11-17 08:00', '2026-11-17 09:00', '2026-11-17 09:00'],
    [4, '2026-11-16 21:00', usual, 'ASAP', sleeping, '2026-11-17 08:00', '2026-11-17 09:00', '2026-11-17 09:00'],
    [5, '2026-11-17 02:15', pressing, 'Evening', {}, '2026-11-17 02:15', '2026-11-17 03:15', '2026-11-17 03:15'],
    [6, '2026-11-17 02:15', urgent, 'Evening', {}, '2026-11-17 17:00', '2026-11-17 18:00', '2026-11-17 21:00'],
    [7, '2026-11-21 14:00', usual, 'ASAP', {}, '2026-11-21 14:00', '2026-11-21 15:00', '2026-11-21 15:00'],
    [8, '2026-11-16 07:10', usual, 'Morning', {}, '2026-11-16 08:00', '2026-11-16 09:00', '2026-11-16 12:00'],
    [9, '2026-11-16 09:00', usual, 'Morning', {}, '2026-11-16 09:00', '2026-11-16 10:00', '2026-11-16 10:00'],
    [10, '2026-11-16 11:10', usual, 'Morning', {}, '2026-11-16 11:10', '2026-11-16 12:00', '2026-11-16 12:00'],
    [11, '2026-11-16 11:31', usual, 'Morning', {}, '2026-11-17 08:00', '2026-11-17 09:00', '2026-11-17 12:00'],
    [12, '2026-11-16 09:00', usual, 'Afternoon', {}, '2026-11-16 12:00', '2026-11-16 13:00', '2026-11-16 17:00'],
    [13, '2026-11-16 16:40', usual, 'Afternoon', {}, '2026-11-17 12:00', '2026-11-17 13:00', '2026-11-17 17:00'],
    [14, '2026-11-16 20:20', usual, 'Evening', {}, '2026-11-16 20:20', '2026-11-16 21:00', '2026-11-16 21:00'],
    [15, '2026-11-16 22:30', usual, 'Evening', {}, '2026-11-17 17:00', '2026-11-17 18:00', '2026-11-17 21:00'],
    [16, '2026-11-21 09:00', usual, 'Afternoon', {}, '2026-11-21 12:00', '2026-11-21 13:00', '2026-11-21 17:00'],
    [17, '2026-11-21 09:00', usual, 'Afternoon', weekendsOff, '2026-11-23 12:00', '2026-11-23 13:00', '2026-11-23 17:00'],
    [18, '2026-11-25 19:00', usual, 'Morning', { closedHolidays: true }, '2026-11-27 08:00', '2026-11-27 09:00', '2026-11-27 12:00'],
    [19, '2026-11-01 00:40', usual, 'Morning', {}, '2026-11-01 08:00', '2026-11-01 09:00', '2026-11-01 12:00'],
    [20, '2027-03-14 01:30', usual, 'ASAP', {}, '2027-03-14 01:30', '2027-03-14 03:30', '2027-03-14 03:30'],
  ])('case %i: received %s', (_number, received, level, wish, own, from, target, until) => {
    expect(shownTimes(at(received), level, wish, own)).toEqual([from, target, until]);
  });

  test('with 30 minutes left the same window is kept, with one less the next', () => {
    expect(shownTimes(at('2026-11-16 11:30'), usual, 'Morning')[0]).toBe('2026-11-16 11:30');
    expect(shownTimes(new Date(at('2026-11-16 11:30').getTime() + 1), usual, 'Morning')[0]).toBe('2026-11-17 08:00');
  });

  test('an urgent request rings at night also where usual ones wait, and a usual one at 20:59 keeps its hour', () => {
    expect(shownTimes(at('2026-11-17 02:15'), urgent, 'ASAP', sleeping)[0]).toBe('2026-11-17 02:15');
    expect(shownTimes(at('2026-11-16 20:59'), usual, 'ASAP', sleeping)).toEqual(['2026-11-16 20:59', '2026-11-16 21:59', '2026-11-16 21:59']);
  });

  test('a holiday counts as open unless the firm closes on it', () => {
    expect(shownTimes(at('2026-11-25 19:00'), usual, 'Morning')[0]).toBe('2026-11-26 08:00');
  });
});

describe('in the nights when clocks change', () => {
  const [back, forward] = [new Date('2026-11-01T05:30:00Z'), new Date('2027-03-14T06:30:00Z')];
  const hourOf = (received: Date) => callTimes(received, usual, 'ASAP', ladder);

  test('an hour is an hour, and its end names the clock it is on', () => {
    expect(hourOf(back).promisedUntil).toEqual(new Date('2026-11-01T06:30:00Z'));
    expect([timeOfDay(back, 'en-US'), timeOfDay(hourOf(back).promisedUntil, 'en-US')]).toEqual(['1:30 AM EDT', '1:30 AM EST']);
    expect(hourOf(forward).promisedUntil).toEqual(new Date('2027-03-14T07:30:00Z'));
    expect([timeOfDay(forward, 'en-US'), timeOfDay(hourOf(forward).promisedUntil, 'en-US')]).toEqual(['1:30 AM EST', '3:30 AM EDT']);
  });

  test('a morning is the one on the wall', () => {
    expect(callTimes(new Date('2026-11-01T04:40:00Z'), usual, 'Morning', ladder)).toEqual({
      from: new Date('2026-11-01T13:00:00Z'),
      target: new Date('2026-11-01T14:00:00Z'),
      promisedUntil: new Date('2026-11-01T17:00:00Z'),
    });
  });

  test('and at any other time no clock is named', () => {
    for (const time of ['2026-10-31T16:00:00Z', '2026-11-01T17:00:00Z', '2026-11-02T06:30:00Z', '2027-03-14T16:00:00Z'])
      expect(timeOfDay(new Date(time), 'en-US')).toMatch(/^\d{1,2}:\d\d [AP]M$/);
  });
});

test('at any moment of two years no promise begins before it is made, an hour is an hour, and a chosen time of day is kept', () => {
  const hours: Record<string, [string, string]> = { Morning: ['08:00', '12:00'], Afternoon: ['12:00', '17:00'], Evening: ['17:00', '21:00'] };
  const start = Date.parse('2026-10-01T00:00:00Z');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 * 366 * 86_400 }),
      fc.constantFrom(usual, urgent, pressing),
      fc.constantFrom(...bestTimes),
      fc.boolean(),
      fc.subarray(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const, { maxLength: 6 }),
      fc.boolean(),
      (seconds, level, wish, wakeForUsual, closedDays, closedHolidays) => {
        const received = new Date(start + seconds * 1000);
        const { from, target, promisedUntil } = callTimes(received, level, wish, { ...ladder, wakeForUsual, closedDays, closedHolidays });
        expect(from.getTime()).toBeGreaterThanOrEqual(received.getTime());
        expect(target.getTime()).toBeGreaterThan(from.getTime());
        expect(promisedUntil.getTime()).toBeGreaterThanOrEqual(target.getTime());
        expect(target.getTime() - from.getTime()).toBeLessThanOrEqual(3_600_000);
        if (wish === 'ASAP' || level === pressing) {
          expect(promisedUntil.getTime() - from.getTime()).toBe(3_600_000);
          if (level !== usual || wakeForUsual) expect(from).toEqual(received);
          return;
        }
        const [opens = '', closes = ''] = hours[wish] ?? [];
        for (const moment of [from, target, promisedUntil]) {
          expect(wallClock(moment).day).toBe(wallClock(from).day);
          expect(wallClock(moment).time >= opens && wallClock(moment).time <= closes).toBe(true);
        }
        expect(closedDays.some((day) => day === wallClock(from).weekday)).toBe(false);
        if (closedHolidays) expect(ladder.holidays).not.toContain(wallClock(from).day);
        expect(promisedUntil.getTime() - received.getTime()).toBeGreaterThanOrEqual(30 * 60_000);
      },
    ),
    { numRuns: 500 },
  );
});

describe('what people read', () => {
  const times = (received: string, wish: BestTime, own: Partial<OnCall> = {}) => {
    const { from, target, promisedUntil } = callTimes(at(received), usual, wish, { ...ladder, ...own });
    return { call_from: from, call_target: target, call_due_at: promisedUntil };
  };
  const window = (stored: ReturnType<typeof times>, now: string) => {
    const found = windowOf(stored, at(now));
    return found && [shown(found.from), shown(found.until), found.inDays];
  };

  test('is a time of day where one was chosen, also while it runs', () => {
    const evening = times('2026-11-16 22:30', 'Evening');
    expect(window(evening, '2026-11-16 22:30')).toEqual(['2026-11-17 17:00', '2026-11-17 21:00', 1]);
    expect(window(evening, '2026-11-17 18:30')).toEqual(['2026-11-17 17:00', '2026-11-17 21:00', 0]);
  });

  test('is an end alone where the call may come at any moment', () => {
    expect(window(times('2026-11-16 10:00', 'ASAP'), '2026-11-16 10:00')).toBeUndefined();
    expect(window(times('2026-11-16 18:00', 'Evening'), '2026-11-16 18:00')).toBeUndefined();
    const night = times('2026-11-17 02:15', 'ASAP', { wakeForUsual: false });
    expect(window(night, '2026-11-17 02:15')).toEqual(['2026-11-17 08:00', '2026-11-17 09:00', 0]);
    expect(window(night, '2026-11-17 08:00')).toBeUndefined();
  });
});
