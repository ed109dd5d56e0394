import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practiceAreaSlugs } from '#firm/practice-area.ts';
import { desktop, launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import { emptyColumns } from '../testkit/empty-columns.ts';
import { type ListedPage, visitAll } from '../testkit/listed-pages.ts';
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

const cheapPhone: BrowserContextOptions = { ...phone, viewport: { width: 360, height: 740 } };
const threeScreens = 3 * 740;

/** What a visitor of each kind of page finds without a long search. Each stands there whole; of a form, its first field does. */
const firstScreens = new Map<string, Record<string, string>>([
  ['/', { 'the phone': 'main a.call', 'all practice areas': '.areas li:last-child', 'a way to the form': 'main a[href="#review"]' }],
  ['/practice-areas', { 'the phone': 'main a.call', 'the first areas': '.areas li:nth-child(6)' }],
  // The date that must not be missed stands above what to do first, where a page has one.
  ...practiceAreaSlugs.map((slug): [string, Record<string, string>] => [
    `/practice-areas/${slug}`,
    {
      'the phone': 'main a.call',
      'the way to the form': '.actions a[href="#review"]',
      contents: '.contents',
      'what to do first': '#first-48-hours + .checks li',
    },
  ]),
  ['/locations/detroit', { 'the phone': 'main a.call', 'the way to the form': '.actions a[href="#review"]', 'the services': '#services ~ ul.services' }],
  ['/guides', { 'the phone': 'main a.call', 'the page for an arrest': 'main dl a[href="/arrested"]' }],
  ['/guides/bond', { 'the phone': 'main a.call', 'the first answer': 'article h2 + *' }],
  ['/arrested', { 'the phone': 'main a.call', 'the counties': '.county-picker', 'the first step': '.first-steps li' }],
  ['/faqs', { 'the phone': 'main a.call', 'the first answer': '.questions details[open] .prose' }],
  ['/contact', { 'the phone': 'main a.call', 'the form': 'form [name=full_name]' }],
  ['/free-consultation', { 'the form': 'form [name=full_name]' }],
  ['/about', { 'the phone': 'main a.call', 'the statement': '.statement' }],
  ['/results', { 'the phone': 'main a.call', 'the disclaimer': '.disclaimer', 'the first result': '.result' }],
  ['/reviews', { 'the phone': 'main a.call', 'the disclaimer': '.disclaimer', 'the first review': '.review' }],
  ['/attorney/ellen-halvorsen', { 'the phone': 'main a.call', 'the first value': '.cards > section' }],
  ['/legal/privacy', { 'the phone': 'main a.call', contents: '.contents' }],
]);
const kinds: ListedPage[] = [...firstScreens.keys()].map((path) => ({ address: '', path, lastModified: '' }));

describe('on a phone of 360 by 740, the first three screens', () => {
  test('of each kind of page hold what people come for', async () => {
    const late = await visitAll(browser, product.url, kinds, cheapPhone, async ({ page, path }) => {
      const needs = firstScreens.get(path) ?? {};
      const ends = await endsOf(page, Object.values(needs));
      return Object.keys(needs).flatMap((need, at) => {
        const end = ends[at] ?? Number.POSITIVE_INFINITY;
        return end <= threeScreens ? [] : [`${path}: ${need} ends at ${end} px`];
      });
    });
    expect(late.flat()).toEqual([]);
  });
});

describe('a practice area', () => {
  test('keeps contents, next date and number beside the text of a wide screen, and gives the form the whole width', async () => {
    const { page, close } = await openPage(browser, `${product.url}/practice-areas/owi-dui`, desktop);
    await page.locator('#effects').scrollIntoViewIfNeeded();
    for (const part of ['.rail .contents', '.rail .rail-date', '.rail a[href^="tel:"]']) expect(await page.locator(part).evaluate(isInWindow), part).toBe(true);
    const widths = await page.evaluate(() => {
      const widthOf = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0);
      return { rail: widthOf('.rail'), text: widthOf('article'), table: widthOf('.facts'), form: widthOf('form.intake'), page: widthOf('.with-rail') };
    });
    expect(widths.rail).toBe(320);
    expect(widths.table).toBe(widths.text);
    // The page's own gutters are part of its width.
    expect(widths.form).toBeGreaterThan(widths.page - 100);
    await close();
  });

  test('folds its penalties by charge on a phone, without JavaScript, under headings that can be found', async () => {
    const { page, close } = await openPage(browser, `${product.url}/practice-areas/owi-dui`, { ...noScript, viewport: { width: 360, height: 740 } });
    expect(await page.locator('.penalties table').filter({ visible: true }).count()).toBe(0);
    const charges = page.locator('.charges details');
    expect(await charges.locator('summary').getByRole('heading', { level: 3 }).filter({ visible: true }).count()).toBe(await charges.count());
    expect(await page.locator('.charges details[open]').count()).toBe(1);
    await charges.nth(1).locator('summary').click();
    expect(await charges.nth(1).locator('dl').innerText()).toMatch(/Jail or prison\s+Up to 180 days/);
    await close();
  });

  test('shows its penalties as tables elsewhere, and every charge is on paper', async () => {
    const { page, close } = await openPage(browser, `${product.url}/practice-areas/owi-dui`, desktop);
    const charges = await page.locator('.charges summary h3').allTextContents();
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await page.locator('.charges details').filter({ visible: true }).count(), media).toBe(0);
      const rows = page.locator('.penalties tbody tr').filter({ visible: true });
      expect(
        (await rows.locator('th').allTextContents()).map((words, at) => words.startsWith(charges[at] ?? '?')),
        media,
      ).toEqual(charges.map(() => true));
    }
    await close();
  });
});

