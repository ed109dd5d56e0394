import { expect, test } from 'vitest';
import { runHeaders } from '../adversity/headers.ts';

/** The time is for a machine that has to fetch the engine first. */
test('every kind of answer is an A+ with 125 points for the HTTP Observatory, sets no cookie and brings nothing from elsewhere', {
  timeout: 300_000,
}, async () => {
  const { failures, figures } = await runHeaders();
  expect(failures).toEqual([]);
  expect(figures.routes).toBeGreaterThan(60);
  expect(figures.answers).toEqual(['GET 200', 'GET 404', 'GET 503', 'POST 200', 'POST 400', 'POST 405', 'POST 413', 'POST 422']);
});
