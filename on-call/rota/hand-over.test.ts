import { describe, expect, test } from 'vitest';
import { instantAt } from '#firm/clock.ts';
import type { Rota } from '#firm/rota.ts';
import { handOversToTell, tellAt } from '#on-call/rota/hand-over.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

describe('whoever goes on call is told', () => {
  test.each<[string, [string, string], [string, string]]>([
    ['an hour before', ['2026-11-09', '09:00'], ['2026-11-09', '08:00']],
    ['not before 8:00, but on the evening before', ['2026-11-09', '08:59'], ['2026-11-08', '20:00']],
    ['not from 21:00 on, but at 20:00', ['2026-11-09', '22:00'], ['2026-11-09', '20:00']],
    ['an hour before, as long as that is before 21:00', ['2026-11-09', '21:59'], ['2026-11-09', '20:59']],
    ['on the evening before midnight', ['2026-11-10', '00:00'], ['2026-11-09', '20:00']],
    ['at 20:00 before the night that has 25 hours', ['2026-11-01', '08:00'], ['2026-10-31', '20:00']],
    ['at 20:00 before the night that has 23 hours', ['2027-03-14', '08:00'], ['2027-03-13', '20:00']],
    ['an hour before, on the morning after clocks went back', ['2026-11-01', '09:00'], ['2026-11-01', '08:00']],
  ])('%s', (_when, handOver, at) => {
    expect(tellAt(instantAt(...handOver))).toEqual(instantAt(...at));
  });
});

const rota: Rota = { layers: [{ name: 'week', people: ['a', 'b'], every: 'week', from: '2026-11-02', handover: '09:00' }], fallback: 'f' };
const told = (changes: Change[], day: string, time: string) => handOversToTell(rota, changes, instantAt(day, time));

test('from the time of the notice until 12 hours after the hand-over, by day, it is due', () => {
  const b = { who: 'b', from: instantAt('2026-11-09', '09:00'), until: instantAt('2026-11-16', '09:00') };
  expect(told([], '2026-11-09', '07:59')).toEqual([]);
  expect(told([], '2026-11-09', '08:00')).toEqual([b]);
  expect(told([], '2026-11-09', '20:59')).toEqual([b]);
  expect(told([], '2026-11-09', '21:00')).toEqual([]);
  expect(told([], '2026-11-10', '08:00')).toEqual([]);
});

test('a cover noted at night is told of in the morning, while it lasts', () => {
  const cover: Change = { kind: 'cover', taker: 'p', from: instantAt('2026-11-04', '23:30'), until: instantAt('2026-11-05', '12:00') };
  expect(told([cover], '2026-11-04', '23:00')).toEqual([]);
  expect(told([cover], '2026-11-05', '08:00')).toEqual([{ who: 'p', from: cover.from, until: cover.until }]);
  // An hour before its end, the next is told as well.
  expect(told([cover], '2026-11-05', '11:00').map(({ who }) => who)).toEqual(['p', 'a']);
});

test('one person who is always on call is never told, and nobody is told of a gap', () => {
  const alone: Rota = { layers: [{ name: 'week', people: ['a'], every: 'week', from: '2026-11-02', handover: '09:00' }], fallback: 'f' };
  expect(handOversToTell(alone, [], instantAt('2026-11-09', '08:30'))).toEqual([]);
  const away: Change = { kind: 'absence', person: 'a', from: instantAt('2026-11-09', '09:00'), until: instantAt('2026-11-10', '09:00') };
  expect(handOversToTell(alone, [away], instantAt('2026-11-09', '08:30'))).toEqual([]);
  expect(handOversToTell(alone, [away], instantAt('2026-11-10', '08:30'))).toEqual([{ who: 'a', from: away.until, until: undefined }]);
});
