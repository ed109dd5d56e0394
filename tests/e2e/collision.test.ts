// @module-tag nightly
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, openPage } from '../testkit/browser.ts';
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

const widths = [320, 360, 390, 480, 600, 768, 960, 1099, 1104, 1216, 1280, 1440, 1600];

/** One page of each kind, and those with the longest headings. */
const pages = [
  '/',
  '/practice-areas',
  '/practice-areas/owi-dui',
  '/practice-areas/expungement-clean-slate',
  '/locations/grand-rapids',
  '/locations/troy',
  '/about',
  '/results',
  '/reviews',
  '/faqs',
  '/contact',
  '/free-consultation',
  '/guides',
  '/guides/jobs-school-licenses',
  '/arrested',
  '/attorney/ellen-halvorsen',
  '/legal/privacy',
  '/nowhere',
];

describe.each(pages)('%s', (path) => {
  test('no drawing meets a word, at any width and in both directions of writing', async () => {
    const { page, close } = await openPage(browser, product.url + path, desktop);
    const met: string[] = [];
    for (const dir of ['ltr', 'rtl'])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        met.push(...(await meetings(page, dir)).map((one) => `${width} px, ${dir}: ${one}`));
      }
    expect(met).toEqual([]);
    await close();
  });
});

test('the names on the drawings keep clear of lights, ships and marks, and of each other', async () => {
  const met: string[] = [];
  for (const path of ['/', '/about', '/locations/grand-rapids', '/locations/troy', '/locations/southfield', '/locations/warren', '/locations/detroit']) {
    const { page, close } = await openPage(browser, product.url + path, { ...desktop, bypassCSP: true });
    for (const dir of ['ltr', 'rtl'])
      for (const width of [320, 390, 600, 1104, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        met.push(...(await meetingsOnDrawings(page, dir)).map((one) => `${path}, ${width} px, ${dir}: ${one}`));
      }
    await close();
  }
  expect(met).toEqual([]);
});

/** Words whose box lies over a drawing's. Words that a drawing carries itself, and the shores between sections, are no meeting. */
function meetings(page: Page, dir: string): Promise<string[]> {
  return page.evaluate((direction) => {
    document.documentElement.dir = direction;
    const drawings = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((one) => !one.matches('.shore') && one.checkVisibility())
      .map((one) => ({ one, box: (one.closest('.art, .map > div') ?? one).getBoundingClientRect(), frame: one.closest('.art,figure') }));
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent: words, parentElement: parent } = nodes.currentNode;
      if (!words?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.unseen')) continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      for (const text of range.getClientRects())
        for (const { one, box, frame } of drawings)
          if (!frame?.contains(parent) && text.left < box.right - 1 && text.right > box.left + 1 && text.top < box.bottom - 1 && text.bottom > box.top + 1)
            found.push(`“${words.trim().slice(0, 40)}” and ${one.currentSrc.split('/').pop()}`);
    }
    return [...new Set(found)];
  }, dir);
}

/** The drawing is laid into the page for a moment, just where its picture is, so that each of its figures has a box. */
function meetingsOnDrawings(page: Page, dir: string): Promise<string[]> {
  return page.evaluate(async (direction) => {
    document.documentElement.dir = direction;
    const meet = (one: DOMRect, other: DOMRect, slack: number) =>
      one.left < other.right - slack && one.right > other.left + slack && one.top < other.bottom - slack && one.bottom > other.top + slack;
    const found: string[] = [];
    for (const names of document.querySelectorAll('main svg.names')) {
      if (!names.checkVisibility()) continue;
      const box = names.parentElement as Element;
      const picture = box.querySelector('img') as HTMLImageElement;
      picture.loading = 'eager';
      await picture.decode();
      const drawn = new DOMParser().parseFromString(await (await fetch(picture.currentSrc)).text(), 'image/svg+xml').documentElement;
      picture.parentElement?.append(drawn);
      const figures = [...drawn.querySelectorAll('.tower,.roof,.hull,.fix,.core,ellipse')].map((one) => ({
        called: one.getAttribute('class'),
        box: one.getBoundingClientRect(),
      }));
      drawn.remove();
      const texts = [...names.querySelectorAll('text')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({
          words: one.textContent,
          box: one.getBoundingClientRect(),
          slanted: one.parentElement?.tagName === 'g' || one.hasAttribute('transform'),
        }));
      const frame = box.getBoundingClientRect();
      for (const [at, text] of texts.entries()) {
        if (text.box.left < frame.left - 1 || text.box.right > frame.right + 1 || text.box.bottom > frame.bottom + 1) found.push(`${text.words} is cut`);
        // The box around slanted words is far larger than they are.
        if (text.slanted) continue;
        for (const figure of figures) if (meet(text.box, figure.box, 3)) found.push(`${text.words} and ${figure.called}`);
        for (const other of texts.slice(at + 1)) if (!other.slanted && meet(text.box, other.box, 2)) found.push(`${text.words} and ${other.words}`);
      }
      if (!figures.length) found.push('a drawing without figures');
    }
    return found;
  }, dir);
}
