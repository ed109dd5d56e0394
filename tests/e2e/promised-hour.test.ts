import { expect, test } from 'vitest';
import { runPromisedHour } from '../faults/promised-hour.ts';

/** The play itself, a day with the night on which clocks go back: `npm run faults -- promised-hour`. */
test('the play can be lost: with the reconciler off, an emptied queue shows', { timeout: 300_000 }, async () => {
  const { failures } = await runPromisedHour({ requests: 60, days: 0.3, kills: 0, seed: 5, without: 'reconciler' });
  expect(failures.length).toBeGreaterThan(0);
});
