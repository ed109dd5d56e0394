import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCounter } from '#intake/spam/counter.ts';
import { networksOf } from '#server/http/visitor.ts';

test.each([
  ['203.0.113.9', ['203.0.113', '203.0']],
  ['::ffff:203.0.113.9', ['203.0.113', '203.0']],
  ['2001:db8:12:3456::1', ['2001:0db8:0012:34', '2001:0db8:0012', '2001:0db8']],
  ['2001:DB8:12:34ff:0:0:0:9', ['2001:0db8:0012:34', '2001:0db8:0012', '2001:0db8']],
  ['::1', ['0000:0000:0000:00', '0000:0000:0000', '0000:0000']],
  ['unknown', ['unknown']],
])('%s is counted in %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test('counting works without a database, and with one that is away', async () => {
  const away = { query: () => Promise.reject(new Error('away')), connect: () => Promise.reject(new Error('away')) } as never;
  for (const pool of [undefined, away]) {
    let failures = 0;
    const counter = openCounter(pool, { name: 'test', failed: () => failures++ });
    expect([counter.count('a'), counter.count('a'), counter.count('b')]).toEqual([1, 2, 1]);
    await pause(1_100);
    expect(counter.count('a')).toBe(3);
    expect(failures).toBe(pool ? 1 : 0);
  }
});

test('a counter holds so many keys and no more, the newest of them', () => {
  const counter = openCounter(undefined, { name: 'test', failed: () => undefined });
  for (let at = 0; at < 30_000; at++) counter.count(`key ${at}`);
  expect(counter.seen('key 0')).toBe(0);
  expect(counter.seen('key 29999')).toBe(1);
  counter.count('key 29999');
  expect(counter.seen('key 29999')).toBe(2);
});
