// @module-tag nightly
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { launchBrowser, openPage } from '../testkit/browser.ts';
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

/** A sheet of paper is about as wide as this. */
const paper = { viewport: { width: 720, height: 960 } };

const white = 'rgb(255, 255, 255)';
const black = 'rgb(0, 0, 0)';

describe.each([
  ['/practice-areas/owi-dui', 'light'],
  ['/practice-areas/owi-dui', 'dark'],
  ['/faqs', 'light'],
  ['/faqs', 'dark'],
  ['/contact', 'light'],
  ['/contact', 'dark'],
] as const)('%s on paper, from a screen in the %s scheme', (path, colorScheme) => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await openPage(browser, product.url + path, { ...paper, colorScheme }));
    await page.emulateMedia({ media: 'print', colorScheme });
  });
  afterAll(() => close?.());

  test('has the name of the firm and its number on top', async () => {
    const { name, phone } = content().firm;
    expect(await page.locator('.brand').innerText()).toContain(name);
    const number = page.getByText(phone.display, { exact: true }).first();
    expect(await number.isVisible()).toBe(true);
    const box = (await number.boundingBox()) ?? { x: 0, y: 1000, width: 0, height: 0 };
    expect(box.y + box.height).toBeLessThanOrEqual(120);
    expect(box.x).toBeGreaterThan(paper.viewport.width / 2);
    expect(box.height).toBeGreaterThan(24);
  });

  test('has nothing on it that is for pressing, and no drawing', async () => {
    expect(await shown('nav,.nav-menu,.callbar,.skip,.shore,.page-head img,.actions,.button,main .call,main form,.aside-call,.foot-top')).toEqual([]);
  });

  test('is black on white', async () => {
    const colors = await page.evaluate(() => {
      const of = (selector: string, property: 'color' | 'backgroundColor') =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one)[property]);
      return {
        paper: [...new Set(of('body,header,main,.land,footer', 'backgroundColor'))].filter((color) => color !== 'rgba(0, 0, 0, 0)'),
        ink: [...new Set(of('body,h1,h2,h3,p,li,a,sup,td,th,dt,dd', 'color'))],
      };
    });
    expect(colors).toEqual({ paper: [white], ink: [black] });
  });

  test('shows the answer of a closed question', async () => {
    const closed = await page.locator('main details:not([open]):has(.prose)').count();
    expect(closed > 0).toBe(path !== '/contact');
    expect(await shown('main details:not([open]) .prose')).toHaveLength(closed);
  });

  test('keeps the law beside the words, and the notices below them', async () => {
    if (path !== '/contact') expect((await shown('main .notes li')).length).toBeGreaterThan(10);
    expect((await shown('.foot-law p')).length).toBeGreaterThan(1);
  });

  test('breaks no table or card in two', async () => {
    const kept = await page.evaluate(() =>
      [...document.querySelectorAll('main table,.effects div,.deadline,.urgent,.contact-cards li')].map((one) => getComputedStyle(one).breakInside),
    );
    expect(kept.length > 0).toBe(path !== '/faqs');
    expect(kept.filter((one) => one !== 'avoid')).toEqual([]);
  });

  test('comes out of the printer', async () => {
    const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(1);
  });

  /** The beginning of each text that these elements show; content that is not rendered is not shown. */
  function shown(selector: string): Promise<string[]> {
    return page.evaluate(
      (all) =>
        [...document.querySelectorAll<HTMLElement>(all)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0)
          .map((one) => `${one.tagName} ${(one.textContent ?? '').slice(0, 30)}`),
      selector,
    );
  }
});

test('what to do after an arrest fits on one sheet', async () => {
  const { page, close } = await openPage(browser, `${product.url}/arrested`, paper);
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await close();
});

test('the card with the words to say to police is printed with nothing laid over it', async () => {
  const { page, close } = await openPage(browser, product.url, paper);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.rights li').first().isVisible()).toBe(true);
  // Where a browser prints no backgrounds, it makes those that hold a picture white instead, also over words.
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) =>
      ['::before', '::after'].filter((side) => {
        const { content, backgroundImage } = getComputedStyle(one, side);
        return one.checkVisibility() && content !== 'none' && content !== 'normal' && backgroundImage !== 'none';
      }),
    ),
  );
  expect(over).toEqual([]);
  await close();
});
