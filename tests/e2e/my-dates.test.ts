import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, desktop, launchBrowser, narrow, noScript, openPage, overflow, phone } from '../testkit/browser.ts';
import { type Product, startProduct } from '../testkit/product.ts';
import { watchForTraces } from '../testkit/traces.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const noon = new Date('2026-11-15T17:00:00Z');
/** A phone whose clock shows another day than Detroit. */
const tokyo: BrowserContextOptions = { ...phone, timezoneId: 'Asia/Tokyo' };

async function openTool(
  event: string,
  options: BrowserContextOptions = phone,
  now = noon,
): Promise<{ page: Page; said: string[]; close: () => Promise<void> }> {
  const opened = await openPage(browser, `${product.url}/my-dates`, options, (page) => page.clock.setFixedTime(now));
  await opened.page.click(`a[data-event="${event}"]`);
  await opened.page.waitForSelector('.dates-tool form');
  return opened;
}

async function refuse(page: Page, arrest: string): Promise<string> {
  await page.getByLabel('The test after the arrest', { exact: true }).check();
  await page.getByLabel('Day of the arrest').fill(arrest);
  await page.getByRole('button', { name: 'Count my dates' }).click();
  return page.locator('.found .said').first().innerText();
}

describe('my dates', () => {
  test('somebody who refused the test gets the careful day, whose date it is, what to do and why', async () => {
    const { page, said, close } = await openTool('refused-test');
    expect(await refuse(page, '2026-11-02')).toBe('Open. Treat Monday, November 16, 2026 as your last day. That is in 1 day. Doing it today is better.');
    const found = page.locator('.found');
    expect(await found.innerText()).toContain('Your date');
    expect(await found.innerText()).toContain('Going to court does not stop this clock.');
    expect(await found.innerText()).toContain('MCL 257.625e');
    expect(await found.locator('.dates-line li').allInnerTexts()).toEqual(
      ['November 2, 2026 Counted from here', 'November 15, 2026 Today', 'November 16, 2026 Treat this as your last day'].map((line) =>
        line.replace(' Counted', '\nCounted').replace(' Today', '\nToday').replace(' Treat', '\nTreat'),
      ),
    );
    expect(await page.locator('.dates-tool a[href^="tel:"]').count()).toBe(2);
    expect(said).toEqual([]);
    await close();
  });

  test('the day is Detroit’s, also on a phone in Tokyo and on both sides of midnight', async () => {
    // In Tokyo it is the 16th already.
    const early = await openTool('refused-test', tokyo, new Date('2026-11-16T04:59:00Z'));
    expect(await refuse(early.page, '2026-11-02')).toContain('Open.');
    await early.close();
    const late = await openTool('refused-test', tokyo, new Date('2026-11-16T05:01:00Z'));
    expect(await refuse(late.page, '2026-11-02')).toContain('Today.');
    await late.close();
  });

  test('hours are the world’s in the night on which clocks go back', async () => {
    const { page, close } = await openTool('missed-hearing', phone, new Date('2026-10-30T18:00:00Z'));
    await page.getByLabel('Day of the hearing you missed').fill('2026-10-30');
    await page.getByLabel('Time of the hearing').fill('13:30');
    await page.locator('input[name="first"][value="yes"]').check();
    await page.locator('input[name="violent"][value="no"]').check();
    await page.getByRole('button', { name: 'Count my dates' }).click();
    expect(await page.locator('.found .said').innerText()).toBe(
      'Open. Treat the hour the court closes on Friday, October 30, 2026 as the end. Go to the court or call now.',
    );
    await close();
  });

  test('whoever is not sure is sent to a person', async () => {
    const { page, close } = await openTool('missed-hearing');
    await page.getByLabel('Day of the hearing you missed').fill('2026-11-13');
    await page.getByLabel('Time of the hearing').fill('09:00');
    await page.getByRole('button', { name: 'Count my dates' }).click();
    expect(await page.locator('.found .said').innerText()).toContain('Call now');
    await close();
  });

  test('a day in the future is asked about again, and nothing is counted before', async () => {
    const { page, close } = await openTool('license-decision');
    await page.getByLabel('Date of the decision').fill('2027-01-04');
    await page.getByRole('button', { name: 'Count my dates' }).click();
    expect(await page.getByRole('alert').innerText()).toBe('This day has not come yet. Is it right?');
    expect(await page.locator('.found').count()).toBe(0);
    await page.getByLabel('Yes, the date is right').check();
    await page.getByRole('button', { name: 'Count my dates' }).click();
    expect(await page.locator('.found .said').innerText()).toContain('March 8, 2027');
    await close();
  });

  test('the calendar file says nothing but to call', async () => {
    const { page, close } = await openTool('refused-test');
    await refuse(page, '2026-11-09');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a calendar reminder' }).click()]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toBe('reminder.ics');
    expect(file).toContain('DTSTART;VALUE=DATE:20261123\r\n');
    expect(file).toContain('SUMMARY:Call the office\r\n');
    expect(file).not.toMatch(/refus|test|arrest|law|defen|court/i);
    await close();
  });

  test('with a tick, and only then, a line stands in the request on the same page', async () => {
    const { page, close } = await openTool('refused-test');
    await refuse(page, '2026-11-09');
    const story = page.locator('#review textarea');
    expect(await story.inputValue()).toBe('');
    await page.getByLabel('Write this date into my request below').check();
    expect(await story.inputValue()).toBe('I refused a breath, blood or urine test. Careful last day: Monday, November 23, 2026.');
    await close();
  });

  test('nothing of what was typed leaves the device, or stays on it', async () => {
    const traces = await watchForTraces(browser, `${product.url}/my-dates`, phone, ['2026-10-07', '10/07/2026', 'October 7', '20261007', '2026-10-21']);
    await traces.page.click('a[data-event="refused-test"]');
    await traces.page.waitForSelector('.dates-tool form');
    await traces.page.getByLabel('The test after the arrest', { exact: true }).check();
    await traces.page.getByLabel('Day of the arrest').fill('2026-10-07');
    await traces.page.getByRole('button', { name: 'Count my dates' }).click();
    await traces.page.waitForSelector('.found');
    expect(await traces.found()).toEqual([]);
    expect(traces.requestsAfterTyping()).toEqual([]);
    await traces.close();
  });

  test('by keyboard alone, and the state is said before the date', async () => {
    const { page, close } = await openPage(browser, `${product.url}/my-dates`, desktop, (page) => page.clock.setFixedTime(noon));
    await page.focus('a[data-event="license-decision"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dates-tool form');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('09142026');
    await page.keyboard.press('Enter');
    expect(await page.locator('.found .said').innerText()).toMatch(/^Open\. Treat Monday, November 16, 2026/);
    await close();
  });

  test('without script every date stands in the table, and each choice leads to its row', async () => {
    const { page, close } = await openPage(browser, `${product.url}/my-dates`, noScript);
    await page.click('a[data-event="refused-test"]');
    expect(page.url()).toContain('#refused-test');
    expect(await page.locator('#refused-test').innerText()).toContain('Arrested on Monday the 2nd: ask by Monday the 16th');
    expect(await page.locator('dl.effects > div').count()).toBe(11);
    await close();
  });

  test.each([
    ['320 px', narrow],
    ['390 px, dark', { ...phone, colorScheme: 'dark' as const }],
    ['1280 px', desktop],
  ])('%s: no accessibility problem, nothing beside the screen', async (_name, options) => {
    const { page, close } = await openTool('refused-test', options);
    await refuse(page, '2026-11-09');
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await close();
  });
});
