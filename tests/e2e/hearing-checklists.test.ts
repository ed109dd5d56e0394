import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { axeViolations, desktop, launchBrowser, narrow, noScript, openPage, overflow, phone } from '../testkit/browser.ts';
import { type Product, startProduct } from '../testkit/product.ts';
import { watchForTraces } from '../testkit/traces.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const { hearings, every } = content().hearingChecklists;
const address = (id = '') => `${product.url}/hearing-checklists${id && `#${id}`}`;
const paper: BrowserContextOptions = { viewport: { width: 720, height: 960 } };

test('without script every hearing has its list, and its button leads there', async () => {
  const { page, close } = await openPage(browser, address(), noScript);
  expect(await page.locator('.where a').count()).toBe(hearings.length);
  for (const { id, title, bring, ask } of hearings) {
    const list = page.locator(`#${id}`);
    expect(await list.locator('h2').innerText()).toBe(title);
    expect(await list.locator('input:visible').count()).toBe(bring.length + ask.length);
  }
  await page.click('.where a[href="#sentencing"]');
  expect(page.url()).toContain('#sentencing');
  expect(await page.locator('#sentencing h2').evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(300);
  await close();
});

test('on the screen, what holds for every hearing stands once', async () => {
  const { page, close } = await openPage(browser, address(), desktop);
  const all = [every.bring, every.wear, every.leave, every.day].flat().length + hearings.flatMap(({ bring, ask }) => [...bring, ...ask]).length;
  expect(await page.locator('.checklists input:visible').count()).toBe(all);
  await close();
});

test('what was ticked goes nowhere, and into no store', async () => {
  const traces = await watchForTraces(browser, address(), phone, ['arraignment', 'ticked', 'checked']);
  for (const box of await traces.page.locator('#sentencing input:visible').all()) await box.check();
  expect(traces.requestsAfterTyping()).toEqual([]);
  expect(await traces.found()).toEqual([]);
  await traces.close();
});

test('on paper each list has a sheet of its own, whole by itself', async () => {
  const { page, close } = await openPage(browser, address(), { ...paper, colorScheme: 'dark' });
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(hearings.length);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { id, bring, ask } of hearings)
    expect(await page.locator(`#${id} input:visible`).count(), id).toBe([bring, ask, every.bring, every.wear, every.leave, every.day].flat().length);
  expect(await page.locator('.every').isVisible()).toBe(false);
  // A box that is not ticked must still be seen on paper.
  expect(
    await page
      .locator('#arraignment input')
      .first()
      .evaluate((box) => getComputedStyle(box).borderTopColor),
  ).toBe('rgb(0, 0, 0)');
  await close();
});

test.each(hearings)('on paper, whoever has picked $id gets that list alone, on one sheet', async ({ id, title }) => {
  const { page, close } = await openPage(browser, address(id), paper);
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.checklist h2:visible').allInnerTexts()).toEqual([title]);
  await close();
});

test('the button below a list prints that list', async () => {
  const { page, close } = await openPage(browser, address(), phone, (one) =>
    one.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', document.querySelector(':target')?.id ?? 'all');
    }),
  );
  await page.locator('#probation').getByText('Print this list').tap();
  expect(await page.locator('html').getAttribute('data-printed')).toBe('probation');
  await close();
});

test('by keyboard alone a box is ticked, and its words are struck out', async () => {
  const { page, close } = await openPage(browser, address(), desktop);
  const box = page.locator('#arraignment input').first();
  await box.focus();
  await page.keyboard.press('Space');
  expect(await box.isChecked()).toBe(true);
  expect(
    await page
      .locator('#arraignment li span')
      .first()
      .evaluate((words) => getComputedStyle(words).textDecorationLine),
  ).toBe('line-through');
  await close();
});

test.each<[string, BrowserContextOptions]>([
  ['320 px', narrow],
  ['390 px, dark', { ...phone, colorScheme: 'dark' }],
  ['1280 px', desktop],
])('%s: no accessibility problem, nothing beside the screen', async (_name, options) => {
  const { page, close } = await openPage(browser, address(), options);
  await page.locator('#arraignment input').first().check();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await close();
});

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
