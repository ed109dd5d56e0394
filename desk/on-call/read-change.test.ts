import { expect, test } from 'vitest';
import { readChange } from '#desk/on-call/read-change.ts';
import { instantAt } from '#firm/clock.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const { onCall } = sampleFirm();
const now = instantAt('2026-11-17', '10:00');
const read = (sent: Record<string, string>) => readChange(new URLSearchParams(sent), onCall, now);
const time = { 'from-day': '2026-11-20', 'from-time': '09:00', 'until-day': '2026-11-27', 'until-time': '09:00' };
const span = { from: instantAt('2026-11-20', '09:00'), until: instantAt('2026-11-27', '09:00') };

test('each form says what it is about', () => {
  expect(read({ kind: 'absence', person: 'attorney', ...time })).toEqual({ kind: 'change', change: { kind: 'absence', person: 'attorney', ...span } });
  expect(read({ kind: 'cover', taker: 'second', ...time })).toEqual({ kind: 'change', change: { kind: 'cover', taker: 'second', ...span } });
  expect(read({ kind: 'swap', person: 'attorney', taker: 'second', ...time })).toMatchObject({ change: { kind: 'swap', person: 'attorney', taker: 'second' } });
});

test('a night lasts from the end of the office hours to their beginning, also where clocks change', () => {
  const night = { from: instantAt('2027-03-13', '17:00'), until: instantAt('2027-03-14', '08:30') };
  expect(read({ kind: 'night', taker: 'second', day: '2027-03-13' })).toEqual({ kind: 'change', change: { kind: 'cover', taker: 'second', ...night } });
  expect(night.until.getTime() - night.from.getTime()).toBe(14.5 * 3_600_000);
});

test.each([
  ['no time', { kind: 'cover', taker: 'second' }, 'time'],
  ['a day that there is not', { kind: 'night', taker: 'second', day: '2026-02-30' }, 'time'],
  ['an end before its beginning', { kind: 'cover', taker: 'second', ...time, 'until-day': '2026-11-19' }, 'order'],
  ['a time that is over', { kind: 'night', taker: 'second', day: '2026-11-15' }, 'over'],
  ['a technician', { kind: 'cover', taker: 'technician', ...time }, 'person'],
  ['nobody of the firm', { kind: 'absence', person: 'constructor', ...time }, 'person'],
  ['a swap with oneself', { kind: 'swap', person: 'second', taker: 'second', ...time }, 'same'],
])('refused: %s', (_what, sent, why) => {
  expect(read(sent as Record<string, string>)).toEqual({ kind: 'wrong', why });
});
