import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCounter } from '#server/limits.ts';
import { networkOf } from '#server/visitor.ts';

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:12:3456::1', '2001:0db8:0012:34'],
  ['2001:DB8:12:34ff:0:0:0:9', '2001:0db8:0012:34'],
  ['::1', '0000:0000:0000:00'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('counting works without a database, and with one that is away', async () => {
  const away = { query: () => Promise.reject(new Error('away')), connect: () => Promise.reject(new Error('away')) } as never;
  for (const pool of [undefined, away]) {
    const counter = openCounter(pool, 'test');
    expect([await counter.count('a'), await counter.count('a'), await counter.count('b')]).toEqual([1, 2, 1]);
    await pause(1_100);
    expect(await counter.count('a')).toBe(3);
    counter.stop();
  }
});
