import { expect, test } from 'vitest';
import { runPromisedHour } from '../adversity/promised-hour.ts';

/**
 * A day with the night on which clocks go back, with kill -9 of workers and database and an emptied queue in between.
 * The week with ten thousand requests is `npm run adversity -- promised-hour --full`.
 */
test('every request of a played day is taken by a person or climbs on time, whatever dies meanwhile', { timeout: 300_000 }, async () => {
  const { failures, figures } = await runPromisedHour({ requests: 200, days: 1, kills: 4, seed: 20261101, from: '2026-10-31T18:00:00Z' });
  expect(failures).toEqual([]);
  expect(figures.requests).toBe(200);
  expect(figures.workerKills + figures.databaseKills).toBeGreaterThanOrEqual(4);
  expect(figures.queueEmptied).toBe(2);
  expect(figures.steps).toBeGreaterThan(300);
  expect(figures.toldLate).toBeGreaterThan(20);
});

test('the play can be lost: with the reconciler off, an emptied queue shows', { timeout: 300_000 }, async () => {
  const { failures } = await runPromisedHour({ requests: 60, days: 0.3, kills: 0, seed: 5, without: 'reconciler' });
  expect(failures.length).toBeGreaterThan(0);
});
