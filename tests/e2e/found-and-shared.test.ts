import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, openPage } from '../testkit/browser.ts';
import { listedPages } from '../testkit/listed-pages.ts';
import { type Product, startProduct, until } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test.each([
  ['/navigation.speculationrules', 'application/speculationrules+json'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/.well-known/security.txt', 'text/plain'],
])('%s is sent as %s', async (path, type) => {
  const response = await fetch(product.url + path);
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
});

describe('the next page', () => {
  test('is announced by rules that every page names', async () => {
    for (const { path } of await listedPages(product.url))
      expect((await fetch(product.url + path)).headers.get('speculation-rules'), path).toBe('"/navigation.speculationrules"');
  });

  test('is fetched while the pointer rests on its link, and shown at the click, without a word on the console', async () => {
    const { page, said, close } = await openPage(browser, product.url, desktop);
    const link = page.locator('.nav-wide').getByRole('link', { name: 'FAQs' });
    const timesSent = () => product.web.lines.filter((line) => line.includes('"route":"/faqs"')).length;
    const before = timesSent();
    await link.hover();
    await page.waitForTimeout(500);
    await until('the server has sent it', () => timesSent() === before + 1, 5);
    await link.click();
    await page.waitForURL('**/faqs');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(said).toEqual([]);
    await close();
  });

  test('fades in only for people who have not asked for less motion', async () => {
    const { page, close } = await openPage(browser, product.url, desktop);
    const conditions = await page.evaluate(() => {
      const inside = (rules: CSSRuleList, condition: string): string[] =>
        [...rules].flatMap((rule) => {
          if (rule.cssText.startsWith('@view-transition')) return [condition];
          return rule instanceof CSSMediaRule ? inside(rule.cssRules, rule.conditionText) : [];
        });
      return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules, 'always'));
    });
    expect(conditions).toEqual(['(prefers-reduced-motion: no-preference)']);
    await close();
  });
});
