import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
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

const { counties } = content().courts;
const all = counties.flatMap(({ courts }) => courts);
const open = (options: BrowserContextOptions = phone) => openPage(browser, `${product.url}/courts`, options);

async function find(page: Page, typed: string): Promise<string[]> {
  await page.fill('#court', typed);
  await page.locator('.finder [role="status"]:not(:empty)').waitFor();
  return shownIn(page);
}

/** The courts that can be seen, by name. */
function shownIn(page: Page): Promise<string[]> {
  return page
    .locator('.courts tbody tr')
    .evaluateAll((rows) => rows.flatMap((row) => (row.checkVisibility() ? (row.querySelector('th')?.firstChild?.textContent ?? '') : [])));
}

describe('which court is this', () => {
  test.each([
    ['a number', '36th', ['36th District Court']],
    ['a city, with the court that its felonies go to', 'Troy', ['52-4 District Court', '6th Circuit Court']],
    ['the head of a paper', 'STATE OF MICHIGAN 72ND JUDICIAL DISTRICT', ['72nd District Court']],
    ['an older name', 'frank murphy hall', ['3rd Circuit Court, Criminal Division']],
    ['a number that is gone', '68th', ['67th District Court']],
    ['a slip of the finger', 'Soutfield', ['46th District Court', '6th Circuit Court']],
    ['a number that two courts have', '31', ['31st Circuit Court', '31st District Court']],
  ])('is found by %s', async (_what, typed, names) => {
    const { page, said, close } = await open();
    expect((await find(page, typed)).toSorted()).toEqual(names.toSorted());
    expect(await page.getByRole('status').innerText()).toContain(names.length === 1 ? '1 court fits' : `${names.length} courts fit`);
    expect(said).toEqual([]);
    await close();
  });

  test('shows where it is, which cases it hears, and below it how to look one up', async () => {
    const { page, close } = await open();
    await find(page, 'Port Huron 72');
    const row = page.locator('.courts tbody tr:visible');
    expect(await row.innerText()).toMatch(/Misdemeanors, tickets[\s\S]*201 McMorran Blvd, Port Huron, MI 48060[\s\S]*\(810\) 985-2072/);
    expect(await page.locator('#look-up + ul').innerText()).toContain('case number');
    await close();
  });

  test('says honestly when it is not listed, and what to do', async () => {
    const { page, close } = await open();
    expect(await find(page, 'Saginaw')).toEqual([]);
    expect(await page.getByRole('status').innerText()).toMatch(/^We do not list this one\. Call the number on your paper, or call us\./);
    const steps = page.locator('#not-listed ~ ol').first();
    expect(await steps.innerText()).toContain('Call the number on your paper');
    expect(await steps.locator('a[href^="tel:"]').count()).toBe(1);
    await close();
  });

  test('shows all of them again when the box is empty', async () => {
    const { page, close } = await open();
    await find(page, 'Troy');
    await page.fill('#court', '');
    await page.locator('.finder [role="status"]:empty').waitFor({ state: 'attached' });
    expect(await shownIn(page)).toHaveLength(all.length);
    await close();
  });

  test('nothing of what was typed leaves the device, or stays on it', async () => {
    const traces = await watchForTraces(browser, `${product.url}/courts`, phone, ['Hamtramck 31', 'hamtramck+31', 'Hamtramck%2031']);
    await traces.page.focus('#court');
    await traces.page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('img.shore')].every((one) => one.loading === 'eager' && one.complete),
    );
    const before = traces.requestsAfterTyping().length;
    expect(await find(traces.page, 'Hamtramck 31')).toEqual(['31st District Court']);
    await traces.page.keyboard.press('Enter');
    expect(await traces.found()).toEqual([]);
    expect(traces.requestsAfterTyping().slice(before)).toEqual([]);
    expect(await traces.page.locator('#court').getAttribute('name')).toBeNull();
    expect(await traces.page.locator('#court').getAttribute('autocomplete')).toBe('off');
    await traces.page.goto(`${product.url}/words`);
    await traces.page.goBack();
    await traces.page.locator('#court').waitFor();
    expect(await traces.page.inputValue('#court')).toBe('');
    await traces.close();
  });

  test('by keyboard alone', async () => {
    const { page, close } = await open(desktop);
    await page.focus('.crumbs a >> nth=-1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('court');
    await page.keyboard.type('warren');
    await page.locator('.finder [role="status"]:not(:empty)').waitFor();
    expect(await shownIn(page)).toEqual(['37th District Court', '16th Circuit Court']);
    await close();
  });

  test('without script all courts stand in tables by county, and there is no box that does nothing', async () => {
    const { page, close } = await open(noScript);
    expect(await page.locator('#court').isVisible()).toBe(false);
    expect(await page.locator('.courts caption').allInnerTexts()).toEqual(counties.map(({ name }) => name));
    expect(await shownIn(page)).toEqual(all.map(({ name }) => name));
    expect(await page.locator('#not-listed').isVisible()).toBe(true);
    await close();
  });

  test('before anybody types, the tool is not loaded; it weighs little when it is', async () => {
    const { page, close } = await open();
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\//, ''), bytes: encodedBodySize })),
      );
    const before = await scripts();
    expect(before.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(2_000);
    await find(page, 'Troy');
    const more = (await scripts()).filter(({ name }) => !before.some((one) => one.name === name));
    // With the tool come two small files that other tools share: the language of the page, and digits of other scripts.
    expect(more.map(({ name }) => name.replace(/-.*/, '')).toSorted()).toEqual(['courts', 'digits', 'page']);
    expect(more.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(3_000);
    await close();
  });

  test('on paper: the courts, and no box', async () => {
    const { page, close } = await open(desktop);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.finder').isVisible()).toBe(false);
    expect(await shownIn(page)).toHaveLength(all.length);
    await close();
  });

  test.each([
    ['320 px', narrow],
    ['390 px, dark', { ...phone, colorScheme: 'dark' as const }],
    ['1280 px', desktop],
  ])('%s: no accessibility problem, nothing beside the screen, with all courts and with two', async (_name, options) => {
    const { page, close } = await open(options);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await find(page, 'Troy');
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await close();
  });
});
