import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { languageAt } from '#firm/languages.ts';
import { desktop, launchBrowser, layOut } from '../testkit/browser.ts';
import { listedPages, visitAll } from '../testkit/listed-pages.ts';
import { type Product, startProduct } from '../testkit/product.ts';
import { type Link, type PageFacts, survey } from './survey.ts';

export type Visitor = {
  url: (path: string) => string;
  /** A window on a page, closed after the test. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The English pages of the sitemap. */
  addresses: () => Promise<string[]>;
  /** What there is on every English page of the sitemap, and on the 404 page. Seen once and kept. */
  everyPage: () => Promise<{ pages: PageFacts[]; missing: PageFacts }>;
};

/** The built product and a browser before it, for one file of tests. */
export function visitor(): Visitor {
  let product: Product;
  let browser: Browser;
  // One per kind of screen: a new one for every test would take longer than most tests.
  const contexts = new Map<string, Promise<BrowserContext>>();
  let seen: ReturnType<Visitor['everyPage']> | undefined;
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

  const listed = async () => {
    // The specification speaks of English; every page in every language is visited by tests/e2e/every-page-*.test.ts.
    const pages = (await listedPages(product.url)).filter(({ path }) => languageAt(path).language.code === 'en');
    // 12 areas, 9 cities, 9 guides, 4 legal pages and 17 others: a test that looks at every page must not look at none.
    expect(pages).toHaveLength(53);
    return pages;
  };

  const everyPage = async () => {
    const nowhere = { address: '', path: '/no-such-page', lastModified: '' };
    const [missing, ...pages] = await visitAll(browser, product.url, [nowhere, ...(await listed())], desktop, ({ page, path }) => survey(page, path));
    if (!missing) throw new Error('no page was seen');
    return { pages, missing };
  };

  return { url, open, addresses: async () => (await listed()).map(({ path }) => path), everyPage: () => (seen ??= everyPage()) };
}

/** What a visitor reads in a place, on one line. Fails when it is not there, or there twice, or not to be seen. */
export async function read(place: Locator): Promise<string> {
  expect(await place.isVisible(), `${String(place)} is visible`).toBe(true);
  return oneLine(await place.innerText());
}

/** The texts of several places, in order, each in the case it was written in. */
export async function readAll(places: Locator): Promise<string[]> {
  return (await places.allTextContents()).map(oneLine);
}

/** The links of a place, in order. */
export async function linksOf(place: Locator): Promise<Link[]> {
  const links = await place.locator('a').evaluateAll((all) => all.map((link): Link => [link.textContent ?? '', link.getAttribute('href') ?? '']));
  return links.map(([words, target]) => [oneLine(words), target]);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
