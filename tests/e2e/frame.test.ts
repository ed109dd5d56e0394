import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, desktop, launchBrowser, narrow, openPage, overflow } from '../testkit/browser.ts';
import { fillIn, sendButton, wake } from '../testkit/case-review.ts';
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

describe('an address', () => {
  test.each(['/about.data', '/%E0%A4%A', '/_root.data'])('that is %s is no page, and is not written down', async (path) => {
    const response = await fetch(product.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
    expect(product.web.lines.join('\n')).not.toMatch(/E0%A4|about\.data/);
  });

  test.each([
    ['320 px', narrow, 'light'],
    ['320 px', narrow, 'dark'],
    ['1280 px', desktop, 'light'],
    ['1280 px', desktop, 'dark'],
  ] as const)('without a page is open to everyone at %s', async (_, size, colorScheme) => {
    const { page, close } = await openPage(browser, `${product.url}/nowhere`, { ...size, colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await close();
  });
});

describe('the header', () => {
  test.each([1104, 1112, 1120, 1144, 1168, 1192, 1200, 1280])('stands in one line on a screen of %i px', async (width) => {
    const { page, close } = await openPage(browser, product.url, { ...desktop, viewport: { width, height: 800 } });
    const tall = await page
      .locator('.brand > span, .nav-wide a, .head-call b')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height > 50 || one.getClientRects().length > 1).map(({ textContent }) => textContent),
      );
    expect(tall).toEqual([]);
    const middles = await page.locator('.nav-wide a').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(middles).size).toBe(1);
    expect(await page.locator('.site-head').evaluate((head) => head.getBoundingClientRect().height)).toBe(68);
    expect(await overflow(page)).toBe(0);
    await close();
  });

  test('keeps its call button free of notices', async () => {
    const { page, close } = await openPage(browser, `${product.url}/free-consultation`, desktop);
    await wake(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await page.click(sendButton);
    const notice = await page.locator('.toast').boundingBox();
    const call = await page.locator('.head-call').boundingBox();
    expect(notice?.y).toBeGreaterThan((call?.y ?? 0) + (call?.height ?? Number.POSITIVE_INFINITY));
    await close();
  });
});

test('a question that opens closes the others, also where the browser does not know that those of one name do', async () => {
  const { page, close } = await openPage(browser, `${product.url}/faqs`, desktop, async (one) => {
    await one.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
    await one.route('**/faqs', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('name="questions"', 'name') });
    });
  });
  const open = () => page.locator('.questions details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false, false, false, false]);
  await page.locator('.questions summary').nth(2).click();
  await expect.poll(open).toEqual([false, false, true, false, false, false]);
  await page.locator('.questions summary').nth(2).click();
  await expect.poll(open).toEqual([false, false, false, false, false, false]);
  await close();
});

describe('a finished page', () => {
  test('comes in the smallest form the browser takes', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(product.url, { headers: { 'accept-encoding': accepted } });
      expect(response.headers.get('content-encoding'), accepted).toBe(encoding);
      expect(await response.text()).toContain('Take a breath.');
    }
  });

  test('is not sent again when it has not changed', async () => {
    const etag = (await fetch(product.url)).headers.get('etag') ?? '';
    const again = await fetch(product.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('refers to files that never change', async () => {
    const html = await (await fetch(product.url)).text();
    for (const [, file] of html.matchAll(/(?:src|href)="(\/(?:assets|islands)\/[^"#]+)/g)) {
      const response = await fetch(product.url + file, { method: 'HEAD' });
      expect(response.status, file).toBe(200);
      expect(response.headers.get('cache-control'), file).toContain('immutable');
    }
  });
});

describe('every answer', () => {
  test.each(['/', '/nowhere', '/health', '/favicon.svg'])('%s carries the headers that protect a visitor', async (path) => {
    const { headers } = await fetch(product.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    // A stored page names the hash of the styles inside it (first-paint.test.ts).
    expect(policy).toMatch(path === '/' ? /style-src 'self' 'sha256-[\w+/]{43}=';/ : /style-src 'self';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });
});
