import { describe, expect, test } from 'vitest';
import { instantAt } from '#firm/clock.ts';
import type { Layer, Rota } from '#firm/rota.ts';
import { type Change, nextAfter, onCallAt } from '#on-call/rota/on-call-at.ts';
import { gapsBetween } from '#on-call/rota/shifts.ts';

const hour = 3_600_000;
const weekly: Layer = { name: 'week', people: ['a', 'b', 'c'], every: 'week', from: '2026-10-26', handover: '09:00' };
const two: Rota = { layers: [{ ...weekly, people: ['a', 'b'], from: '2026-11-02' }], fallback: 'f' };
const three: Rota = { layers: [weekly], fallback: 'f' };

describe('a wall clock in Detroit', () => {
  test.each<[string, [string, string], [string, string], number]>([
    ['a week in which clocks go back', ['2026-10-26', '09:00'], ['2026-11-02', '09:00'], 169],
    ['a week in which they go forward', ['2027-03-08', '09:00'], ['2027-03-15', '09:00'], 167],
    ['the night in which they go back', ['2026-10-31', '20:00'], ['2026-11-01', '08:00'], 13],
    ['the night in which they go forward', ['2027-03-13', '20:00'], ['2027-03-14', '08:00'], 11],
  ])('%s has its own length', (_what, from, until, hours) => {
    expect((Number(instantAt(...until)) - Number(instantAt(...from))) / hour).toBe(hours);
  });

  test('a time that is left out counts from before the jump, one that comes twice is its first', () => {
    expect(instantAt('2027-03-14', '02:30').toISOString()).toBe('2027-03-14T07:30:00.000Z');
    expect(instantAt('2026-11-01', '01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(instantAt('2026-11-01', '24:00')).toEqual(instantAt('2026-11-02', '00:00'));
  });
});

describe('who is on call', () => {
  test.each<[string, Rota, string, string]>([
    ['a week of 169 hours ends no hour early', three, '2026-11-02T13:59:59Z', 'a'],
    ['and ends at 9:00', three, '2026-11-02T14:00:00Z', 'b'],
    ['a week of 167 hours ends no hour late', three, '2027-03-15T12:59:59Z', 'b'],
    ['and ends at 9:00 too', three, '2027-03-15T13:00:00Z', 'c'],
    ['the first half past one of the night when clocks go back', three, '2026-11-01T05:30:00Z', 'a'],
    ['and the second', three, '2026-11-01T06:30:00Z', 'a'],
    [
      'a day of 23 hours, before hand-over',
      { layers: [{ ...weekly, people: ['a', 'b'], every: 'day', from: '2027-03-12', handover: '08:00' }], fallback: 'f' },
      '2027-03-14T11:59:00Z',
      'b',
    ],
    [
      'and at hand-over',
      { layers: [{ ...weekly, people: ['a', 'b'], every: 'day', from: '2027-03-12', handover: '08:00' }], fallback: 'f' },
      '2027-03-14T12:00:00Z',
      'a',
    ],
  ])('%s', (_what, rota, at, who) => {
    expect(onCallAt(rota, [], new Date(at))).toEqual({ kind: 'person', who, why: 'turn' });
  });

  const away = absence('a', ['2026-11-05', '00:00'], ['2026-11-09', '09:00']);
  const covered = cover('p', ['2026-11-06', '17:00'], ['2026-11-07', '09:00']);
  test.each<[string, string, string, string]>([
    ['2026-11-04', '23:59', 'a', 'turn'],
    ['2026-11-05', '00:00', 'b', 'stands-in'],
    ['2026-11-06', '16:59', 'b', 'stands-in'],
    ['2026-11-06', '17:00', 'p', 'cover'],
    ['2026-11-07', '09:00', 'b', 'stands-in'],
    ['2026-11-09', '09:00', 'b', 'turn'],
  ])('with a away and p covering, on %s at %s it is %s', (day, time, who, why) => {
    expect(onCallAt(two, [away, covered], instantAt(day, time))).toEqual({ kind: 'person', who, why });
  });

  test('while everybody is away, and before the first turn, it is the fallback, and a gap', () => {
    const both = [away, absence('b', ['2026-11-06', '00:00'], ['2026-11-07', '00:00'])];
    expect(onCallAt(two, both, instantAt('2026-11-06', '12:00'))).toEqual({ kind: 'gap', who: 'f' });
    expect(onCallAt(two, [], instantAt('2026-11-02', '08:59'))).toEqual({ kind: 'gap', who: 'f' });
  });

  test('the later of two covers decides, unless its taker says afterward that they are away', () => {
    const at = instantAt('2026-11-06', '18:00');
    const day: [[string, string], [string, string]] = [
      ['2026-11-06', '00:00'],
      ['2026-11-07', '00:00'],
    ];
    expect(onCallAt(two, [cover('p', ...day), cover('q', ...day)], at).who).toBe('q');
    expect(onCallAt(two, [cover('p', ...day), cover('q', ...day), absence('q', ...day)], at).who).toBe('p');
    expect(onCallAt(two, [absence('p', ...day), cover('p', ...day)], at).who).toBe('p');
  });

  test("a swap exchanges two places in the rota for its time, and nobody else's", () => {
    const swap: Change = { kind: 'swap', person: 'a', taker: 'b', from: instantAt('2026-10-26', '09:00'), until: instantAt('2026-11-09', '09:00') };
    const who = (day: string) => onCallAt(three, [swap], instantAt(day, '12:00'));
    expect(who('2026-10-27')).toEqual({ kind: 'person', who: 'b', why: 'swap' });
    expect(who('2026-11-03')).toEqual({ kind: 'person', who: 'a', why: 'swap' });
    expect(who('2026-11-10')).toEqual({ kind: 'person', who: 'c', why: 'turn' });
    expect(onCallAt(three, [swap, absence('b', ['2026-10-27', '00:00'], ['2026-10-28', '00:00'])], instantAt('2026-10-27', '12:00')).who).toBe('a');
  });

  test('of two layers that count, the last decides; outside its hours the one below it', () => {
    const rota: Rota = { layers: [weekly, { ...weekly, name: 'nights', people: ['n'], only: { days: ['Fri'], from: '20:00', to: '08:00' } }], fallback: 'f' };
    const who = (day: string, time: string) => onCallAt(rota, [], instantAt(day, time)).who;
    expect([
      who('2026-10-30', '19:59'),
      who('2026-10-30', '20:00'),
      who('2026-10-31', '07:59'),
      who('2026-10-31', '08:00'),
      who('2026-10-31', '20:00'),
    ]).toEqual(['a', 'n', 'n', 'a', 'a']);
  });
});

test('the gaps of nights and weekends are found to the minute, also in the night that has 25 hours', () => {
  const rota: Rota = {
    layers: [
      { ...weekly, name: 'nights', only: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '17:00', to: '08:30' } },
      { ...weekly, name: 'weekend', only: { days: ['Sat', 'Sun'], from: '08:30', to: '24:00' } },
    ],
    fallback: 'f',
  };
  const gaps = gapsBetween(rota, [], instantAt('2026-10-30', '12:00'), instantAt('2026-11-04', '00:00'));
  expect(gaps).toEqual([
    { from: instantAt('2026-10-30', '12:00'), until: instantAt('2026-10-30', '17:00') },
    { from: instantAt('2026-11-01', '00:00'), until: instantAt('2026-11-01', '08:30') },
    { from: instantAt('2026-11-02', '00:00'), until: instantAt('2026-11-02', '17:00') },
    { from: instantAt('2026-11-03', '08:30'), until: instantAt('2026-11-03', '17:00') },
  ]);
  expect((Number(gaps[1]?.until) - Number(gaps[1]?.from)) / hour).toBe(9.5);
});

test('next is who follows in the rota and is there, and the fallback where nobody is', () => {
  const at = instantAt('2026-10-27', '12:00');
  const day: [[string, string], [string, string]] = [
    ['2026-10-27', '00:00'],
    ['2026-10-28', '00:00'],
  ];
  expect(nextAfter(three, [], at)).toBe('b');
  expect(nextAfter(three, [absence('b', ...day)], at)).toBe('c');
  expect(nextAfter(three, [absence('a', ...day)], at)).toBe('c');
  expect(nextAfter(three, [cover('p', ...day)], at)).toBe('b');
  expect(nextAfter(three, [cover('c', ...day)], at)).toBe('a');
  expect(nextAfter(three, [absence('b', ...day), absence('c', ...day)], at)).toBe('f');
  expect(nextAfter({ layers: [{ ...weekly, people: ['a'] }], fallback: 'f' }, [], at)).toBe('f');
});

function absence(person: string, from: [string, string], until: [string, string]): Change {
  return { kind: 'absence', person, from: instantAt(...from), until: instantAt(...until) };
}

function cover(taker: string, from: [string, string], until: [string, string]): Change {
  return { kind: 'cover', taker, from: instantAt(...from), until: instantAt(...until) };
}
