import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, desktop, launchBrowser, narrow, overflow } from './browser.ts';
import { type ListedPage, listedPages, visitAll } from './listed-pages.ts';
import { type Product, startProduct } from './product.ts';

/** What only a browser can see of pages: what is in the way of people, what is too wide, hidden, or said on the console. */
export function checkInBrowser(which: (path: string) => boolean, small: BrowserContextOptions = narrow): void {
  let product: Product;
  let browser: Browser;
  let listed: ListedPage[];
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
    listed = (await listedPages(product.url)).filter(({ path }) => which(path));
    expect(listed.length).toBeGreaterThan(10);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const troubles = (options: BrowserContextOptions, alsoInDark: boolean) =>
    visitAll(browser, product.url, listed, options, async ({ page, path, status, said }) => {
      const tooWide = (await overflow(page)) ? ['scrolls sideways'] : [];
      const opened = await openAnswers(page);
      const stillTooWide = (await overflow(page)) ? ['scrolls sideways with every answer open'] : [];
      const found = [
        ...(await axeViolations(page)),
        ...tooWide,
        ...stillTooWide,
        ...(await unseen(page)),
        ...(await breakableNumbers(page)),
        ...(await kept(page)),
      ];
      if (alsoInDark) {
        // The structure of a page is the same in the dark; only its colors are looked at again.
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await axeViolations(page, 'colors')).map((trouble) => `dark: ${trouble}`));
        await page.emulateMedia({ colorScheme: 'light' });
      }
      return { opened, found: [...(status === 200 ? [] : [`status ${status}`]), ...found, ...said].map((trouble) => `${path}: ${trouble}`) };
    });

  const { width } = small.viewport ?? {};
  test(`at ${width} px, light and dark, and at 1280 px, with every answer open, nothing on any page is in the way of anyone`, {
    timeout: 600_000,
  }, async () => {
    const onPhones = await troubles(small, true);
    expect(onPhones.flatMap(({ found }) => found)).toEqual([]);
    expect(onPhones.reduce((total, { opened }) => total + opened, 0)).toBeGreaterThan(10);
    const onDesks = await troubles(desktop, false);
    expect(onDesks.flatMap(({ found }) => found)).toEqual([]);
  });
}

/** Questions of one page close each other; here all must stand open at once. The menu would cover them, so it stays closed. */
function openAnswers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
    for (const details of closed) {
      details.removeAttribute('name');
      details.open = true;
    }
    return closed.length;
  });
}

/** Tests of the finished pages read what is written; here it must also be seen. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts =
      'header.site-head, footer.site-foot, footer.site-foot p, main h1, main article > :is(h2, p), main .areas > li, main .cards > *, main .contact-cards > li, main figure.review, main form [name=full_name], main [data-claim]';
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [...document.querySelectorAll(parts)].filter((one) => !isSeen(one)).map((one) => `cannot be seen: ${one.outerHTML.slice(0, 80)}`);
  });
}

/** Nobody is recognized again: reading a page leaves nothing on the device. */
async function kept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...stored, ...(await page.context().cookies()).map(({ name }) => name)].map((name) => `keeps ${name}`);
}

/** A phone number that can be called stays on one line. */
function breakableNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"]')]
      .filter((link) => getComputedStyle(link).whiteSpace !== 'nowrap')
      .map((link) => `may break: ${link.outerHTML.slice(0, 80)}`),
  );
}
