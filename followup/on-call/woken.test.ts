import { expect, test } from 'vitest';
import { instantAt } from '#firm/clock.ts';
import type { Change } from '#followup/on-call/on-call-at.ts';
import { wouldBeWoken } from '#followup/on-call/woken.ts';
import { sampleFirm } from '#tests/world/sample-firm.ts';

const ladder = sampleFirm().onCall;
const friday = instantAt('2026-11-20', '03:00');
const told = (...asked: Parameters<typeof wouldBeWoken>) =>
  wouldBeWoken(...asked).map(({ minutes, people }) => `${minutes}: ${people.map(({ who, by }) => `${who} ${by.join('+')}`).join(', ')}`);

test('the ladder is answered step by step, with people and channels', () => {
  expect(told(ladder, [], friday, 'usual')).toEqual([
    '0: attorney email+sms+webhook',
    '10: attorney sms+email',
    '25: second sms+email',
    '40: second sms+email, attorney sms+email',
    '55: partner sms+email',
  ]);
  expect(wouldBeWoken(ladder, [], friday, 'urgent').map(({ minutes }) => minutes)).toEqual([0, 5, 10, 20, 30]);
});

test('a cover that begins between two steps is woken from then on', () => {
  const cover: Change = { kind: 'cover', taker: 'second', from: instantAt('2026-11-20', '03:05'), until: instantAt('2026-11-21', '09:00') };
  expect(told(ladder, [cover], friday, 'usual').slice(0, 2)).toEqual(['0: attorney email+sms+webhook', '10: second sms+email']);
});

test('where a usual request wakes nobody at night, mail leaves at once and phones ring at eight', () => {
  const steps = wouldBeWoken({ ...ladder, wakeForUsual: false }, [], friday, 'usual');
  expect(steps[0]?.people).toEqual([{ who: 'attorney', by: ['email', 'webhook'], rings: false }]);
  expect(steps[1]).toMatchObject({ at: instantAt('2026-11-20', '08:00'), minutes: 300, people: [{ who: 'attorney', by: ['email', 'sms'], rings: true }] });
  expect(wouldBeWoken({ ...ladder, wakeForUsual: false }, [], friday, 'urgent')[0]?.people[0]?.rings).toBe(true);
});
