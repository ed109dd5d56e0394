// @module-tag nightly
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { desktop, launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import {
  blank,
  ended,
  ending,
  fillField,
  fillIn,
  focused,
  type Intake,
  inWindow,
  linesOf,
  numberOnScreen,
  passTimeUntil,
  postsOf,
  sendButton,
  sendPlainly,
  shownReference,
  slowPhone,
  startIntakeOn,
  typed,
  violationsOnEveryScreen,
  wake,
} from '../testkit/case-review.ts';
import { killServerHolding, startServerAgain, withoutDatabase } from '../testkit/intake-faults.ts';
import { until } from '../testkit/product.ts';

const island = '**/case-review';

let intake: Intake<LocalPostgres>;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntakeOn(await startLocalPostgres()), launchBrowser()]);
});
beforeEach(() => intake.forget());
afterAll(async () => {
  await browser?.close();
  await intake?.product.web.stop();
  await intake?.stop();
});

describe.each([
  ['with JavaScript', desktop, undefined],
  ['on a slow phone', phone, slowPhone],
])('a request %s', (_, screen, prepare) => {
  test('whose answer is lost after it was stored is asked about again, and is one request with one reference', async () => {
    const { page, said, close } = await formFilledIn('/contact', screen, prepare);
    const references: string[] = [];
    const keys = keysOf(page);
    await page.route(island, async (route) => {
      if (references.length) return route.continue();
      references.push(((await (await route.fetch()).json()) as { reference: string }).reference);
      return route.abort('connectionreset');
    });
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await shownReference(page)).toBe(references[0]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that never gets an answer may have arrived, and the page says so; sent again it counts once', async () => {
    const { page, said, close } = await formFilledIn('/free-consultation', screen, prepare);
    await page.clock.install();
    let attempts = 0;
    await page.route(island, async (route) => {
      // The server has it after the first attempt, but the visitor cannot know.
      if (attempts++ === 0) await route.fetch();
      await route.abort('connectionreset');
    });
    const before = await typed(page);
    await page.click(sendButton);
    await passTimeUntil(page, 'the outcome is shown', () => page.locator('.problems').isVisible());
    expect(await outcome(page)).toEqual([
      'We may have your request',
      'No clear answer came back. Call to be sure. It is safe to press Send again: it counts once.',
      'Call (810) 555-0146',
    ]);
    expect(await focused(page)).toContain('problems');
    expect(await typed(page)).toEqual(before);
    expect(attempts).toBe(4);
    if (screen === desktop) expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(1));

    await page.unroute(island);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await page.locator('.problems').count()).toBe(0);
    expect(await shownReference(page)).toBe((await intake.rows())[0]?.reference);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('is not taken while PostgreSQL is away: the visitor is told so with the number, and loses nothing', async () => {
    const { page, said, close } = await formFilledIn('/practice-areas/owi-dui', screen, prepare);
    const before = await typed(page);
    await withoutDatabase(intake, async () => {
      await page.click(sendButton);
      await page.locator('.toast').waitFor();
      expect(linesOf(await page.locator('.toast > div').innerText())).toEqual(['Submission Failed', 'Please call us directly at (810) 555-0146.']);
      expect(await outcome(page)).toEqual([
        'We do not have your request',
        'Something broke on our side. What you typed is still here. Call us, or send it again in a moment.',
        'Call (810) 555-0146',
      ]);
      expect(await focused(page)).toContain('problems');
      expect(await typed(page)).toEqual(before);
    });
    if (screen === desktop) expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(0));
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that is sent offline is not sent, and the page says so; nothing is lost or kept on the device', async () => {
    const { page, said, close } = await formFilledIn('/contact', screen, prepare);
    const [before, posts] = [await typed(page), postsOf(page)];
    await page.context().setOffline(true);
    await page.click(sendButton);
    await page.locator('.problems').waitFor();
    expect(await outcome(page)).toEqual([
      'NOT SENT',
      'You are offline. What you typed is still here. Send it when you have a signal, or call.',
      'Call (810) 555-0146',
    ]);
    expect(await typed(page)).toEqual(before);
    expect(posts).toEqual([]);
    if (screen === desktop) expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(0));
    await page.context().setOffline(false);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that the server died over is received by the next one, once', async () => {
    const { page, said, close } = await formFilledIn('/contact', screen, prepare);
    const serverIsBack = Promise.withResolvers<void>();
    await killServerHolding(intake, async () => {
      await page.click(sendButton);
    });
    await page.route(island, (route) => serverIsBack.promise.then(() => route.continue()).catch(() => undefined));
    // PostgreSQL may finish what it was given, or not: the visitor's key makes one request of both.
    await startServerAgain(intake);
    serverIsBack.resolve();
    await page.locator('.received').waitFor();
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });
});

