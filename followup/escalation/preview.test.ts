import { describe, expect, test } from 'vitest';
import { instantAt } from '#firm/clock.ts';
import { unrung, wouldBeWoken } from '#followup/escalation/preview.ts';
import type { PersonReach, Reach } from '#on-call/channels/reach.ts';
import type { DrillChannel } from '#on-call/channels/ways.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const ladder = sampleFirm().onCall;
const friday = instantAt('2026-11-20', '03:00');

const proven: Reach = { kind: 'proven', at: friday };
const dead: Reach = { kind: 'dead', code: 'twilio-30006', since: friday };
const notSetUp: Reach = { kind: 'not-set-up' };
const reachOf = (of: (who: string, channel: DrillChannel) => Reach): PersonReach[] =>
  Object.keys(ladder.people).map((who) => ({
    who,
    alerted: true,
    channels: (['email', 'sms', 'call', 'push'] as const).map((channel) => ({ channel, reach: of(who, channel) })),
  }));
const everything = reachOf(() => proven);

const steps = (changes: readonly Change[], level: 'usual' | 'urgent', parts: { ladder?: typeof ladder; reach?: PersonReach[] } = {}) =>
  wouldBeWoken({ ladder, changes, reach: everything, ...parts }, friday, level);
const told = (...asked: Parameters<typeof steps>) =>
  steps(...asked).map(({ minutes, people }) => `${minutes}: ${people.map(({ who, by }) => `${who} ${by.join('+')}`).join(', ')}`);

test('the ladder is answered step by step, with people and channels', () => {
  expect(told([], 'usual')).toEqual([
    '0: attorney email+sms+webhook',
    '10: attorney sms+email',
    '25: second sms+email',
    '40: second sms+email, attorney sms+email',
    '55: partner sms+email',
  ]);
  expect(steps([], 'urgent').map(({ minutes }) => minutes)).toEqual([0, 5, 10, 20, 30]);
});

test('a cover that begins between two steps is woken from then on', () => {
  const cover: Change = { kind: 'cover', taker: 'second', from: instantAt('2026-11-20', '03:05'), until: instantAt('2026-11-21', '09:00') };
  expect(told([cover], 'usual').slice(0, 2)).toEqual(['0: attorney email+sms+webhook', '10: second sms+email']);
});

test('where a usual request wakes nobody at night, mail leaves at once and phones ring at eight', () => {
  const quiet = { ladder: { ...ladder, wakeForUsual: false } };
  const [first, second] = steps([], 'usual', quiet);
  expect(first).toMatchObject({ quiet: true, people: [{ who: 'attorney', by: ['email', 'webhook'] }] });
  expect(second).toMatchObject({ at: instantAt('2026-11-20', '08:00'), minutes: 300, quiet: false, people: [{ by: ['email', 'sms'], rings: 'rings' }] });
  expect(steps([], 'urgent', quiet)[0]).toMatchObject({ quiet: false, people: [{ rings: 'rings' }] });
});

describe('whether a phone rings', () => {
  test('is told by the channels that are set up, the addresses that work, and the last drill', () => {
    const first = (sms: Reach) => steps([], 'usual', { reach: reachOf((_, channel) => (channel === 'sms' ? sms : proven)) })[0]?.people[0];
    expect(first(proven)).toMatchObject({ by: ['email', 'sms', 'webhook'], not: [], rings: 'rings' });
    expect(first(notSetUp)).toMatchObject({ by: ['email', 'webhook'], not: [{ channel: 'sms', why: 'not-set-up' }], rings: 'nothing' });
    expect(first(dead)).toMatchObject({ by: ['email', 'webhook'], not: [{ channel: 'sms', why: 'dead' }], rings: 'nothing' });
    expect(first({ kind: 'failing', code: 'timeout', since: friday })).toMatchObject({ by: ['email', 'webhook'], rings: 'nothing' });
    expect(first({ kind: 'silent', since: friday })).toMatchObject({
      by: ['email', 'sms', 'webhook'],
      not: [{ channel: 'sms', why: 'silent' }],
      rings: 'nothing',
    });
    expect(first({ kind: 'unproven' })).toMatchObject({ by: ['email', 'sms', 'webhook'], rings: 'untested' });
  });

  test('nothing rings where only mail leaves, and the reason is said for everybody', () => {
    const found = unrung({ ladder, changes: [], reach: reachOf((_, channel) => (channel === 'email' ? proven : notSetUp)) }, friday);
    expect(found?.all).toBe(true);
    expect(found?.people.map(({ who }) => who)).toEqual(['attorney', 'second', 'partner']);
    expect(found?.people[0]?.not).toContainEqual({ channel: 'sms', why: 'not-set-up' });
  });

  test('a step whose only person cannot be rung is found, and a person beside somebody who can be is not', () => {
    const without = (who: string) => unrung({ ladder, changes: [], reach: reachOf((one) => (one === who ? dead : proven)) }, friday);
    expect(without('partner')).toMatchObject({ all: false, people: [{ who: 'partner' }] });
    expect(without('nobody')).toBeUndefined();
  });

  test('a channel that no drill has tried counts as one that may ring, and what is quiet by plan is no fault', () => {
    const reach = reachOf(() => ({ kind: 'unproven' }));
    expect(unrung({ ladder: { ...ladder, wakeForUsual: false }, changes: [], reach }, friday)).toBeUndefined();
  });
});
