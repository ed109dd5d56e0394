import { expect, test } from 'vitest';
import { canaryPass, isCanary } from '#incidents/canary.ts';
import { openSecrets } from '#vault/secrets.ts';

const secrets = openSecrets('a secret that has at least 32 characters');
const newer = openSecrets('2:a newer one with at least 32 characters,1:a secret that has at least 32 characters');
const secret = secrets.current.key;
const now = new Date('2026-11-15T12:02:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a pass is good for the five minutes it was made in and the five after, and then no more', () => {
  const pass = canaryPass(secret, now);
  expect([0, 2.9, 3, 7.9].map((minutes) => isCanary(pass, secrets, after(minutes)))).toEqual([true, true, true, true]);
  expect([8, 60, -3, -60].map((minutes) => isCanary(pass, secrets, after(minutes)))).toEqual([false, false, false, false]);
});

test('no visitor can make one: without the secret, shortened, lengthened or absent it is no pass', () => {
  const pass = canaryPass(secret, now);
  const forged = canaryPass(openSecrets('another secret with at least 32 characters').current.key, now);
  for (const wrong of [forged, pass.slice(1), `${pass}A`, '', 'true', undefined]) expect(isCanary(wrong, secrets, now)).toBe(false);
});

test('a pass of an older version of the secret is good as long as that version is set', () => {
  expect(isCanary(canaryPass(secret, now), newer, now)).toBe(true);
  expect(isCanary(canaryPass(newer.current.key, now), secrets, now)).toBe(false);
});
