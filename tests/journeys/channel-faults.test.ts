import { expect, test } from 'vitest';
import { runOutage } from '../adversity/channel-faults.ts';

/** Two of the faults, for a played hour. All of them on every channel for three days: `npm run adversity -- channel-faults --full`. */
test.each([
  { channel: 'email', fault: 'down' },
  { channel: 'sms', fault: 'error-body' },
] as const)('while $channel meets "$fault" another channel carries every alert, and afterwards nothing is left', { timeout: 200_000 }, async (outage) => {
  const { failures, figures } = await runOutage({ ...outage, hours: 1 });
  expect(failures).toEqual([]);
  expect(figures.messages).toBeGreaterThan(5);
  expect(figures.carriedMs).toBeLessThanOrEqual(60_000);
  expect(figures.drainedMs).toBeLessThanOrEqual(600_000);
});
