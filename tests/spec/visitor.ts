import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { desktop, launchBrowser, layOut } from '../testkit/browser.ts';
import { oneLine } from '../testkit/finished-pages.ts';
import { type Product, startProduct } from '../testkit/product.ts';

export type Visitor = {
  url: (path: string) => string;
  /** A window on a page, closed after the test. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
};

/** The built product and a browser before it, for one file of tests. */
export function visitor(): Visitor {
  let product: Product;
  let browser: Browser;
  // One per kind of screen: a new one for every test would take longer than most tests.
  const contexts = new Map<string, Promise<BrowserContext>>();
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterEach(async () => {
    for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const url = (path: string) => product.url + path;

  const open = async (path: string, options = desktop) => {
    const kind = JSON.stringify(options);
    const context = contexts.get(kind) ?? browser.newContext(options);
    contexts.set(kind, context);
    const page = await (await context).newPage();
    page.setDefaultTimeout(10_000);
    page.setDefaultNavigationTimeout(30_000);
    await page.goto(url(path));
    await layOut(page);
    return page;
  };

  return { url, open };
}

/** What a visitor reads in a place, on one line. Fails when it is not there, or there twice, or not to be seen. */
export async function see(place: Locator): Promise<string> {
  expect(await place.isVisible(), `${String(place)} is visible`).toBe(true);
  return oneLine(await place.innerText());
}

/** The texts of several places, in order, each in the case it was written in. */
export async function seeAll(places: Locator): Promise<string[]> {
  return (await places.allTextContents()).map(oneLine);
}
