// @module-tag nightly
import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, narrow, openPage, phone } from '../testkit/browser.ts';
import { type ListedPage, listedPages, visitAll } from '../testkit/listed-pages.ts';
import { type Product, startProduct } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
let listed: ListedPage[];
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  listed = await listedPages(product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('every stored page', () => {
  test('has its styles inside, names their very bytes in its policy, and allows no others', async () => {
    for (const { path } of listed) {
      const response = await fetch(product.url + path);
      const styles = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, inside = '']) => inside);
      expect(styles, path).toHaveLength(1);
      const hash = createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain(`; style-src 'self' 'sha256-${hash}';`);
      expect(policy, path).not.toMatch(/unsafe|nonce/);
    }
  });

  test('asks for no style sheet and no font of its own', async () => {
    for (const { path } of listed) {
      const [head = '', body = ''] = (await (await fetch(product.url + path)).text()).split('</head>');
      expect(head, path).not.toMatch(/<link rel="(?:stylesheet|preload)"|<script/);
      expect(body.replace(/<noscript>.*?<\/noscript>/s, ''), path).not.toContain('<link');
    }
  });

  test.each([
    ['320 px', narrow, 'screen'],
    ['1280 px', desktop, 'screen'],
    ['1280 px in the dark', { ...desktop, colorScheme: 'dark' }, 'screen'],
    ['1280 px in forced colors', { ...desktop, forcedColors: 'active' }, 'screen'],
    ['1280 px on paper', desktop, 'print'],
  ] as [string, BrowserContextOptions, 'screen' | 'print'][])('looks at %s as it would with all styles', async (_, options, media) => {
    const pages = options === narrow ? listed : oneOfEachKind();
    const differences = await visitAll(browser, product.url, pages, options, async ({ page, path }) => {
      await page.emulateMedia({ media });
      return (await differencesToWhole(page)).map((name) => `${path}: ${name}`);
    });
    expect(differences.flat().slice(0, 20)).toEqual([]);
  });

  test('hardly moves when its fonts arrive', async () => {
    const moved = await visitAll(browser, product.url, listed, { ...phone, viewport: { width: 412, height: 823 } }, async ({ page, path }) => ({
      path,
      shift: await shiftOf(page),
    }));
    // Beyond this a visitor counts as disturbed (Core Web Vitals).
    expect(moved.filter(({ shift }) => shift >= 0.1)).toEqual([]);
  });
});

test('fonts are asked for after the page has been read, and are shown', async () => {
  const { page, close } = await openPage(browser, product.url, phone);
  const { ended, fonts } = await page.evaluate(() => ({
    ended: performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming,
    fonts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.woff2')),
  }));
  expect(fonts).toHaveLength(2);
  for (const { startTime } of fonts) expect(startTime).toBeGreaterThan(ended.domInteractive);
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))).toEqual(
    expect.arrayContaining(['Besley', 'Public']),
  );
  await close();
});

test('a visitor without script gets the fonts by a link at the end', async () => {
  const { page, close } = await openPage(browser, product.url, { ...phone, javaScriptEnabled: false });
  const sheet = (await page.locator('body noscript link[rel=stylesheet]').getAttribute('href')) ?? '';
  expect(await (await fetch(product.url + sheet)).text()).toMatch(/Besley.*\.woff2.*Public.*\.woff2/s);
  await close();
});

test('what an island adds later is styled', async () => {
  const { page, close } = await openPage(browser, `${product.url}/contact`, phone);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
  await page.locator('[data-island=intake] [name=full_name]').focus();
  await page.locator('link[rel=stylesheet][href*="/assets/form-"]').waitFor({ state: 'attached' });
  await page.locator('[data-island=intake] button[type=submit]').click();
  const problems = page.locator('.problems');
  await problems.waitFor();
  expect(await problems.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('3px');
  await close();
});

/** Pages of one kind are made of the same elements, so every page on one screen and one of each kind on the others is enough. */
function oneOfEachKind(): ListedPage[] {
  return [...new Map(listed.map((one) => [one.path.split('/').length > 2 ? one.path.split('/')[1] : one.path, one])).values()];
}

/** Elements that would look otherwise with the whole style sheets, folded parts opened. */
function differencesToWhole(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    await document.fonts.ready;
    const elements = [...document.querySelectorAll('body, body *:not(symbol *)')];
    const look = () => elements.flatMap((element) => ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null).cssText));
    const before = look();
    const sheets = document.querySelector<HTMLElement>('style[data-from]')?.dataset['from']?.split(' ') ?? [];
    for (const href of sheets) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      await new Promise((resolve) => link.addEventListener('load', resolve));
    }
    const after = look();
    return elements
      .filter((_, at) => [0, 1, 2].some((part) => before[3 * at + part] !== after[3 * at + part]))
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

/** How far the page has moved by itself until its fonts were in place. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let wait = 0; wait < 50 && ![...document.fonts].some(({ family }) => family === 'Public'); wait++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const watch = new PerformanceObserver(() => {});
    watch.observe({ type: 'layout-shift', buffered: true });
    return watch.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });
}
