import { expect, test } from 'vitest';
import { type Known, reachOf } from '#on-call/channels/reach.ts';

const [monday, tuesday] = [new Date('2026-11-16T15:00:00Z'), new Date('2026-11-17T15:00:00Z')];
const known = (some: Partial<Known>): Known => ({
  who: 'attorney',
  channel: 'sms',
  failed_at: null,
  code: null,
  got_through_at: null,
  answered_at: null,
  asked_at: null,
  silent: false,
  ...some,
});

test('an address that refused is dead until a message gets through', () => {
  const refused = { failed_at: monday, code: 'twilio-21211' };
  expect(reachOf(known(refused), true, undefined)).toEqual({ kind: 'dead', code: 'twilio-21211', since: monday });
  expect(reachOf(known({ ...refused, got_through_at: tuesday }), true, undefined)).toEqual({ kind: 'unproven' });
  expect(reachOf(known({ failed_at: tuesday, code: '5.1.1', got_through_at: monday }), false, undefined).kind).toBe('dead');
});

test('a channel that is not set up, or by which nothing leaves, reaches nobody', () => {
  expect(reachOf(undefined, false, undefined)).toEqual({ kind: 'not-set-up' });
  expect(reachOf(known({ answered_at: monday }), true, { code: 'timeout', since: tuesday })).toEqual({ kind: 'failing', code: 'timeout', since: tuesday });
});

test('whoever answered is proven, and whoever missed the last drill is not', () => {
  expect(reachOf(known({ answered_at: monday, asked_at: monday }), true, undefined)).toEqual({ kind: 'proven', at: monday });
  expect(reachOf(known({ answered_at: monday, asked_at: tuesday, silent: true }), true, undefined)).toEqual({ kind: 'silent', since: tuesday });
  expect(reachOf(undefined, true, undefined)).toEqual({ kind: 'unproven' });
});
