import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OnCall, onCall } from '#firm/on-call.ts';
import { alertsOf, isInHours, minutesOf } from '#followup/escalation/policy.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const ladder = sampleFirm().onCall;

describe('the ladder', () => {
  test('climbs at 0, 10, 25, 40 and 55 minutes, and for an urgent request at 0, 5, 10, 20 and 30', () => {
    expect([0, 1, 2, 3, 4].map((step) => minutesOf(ladder, 'usual', step))).toEqual([0, 10, 25, 40, 55]);
    expect([0, 1, 2, 3, 4].map((step) => minutesOf(ladder, 'urgent', step))).toEqual([0, 5, 10, 20, 30]);
  });

  test('repeats its last step every hour, and ends after a day', () => {
    expect(minutesOf(ladder, 'usual', 5)).toBe(115);
    expect(minutesOf(ladder, 'urgent', 6)).toBe(150);
    const steps = Array.from({ length: 40 }, (_, step) => minutesOf(ladder, 'usual', step));
    const last = steps.findLast((minutes) => minutes !== undefined);
    expect(last).toBeLessThanOrEqual(24 * 60);
    expect(last).toBeGreaterThan(23 * 60 - 1);
    expect(steps.at(-1)).toBeUndefined();
  });

  test('of any valid firm file rises with every step, ends, and never lets an urgent request wait longer', () => {
    fc.assert(
      fc.property(anyLadder, fc.nat(60), (any, step) => {
        const [now, next] = [minutesOf(any, 'usual', step), minutesOf(any, 'usual', step + 1)];
        if (next !== undefined) expect(next).toBeGreaterThan(now ?? Number.POSITIVE_INFINITY);
        if (now !== undefined) expect(now).toBeLessThanOrEqual(any.repeatForHours * 60);
        if (now !== undefined) expect(minutesOf(any, 'urgent', step)).toBeLessThanOrEqual(now);
        expect(minutesOf(any, 'usual', 5_000)).toBeUndefined();
      }),
    );
  });

  test('wakes one list of people in office hours and another at night, and stays at its last step', () => {
    const noon = new Date('2026-11-16T17:00:00Z');
    const night = new Date('2026-11-16T07:00:00Z');
    const named = (step: number, at: Date) => alertsOf(ladder, [], step, at).map(({ who, by }) => `${who} ${by}`);
    expect(named(2, noon)).toEqual(['second sms', 'second email', 'attorney sms']);
    expect(named(2, night)).toEqual(['second sms', 'second email']);
    expect(named(17, night)).toEqual(named(4, night));
  });
});

test('a step rings an urgent request by channels of its own, where the firm file has some', () => {
  const first = ladder.steps[0];
  const alerts = [{ who: 'attorney', by: ['email' as const], urgentBy: ['email' as const, 'sms' as const] }];
  const steps = first ? [{ ...first, inHours: alerts, otherwise: alerts }] : [];
  const by = (level: 'usual' | 'urgent') => alertsOf({ ...ladder, steps }, [], 0, new Date(), level).map((alert) => alert.by);
  expect([by('usual'), by('urgent')]).toEqual([['email'], ['email', 'sms']]);
});

describe('a step that names roles', () => {
  const [noon, night] = [new Date('2026-11-16T17:00:00Z'), new Date('2026-11-16T07:00:00Z')];
  const rota = [{ name: 'weeks', people: ['attorney', 'second'], every: 'week' as const, from: '2026-11-09', handover: '09:00' }];
  const first = ladder.steps[0];
  const named = (who: string[], changes: Change[], at: Date) => {
    const alerts = who.map((one) => ({ who: one, by: ['sms' as const] }));
    const steps = first ? [{ ...first, inHours: alerts, otherwise: alerts }] : [];
    return alertsOf({ ...ladder, rota, steps }, changes, 0, at).map((alert) => alert.who);
  };

  test('alerts who is on call at that moment, and who follows', () => {
    expect(named(['on-call', 'next'], [], night)).toEqual(['attorney', 'second']);
    expect(named(['on-call', 'next'], [], noon)).toEqual(['second', 'attorney']);
    const cover: Change = { kind: 'cover', taker: 'partner', from: night, until: noon };
    expect([named(['on-call'], [cover], night), named(['on-call'], [cover], noon)]).toEqual([['partner'], ['second']]);
  });

  test('alerts nobody twice by one channel, where role and name are one person, or both roles are', () => {
    expect(named(['on-call', 'second'], [], noon)).toEqual(['second']);
    const away = (person: string): Change => ({ kind: 'absence', person, from: night, until: new Date(noon.getTime() + 1) });
    expect(named(['on-call', 'next', 'partner'], [away('attorney'), away('second')], noon)).toEqual(['partner']);
  });
});

