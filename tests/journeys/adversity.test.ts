import { expect, test } from 'vitest';
import { runBrokenLinks } from '../adversity/broken-links.ts';
import { runBrokenPages } from '../adversity/broken-pages.ts';
import { runFuzz } from '../adversity/fuzz.ts';
import { runNoLoss } from '../adversity/no-loss.ts';
import { runPayloads } from '../adversity/payloads.ts';

/** Small slices. `npm run adversity` plays more of it, `npm run adversity -- --full` all, and `-- --mutations` shows that each play can be lost. */
test('web, worker and database are killed while people send: nothing promised is lost, doubled or undelivered', { timeout: 200_000 }, async () => {
  const { failures, figures } = await runNoLoss({ requests: 200, kills: 3, seed: 20261115 });
  expect(failures).toEqual([]);
  expect(figures.ok).toBeGreaterThan(150);
  expect(figures.killed).toEqual({ web: 1, worker: 1, database: 1 });
});

test('requests nobody would send break nothing and are not written down', { timeout: 200_000 }, async () => {
  const { failures, figures } = await runFuzz({ inputs: 300, seed: 20261115 });
  expect(failures).toEqual([]);
  expect(Object.keys(figures.statuses).length).toBeGreaterThan(5);
});

test('scripts in every field stay text on the form that comes back, on the call sheet, and out of mail', { timeout: 200_000 }, async () => {
  const { failures, figures } = await runPayloads({ payloads: 20, inBrowser: 2 });
  expect(failures).toEqual([]);
  expect(figures.sheets).toBeGreaterThan(30);
});

test('links break while people send: nobody is told what is not so, and every alert arrives', { timeout: 200_000 }, async () => {
  const { failures, trials } = await runBrokenLinks({ people: 2, faults: ['reset', 'swallow-answer', 'garbage'] });
  expect(failures).toEqual([]);
  expect(trials).toBeGreaterThan(30);
});

test('in a browser, too, with script and without', { timeout: 200_000 }, async () => {
  const { failures, figures } = await runBrokenPages({ faults: ['swallow-answer', 'cut-request'] });
  expect(failures).toEqual([]);
  expect(figures).toEqual({
    outcomes: {
      'script swallow-answer': 'We may have your request',
      'script cut-request': 'We may have your request',
      'plain swallow-answer': 'nothing of ours',
      'plain cut-request': 'nothing of ours',
    },
  });
});
