import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { canaryPass, isCanary } from '#followup/canary.ts';

const secret = createSecretKey(Buffer.alloc(32, 1));
const now = new Date('2026-11-15T12:02:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a pass is good for the five minutes it was made in and the five after, and then no more', () => {
  const pass = canaryPass(secret, now);
  expect([0, 2.9, 3, 7.9].map((minutes) => isCanary(pass, secret, after(minutes)))).toEqual([true, true, true, true]);
  expect([8, 60, -3, -60].map((minutes) => isCanary(pass, secret, after(minutes)))).toEqual([false, false, false, false]);
});

test('no visitor can make one: without the secret, shortened, lengthened or absent it is no pass', () => {
  const pass = canaryPass(secret, now);
  const forged = canaryPass(createSecretKey(Buffer.alloc(32, 2)), now);
  for (const wrong of [forged, pass.slice(1), `${pass}A`, '', 'true', undefined]) expect(isCanary(wrong, secret, now)).toBe(false);
});