describe('office hours', () => {
  test.each<[string, string, boolean]>([
    ['a Monday just before they begin', '2026-11-16T13:29:59Z', false],
    ['a Monday when they begin', '2026-11-16T13:30:00Z', true],
    ['a Monday just before they end', '2026-11-16T21:59:59Z', true],
    ['a Monday when they end', '2026-11-16T22:00:00Z', false],
    ['a Saturday noon', '2026-11-14T17:00:00Z', false],
    ['Thanksgiving noon', '2026-11-26T17:00:00Z', false],
    ['the day after Thanksgiving', '2026-11-27T17:00:00Z', true],
    ['the last minute of New Year as the office counts it', '2027-01-02T04:59:00Z', false],
    ['the first Monday after clocks go back', '2026-11-02T13:30:00Z', true],
    ['half past eight of summer time on that Monday', '2026-11-02T12:30:00Z', false],
    ['the first Monday after clocks go forward', '2027-03-15T12:30:00Z', true],
  ])('%s', (_when, at, inside) => {
    expect(isInHours(ladder, new Date(at))).toBe(inside);
  });

  /** In Detroit clocks go back at 06:00 UTC on the first of these days, and forward at 07:00 UTC on the second. */
  const nights = [
    { turn: Date.parse('2026-11-01T06:00:00Z'), before: -4, after: -5 },
    { turn: Date.parse('2027-03-14T07:00:00Z'), before: -5, after: -4 },
  ];
  test.each(nights)('around the night of %o follow the clock on the office wall', ({ turn, before, after }) => {
    const open: OnCall = { ...ladder, hours: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], from: '01:30', to: '03:00' }, holidays: [] };
    fc.assert(
      fc.property(fc.integer({ min: -2 * 86_400, max: 2 * 86_400 }), (seconds) => {
        const at = turn + seconds * 1000;
        const wall = new Date(at + (at < turn ? before : after) * 3_600_000);
        const minutes = wall.getUTCHours() * 60 + wall.getUTCMinutes();
        expect(isInHours(open, new Date(at))).toBe(minutes >= 90 && minutes < 180);
        const weekday = wall.getUTCDay();
        expect(isInHours(ladder, new Date(at))).toBe(weekday > 0 && weekday < 6 && minutes >= 510 && minutes < 1020);
      }),
      { numRuns: 500 },
    );
  });
});

/** Random on-call rules that the schema accepts. */
const anyLadder = fc
  .record({
    gaps: fc.array(fc.record({ usual: fc.integer({ min: 1, max: 30 }), sooner: fc.integer({ min: 0, max: 29 }) }), { minLength: 1, maxLength: 6 }),
    every: fc.integer({ min: 5, max: 120 }),
    hours: fc.integer({ min: 4, max: 168 }),
  })
  .map(({ gaps, every, hours }) => {
    let [after, whenUrgent] = [0, 0];
    const rest = gaps.map(({ usual, sooner }) => {
      after += usual;
      whenUrgent += Math.max(1, usual - sooner);
      return { after, whenUrgent };
    });
    const alerts = { inHours: [{ who: 'attorney', by: ['sms'] }], otherwise: [{ who: 'attorney', by: ['email'] }] };
    return onCall.parse({
      ...ladder,
      promisedMinutes: Math.max(10, after + 1),
      steps: [{ after: 0, whenUrgent: 0 }, ...rest].map((step) => ({ ...step, ...alerts })),
      repeatEveryMinutes: every,
      repeatForHours: hours,
    });
  });