test('nothing that is closed on a screen is missing on paper', async () => {
  const paper: BrowserContextOptions = { viewport: { width: 720, height: 960 } };
  const hidden = await visitAll(browser, product.url, kinds, paper, async ({ page, path }) => {
    await page.emulateMedia({ media: 'print' });
    const closed = await page
      .locator('main details:not([open])')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility() && [...one.children].some((child) => !child.checkVisibility())).length);
    return closed ? [`${path}: ${closed}`] : [];
  });
  expect(hidden.flat()).toEqual([]);
});

describe('the home page', () => {
  // Claims, descriptions, an example and a review are in sight since the folds went; 9,500 px before.
  test('is at most 11,400 px tall on a phone of 390 px', async () => {
    const { page, close } = await openPage(browser, product.url, phone);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_400);
    await close();
  });
});

describe('“Free Case Review”', () => {
  test('keeps the case type of the page', async () => {
    const { page, close } = await openPage(browser, `${product.url}/practice-areas/drug-charges`, noScript);
    await page.locator('.page-head').getByRole('link', { name: 'Call me back' }).click();
    expect(new URL(page.url()).pathname).toBe('/practice-areas/drug-charges');
    expect(await page.locator('form.intake :is(legend, label)').first().evaluate(isInWindow)).toBe(true);
    expect(await page.locator('form [name=case_type]').inputValue()).toBe('Drug Charges');
    await close();
  });
});

test('at 768, 1024, 1280 and 1600 px no column of any kind of page stays empty for more than one screen of 800 px', async () => {
  const found = await visitAll(browser, product.url, kinds, { viewport: { width: 1280, height: 800 } }, async ({ page, path }) => {
    const empty: string[] = [];
    for (const width of [768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      empty.push(...(await emptyColumns(page, 800)).map((column) => `${path} at ${width} px: ${column}`));
    }
    return empty;
  });
  expect(found.flat()).toEqual([]);
});

/** Where the first visible element of each selector ends on the page. */
function endsOf(page: Page, selectors: string[]): Promise<number[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        return shown ? Math.round(shown.getBoundingClientRect().bottom + scrollY) : Number.MAX_SAFE_INTEGER;
      }),
    selectors,
  );
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && top >= 0 && bottom <= innerHeight;
}
