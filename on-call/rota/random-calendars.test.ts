// @module-tag slow
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Layer, Rota } from '#firm/rota.ts';
import { type Change, onCallAt } from '#on-call/rota/on-call-at.ts';
import { edgesBetween, gapsBetween } from '#on-call/rota/shifts.ts';
import { paintedCalendar } from '#tests/testkit/painted-calendar.ts';

/**
 * Two years with four changes of clocks. `ON_CALL_CALENDARS=1000` compares that many calendars at every minute, which takes a
 * core for about 25 minutes; without it three are, and a thousand are asked wherever the answer can change within 35 days.
 */
const [start, end] = [Date.parse('2026-10-01T04:00:00Z'), Date.parse('2028-10-01T04:00:00Z')];
const minute = 60_000;
const atEveryMinute = Number(process.env['ON_CALL_CALENDARS'] ?? 3);
const patience = 60_000 + atEveryMinute * 6_000;

test('a thousand calendars have one answer or a reported gap wherever the answer can change, and the minute before', () => {
  fc.assert(
    fc.property(anyCalendar, fc.array(fc.integer({ min: 0, max: (end - start) / minute - 1 }), { maxLength: 50 }), ({ rota, changes }, minutes) => {
      // A window of a month for each, anywhere in the two years, so that a thousand of them take seconds.
      const first = start + (minutes[0] ?? 0) * minute;
      const [from, until] = [new Date(first), new Date(Math.min(first + 35 * 86_400_000, end))];
      const gaps = gapsBetween(rota, changes, from, until);
      const edges = edgesBetween(rota, changes, from, until).flatMap((edge) => [Number(edge) - minute, Number(edge)]);
      const others = minutes.map((one) => start + one * minute);
      for (const at of [...edges, ...others].filter((one) => one >= Number(from) && one < Number(until))) {
        const answer = onCallAt(rota, changes, new Date(at));
        const reported = gaps.some((gap) => Number(gap.from) <= at && at < Number(gap.until));
        if ((answer.kind === 'gap') !== reported) expect({ at: new Date(at), answer, reported }).toBeUndefined();
      }
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

test(
  'at every minute of two years the answer is that of a calendar painted by hand, and every gap is reported',
  () => {
    let minutes = 0;
    fc.assert(
      fc.property(anyCalendar, ({ rota, changes }) => {
        const painted = paintedCalendar(rota, changes, start, end);
        const gaps = gapsBetween(rota, changes, new Date(start), new Date(end));
        let gap = 0;
        for (let at = start; at < end; at += minute) {
          const answer = onCallAt(rota, changes, new Date(at));
          const expected = painted(at);
          while (gap < gaps.length && at >= Number(gaps[gap]?.until)) gap++;
          const reported = at >= Number(gaps[gap]?.from);
          minutes++;
          // Compared by hand first: a million calls of expect would take longer than the calendar.
          if (answer.who !== (expected ?? rota.fallback) || (answer.kind === 'gap') !== (expected === undefined) || (answer.kind === 'gap') !== reported)
            expect({ at: new Date(at).toISOString(), answer, reported }).toEqual(expected);
        }
      }),
      { numRuns: atEveryMinute, endOnFailure: true },
    );
    expect(minutes).toBe((atEveryMinute * (end - start)) / minute);
  },
  patience,
);

const people = ['a', 'b', 'c', 'd', 'e'];
const person = fc.constantFrom(...people);
/** Every quarter of an hour that the firm file allows. */
const edge = fc
  .integer({ min: 0, max: 95 })
  .filter((quarter) => quarter < 4 || quarter >= 12)
  .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);

const layer: fc.Arbitrary<Layer> = fc
  .record({
    people: fc.array(person, { minLength: 1, maxLength: 5 }),
    every: fc.constantFrom('week' as const, 'day' as const),
    from: fc.integer({ min: -60, max: 400 }).map((days) => new Date(Date.parse('2026-10-01') + days * 86_400_000).toISOString().slice(0, 10)),
    handover: edge,
    only: fc.option(
      fc.record({
        days: fc.uniqueArray(fc.constantFrom(...(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const)), { minLength: 1 }),
        from: edge,
        to: fc.oneof({ weight: 5, arbitrary: edge }, { weight: 1, arbitrary: fc.constant('24:00') }),
      }),
      { nil: undefined },
    ),
  })
  .map(({ only, ...rest }) => ({ name: 'layer', ...rest, ...(only ? { only } : {}) }));

const change: fc.Arbitrary<Change> = fc
  .record({
    kind: fc.constantFrom('absence' as const, 'cover' as const, 'swap' as const),
    two: fc.uniqueArray(person, { minLength: 2, maxLength: 2 }),
    first: fc.integer({ min: -10_000, max: (end - start) / minute }),
    length: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 120_000 })),
  })
  .map(({ kind, two: [one = 'a', other = 'b'], first, length }): Change => {
    const time = { from: new Date(start + first * minute), until: new Date(start + (first + length) * minute) };
    if (kind === 'absence') return { kind, person: one, ...time };
    return kind === 'cover' ? { kind, taker: one, ...time } : { kind, person: one, taker: other, ...time };
  });

const anyCalendar: fc.Arbitrary<{ rota: Rota; changes: Change[] }> = fc.record({
  rota: fc.array(layer, { minLength: 1, maxLength: 3 }).map((layers) => ({ layers, fallback: 'f' })),
  changes: fc.array(change, { maxLength: 12 }),
});
