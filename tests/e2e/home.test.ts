import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, desktop, launchBrowser, narrow, openPage, overflow, phone } from '../testkit/browser.ts';
import { type Product, startProduct } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('the home page before anyone touches it', () => {
  // One TCP flight is 14,600. Seven kilobytes are styles, and the form two.
  test('is light: HTML and CSS in at most 15,100 bytes, script in at most 2,000', async () => {
    const sent = await transfer('/');
    for (const part of ['document', 'script']) expect(sent.bytes(part), part).toBeGreaterThan(1_000);
    expect(sent.bytes('document') + sent.bytes('stylesheet')).toBeLessThanOrEqual(15_100);
    expect(sent.bytes('script')).toBeLessThanOrEqual(2_000);
  });

  test('loads at most two fonts, nothing from elsewhere, and sets no cookie', async () => {
    const sent = await transfer('/');
    expect(sent.of('font').length).toBeLessThanOrEqual(2);
    // Chromium draws the icon of a date field from a data: address of its own.
    expect(sent.all.filter((one) => !one.url.startsWith(product.url) && !one.url.startsWith('data:'))).toEqual([]);
    expect(sent.cookies).toBe(0);
  });

  test('says nothing on the console', async () => {
    const { said, close } = await openPage(browser, product.url, desktop);
    expect(said).toEqual([]);
    await close();
  });
});

describe.each([
  ['320 px', narrow],
  ['1280 px', desktop],
])('at %s', (_, size) => {
  test.each(['light', 'dark'] as const)('in the %s scheme nothing is in the way of anyone, menu closed or open', async (colorScheme) => {
    const { page, close } = await openPage(browser, product.url, { ...size, colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    if (size === narrow) {
      await page.locator('.nav-menu summary').click();
      expect(await page.locator('.nav-menu nav').isVisible()).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(await overflow(page)).toBe(0);
    await close();
  });
});

describe('without JavaScript', () => {
  test('the print button is not shown, because it could do nothing', async () => {
    const { page, close } = await openPage(browser, product.url, { ...phone, javaScriptEnabled: false });
    expect(await page.locator('[data-print]').isVisible()).toBe(false);
    await close();
  });
});

describe('the menu of a phone', () => {
  test('closes when a link is chosen, also one that leads to a place on the same page', async () => {
    const { page, close } = await openPage(browser, product.url, phone);
    await page.locator('.nav-menu summary').click();
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.nav-menu a');
      if (link) link.href = '#contact';
    });
    await page.locator('.nav-menu nav a').first().click();
    expect(await page.locator('.nav-menu nav').isVisible()).toBe(false);
    await close();
  });

  test('closes with Escape and gives the focus back', async () => {
    const { page, close } = await openPage(browser, product.url, phone);
    await page.locator('.nav-menu summary').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('.nav-menu nav').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await close();
  });
});

test('no element is hidden behind the call bar when it takes the focus', async () => {
  const { page, close } = await openPage(browser, product.url, phone);
  const hidden: string[] = [];
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('.callbar')) return null;
      const bar = document.querySelector('.callbar')?.getBoundingClientRect();
      const box = focused.getBoundingClientRect();
      return bar && box.bottom > bar.top + 2 ? (focused.textContent ?? '').slice(0, 30) : null;
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
  await close();
});

/** First load with an empty cache on a phone: what came over the wire, headers left out. */
async function transfer(path: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map<string, { url: string; type: string; headers: number; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    seen.set(requestId, { url: response.url, type: type.toLowerCase(), headers: response.encodedDataLength, bytes: 0 });
  });
  // Only the end of a response tells the size of a document; it counts the headers too.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) one.bytes = encodedDataLength - one.headers;
  });
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  const all = [...seen.values()];
  const cookies = (await context.cookies()).length;
  await context.close();
  const of = (type: string) => all.filter((one) => one.type === type);
  return { all, cookies, of, bytes: (type: string) => of(type).reduce((sum, one) => sum + one.bytes, 0) };
}