describe('a request with JavaScript', () => {
  test('that hangs is given up after 6 s and tried again; before that the visitor reads that it takes longer, with the number', async () => {
    const { page, said, close } = await formFilledIn('/', phone);
    let attempts = 0;
    // The first attempt is never answered.
    await page.route(island, (route) => (attempts++ === 0 ? undefined : route.continue()));
    await page.click(sendButton);
    expect(await numberOnScreen(page)).toBe(true);
    const line = page.locator('form.intake [role=status]', { hasText: 'Still sending. A weak signal takes longer. You can also call (810) 555-0146.' });
    await line.waitFor({ timeout: 8_000 });
    expect(await inWindow(page, '[role=status] .tel')).toBe(true);
    await page.locator('.received').waitFor();
    expect(await line.count()).toBe(0);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that was changed after it may have arrived does not replace the first one: the page says so, and a new one can be sent', async () => {
    const { page, said, close } = await formFilledIn('/contact', desktop);
    await page.clock.install();
    let attempts = 0;
    await page.route(island, async (route) => {
      if (attempts++ === 0) await route.fetch();
      await route.abort('connectionreset');
    });
    await page.click(sendButton);
    await passTimeUntil(page, 'the outcome is shown', () => page.locator('.problems').isVisible());
    await page.unroute(island);
    await fillField(page, 'description', 'Another court, another date.');
    await page.click(sendButton);
    await page.locator('.problems', { hasText: 'We have an earlier version' }).waitFor();
    expect(await typed(page)).toMatchObject({ description: 'Another court, another date.' });
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect((await intake.rows())[1]?.reference).toBe(await shownReference(page));
    expect(await ending(intake, page, said)).toEqual(ended(2));
    await close();
  });

  test('that failed before the script arrived, and is received after, no longer reads as failed', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/contact`, desktop);
    await page.route('**/islands/assets/intake-*', (route) => route.abort());
    await fillIn(page);
    await withoutDatabase(intake, async () => {
      expect(await sendPlainly(page)).toBe(503);
    });
    await page.unroute('**/islands/assets/intake-*');
    await wake(page);
    expect((await outcome(page))[0]).toBe('We do not have your request');
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await page.locator('.problems').count()).toBe(0);
    expect(await typed(page)).toEqual(blank);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });
});

describe('a request without JavaScript', () => {
  test('is not taken while PostgreSQL is away: the page says so with the number, keeps what was typed, and can send it later', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/locations/troy`, noScript);
    await fillIn(page);
    const before = await typed(page);
    await withoutDatabase(intake, async () => {
      expect(await sendPlainly(page)).toBe(503);
    });
    expect((await outcome(page))[0]).toBe('We do not have your request');
    expect((await outcome(page)).at(-1)).toBe('Call (810) 555-0146');
    expect(await focused(page)).toContain('problems');
    expect(await typed(page)).toEqual(before);
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(0));
    expect(await sendPlainly(page)).toBe(200);
    expect((await intake.rows())[0]?.page).toBe('/locations/troy');
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that the server died over is still in the form when the visitor goes back, and can be sent again', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/contact`, noScript);
    await fillIn(page);
    const before = await typed(page);
    await killServerHolding(intake, async () => {
      // The browser itself says that nothing came back; that page is not ours.
      await page.click(sendButton, { noWaitAfter: true });
    });
    await until('the browser has given up', () => page.url().startsWith('chrome-error:'), 20);
    expect(await intake.rows()).toEqual([]);
    await startServerAgain(intake);
    await page.goBack();
    expect(await typed(page)).toEqual(before);
    expect(await sendPlainly(page)).toBe(200);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });
});

async function formFilledIn(path: string, ...[screen, prepare]: [Parameters<typeof openPage>[2], Parameters<typeof openPage>[3]?]) {
  const opened = await openPage(browser, intake.product.url + path, screen, prepare);
  await wake(opened.page);
  await fillIn(opened.page);
  return opened;
}

/** What stands where the visitor looks after pressing Send. */
async function outcome(page: Page): Promise<string[]> {
  return linesOf(await page.locator('.problems').innerText());
}

/** The key that each attempt carries. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/case-review')) keys.push((request.postDataJSON() as { key: string }).key);
  });
  return keys;
}
