import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { desktop, launchBrowser, openPage } from '../testkit/browser.ts';
import { fillIn, type Intake, linesOf, passTimeUntil, postsOf, sendButton, sendPlainly, startIntake, typed, wake } from '../testkit/case-review.ts';
import { startFaultProxy } from '../testkit/fault-proxy.ts';
import { run, until } from '../testkit/product.ts';

let intake: Intake;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

test('once a request may have arrived, no later press of Send is told that we do not have it', async () => {
  const { page, close } = await openPage(browser, `${intake.product.url}/contact`, desktop);
  await wake(page);
  await fillIn(page);
  await page.clock.install();
  await page.route('**/case-review', (route) => route.abort('connectionreset'));
  await page.click(sendButton);
  await mayHaveIt(page);

  await page.unroute('**/case-review');
  await page.route('**/case-review', (route) => route.fulfill({ status: 503, json: { kind: 'failed' } }));
  await page.click(sendButton);
  await until('it is being sent', async () => !(await title(page)), 10);
  await mayHaveIt(page);

  await page.context().setOffline(true);
  await page.click(sendButton);
  await mayHaveIt(page);
  await close();
});

test('a plain form whose commit nobody heard of is one that we may have; sent again, also after the script has come, it counts once', async () => {
  await intake.forget();
  const { postgres } = intake.product;
  const proxy = await startFaultProxy(postgres.port);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const web = run('web', { DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${proxy.port}/`), PORT: String(port) });
  await untilReady(`${url}/ready/intake`);
  const { page, close } = await openPage(browser, `${url}/free-consultation`, desktop, async (fresh) => {
    await fresh.route('**/islands/**', (route) => route.abort());
  });
  await fillIn(page);
  const before = await typed(page);
  await withSlowCommits(postgres.url, async (committing) => {
    const sent = sendPlainly(page);
    await until('it is being committed', committing, 10);
    await proxy.meet('swallow-answer');
    await page.unroute('**/islands/**');
    expect(await sent).toBe(503);
  });
  await proxy.meet('none');
  expect(await title(page)).toBe('We may have your request');
  expect(await typed(page)).toEqual(before);
  expect(await intake.rows()).toHaveLength(1);

  await wake(page);
  const posts = postsOf(page);
  await page.click(sendButton);
  await page.locator('.received').waitFor();
  expect(posts).toEqual(['/free-consultation']);
  expect(await intake.rows()).toHaveLength(1);
  await close();
  await web.stop();
  await proxy.close();
});

async function title(page: Page): Promise<string | undefined> {
  const box = page.locator('.problems');
  return (await box.count()) > 0 ? linesOf(await box.innerText())[0] : undefined;
}

function mayHaveIt(page: Page): Promise<void> {
  return passTimeUntil(page, 'it may have arrived', async () => (await title(page)) === 'We may have your request');
}

/** Every commit of a request takes two seconds; `committing` tells whether one is on its way. */
async function withSlowCommits(url: string, doing: (committing: () => Promise<boolean>) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(2); return null; end';
    create constraint trigger lingers after insert on case_reviews deferrable initially deferred for each row execute function linger()`);
  try {
    await doing(
      async () =>
        ((await client.query(`select from pg_stat_activity where datname = current_database() and state = 'active' and query = 'commit'`)).rowCount ?? 0) > 0,
    );
    // What has begun ends, whoever still listens.
    await until('it is committed', async () => (await client.query('select from case_reviews')).rowCount === 1, 10);
  } finally {
    await client.query('drop trigger lingers on case_reviews; drop function linger()');
    await client.end();
  }
}
