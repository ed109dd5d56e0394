import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { wordsOf } from '#site/words/words.ts';
import { desktop, launchBrowser } from '../testkit/browser.ts';
import { listedPages, visitAll } from '../testkit/listed-pages.ts';
import { type Product, startProduct } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
let pages: Awaited<ReturnType<typeof lookAtAll>>;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  pages = await lookAtAll();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('a page has one name', () => {
  test('its heading, its title and its breadcrumb say the same', () => {
    const inner = pages.filter(({ path }) => languageAt(path).path !== '/');
    expect(inner.length).toBeGreaterThan(40);
    for (const { path, heading, title, crumb } of inner) expect([title.split(' | ')[0], crumb], path).toEqual([heading, heading]);
  });

  test('the menu and the foot of the page call it so too', () => {
    const named = new Map(pages.map(({ path, heading }) => [path, heading]));
    // The specification words these itself: home, the attorney's page, and five practice areas at the foot. "My request" is asked for as such.
    const own = new Set(['/', '/receipt', `/attorney/${content().firm.attorney.name.toLowerCase().replaceAll(' ', '-')}`]);
    const links = pages
      .flatMap(({ links: all }) => all)
      .filter(({ to }) => !own.has(languageAt(to).path) && !languageAt(to).path.startsWith('/practice-areas/'));
    expect(new Set(links.map(({ to }) => to)).size).toBeGreaterThan(9);
    expect([...new Set(links.filter(({ to, label }) => named.get(to) !== label).map(({ to, label }) => `${to}: ${label}`))]).toEqual([]);
  });
});

describe('a note', () => {
  test('is heard as its number, and leads to its entry at the end of the page', () => {
    const marks = pages.flatMap(({ path, marks: all }) => all.map((mark) => ({ path, ...mark })));
    expect(marks.length).toBeGreaterThan(500);
    expect(marks.filter(({ path, spoken, shown, entry }) => spoken !== wordsOf(languageAt(path).language).notes.one(Number(shown)) || !entry)).toEqual([]);
  });

  test('has an entry with a link to the official text, which learns nothing of the page', () => {
    const entries = pages.flatMap(({ path, entries: all }) => all.map((entry) => ({ path, ...entry })));
    expect(entries.length).toBeGreaterThan(400);
    const official =
      /^https:\/\/(www\.legislature\.mi\.gov|www\.courts\.michigan\.gov|ars\.apps\.lara\.state\.mi\.us|uscode\.house\.gov|www\.ecfr\.gov|constitution\.congress\.gov|www\.loc\.gov|www\.supremecourt\.gov|legal\.un\.org)\//;
    expect(entries.filter(({ href, rel, target }) => !official.test(href) || rel !== 'noreferrer' || target !== '')).toEqual([]);
  });

  test('is one for each source, and every entry is used', () => {
    for (const { path, marks, entries } of pages) {
      expect(new Set(entries.map(({ words }) => words)).size, path).toBe(entries.length);
      expect(new Set(marks.map(({ shown }) => Number(shown))), path).toEqual(new Set(entries.map((_, at) => at + 1)));
    }
  });

  test('stands in place of sections in the text', () => {
    expect(pages.filter(({ text }) => /\b(MCL|MCR|USC|CFR) \d|et seq/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

async function lookAtAll() {
  return visitAll(browser, product.url, await listedPages(product.url), desktop, async ({ page, path }) => ({
    path,
    ...(await page.evaluate(() => {
      // Without the marks that keep what is written from left to right in its order on an Arabic page.
      const words = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/[\u2066\u2069]/g, '').trim();
      const marks = [...document.querySelectorAll<HTMLAnchorElement>('main sup a')].map((mark) => ({
        shown: words(mark),
        spoken: mark.getAttribute('aria-label'),
        entry: words(document.querySelector(`.notes ${mark.hash} a`)),
      }));
      const entries = [...document.querySelectorAll<HTMLAnchorElement>('.notes a')].map((link) => ({
        words: words(link),
        href: link.href,
        rel: link.rel,
        target: link.target,
      }));
      const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"],footer nav a[href^="/"]')].map((link) => ({
        to: link.pathname,
        label: words(link),
      }));
      const found = { heading: words(document.querySelector('h1')), title: document.title, crumb: words(document.querySelector('[aria-current=page]:not(a)')) };
      for (const list of document.querySelectorAll('.notes')) list.remove();
      return { marks, entries, links, ...found, text: document.body.textContent ?? '' };
    })),
  }));
}
