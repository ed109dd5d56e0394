import { expect, test } from 'vitest';
import { measureDelivery } from '../bench/delivery.ts';

/** Two minutes of it, with percentiles: `npm run bench -- delivery`. */
test('at 50 requests a second, 99.9% are in the mail server within 5 seconds of their 201', { timeout: 150_000 }, async () => {
  const { sent, accepted, arrived, share } = await measureDelivery({ perSecond: 50, seconds: 10 });
  expect({ accepted, arrived }).toEqual({ accepted: sent, arrived: sent });
  expect(share).toBeGreaterThanOrEqual(0.999);
});
