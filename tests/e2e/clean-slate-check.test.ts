import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const today = new Date('2026-11-15T17:00:00Z');

async function start(options: BrowserContextOptions = phone): Promise<{ page: Page; said: string[]; close: () => Promise<void> }> {
  const opened = await openPage(browser, `${product.url}/clean-slate-check`, options, (page) => page.clock.setFixedTime(today));
  await begin(opened.page);
  return opened;
}

async function begin(page: Page): Promise<void> {
  await page.click('[data-island="clean-slate"] a');
  await page.waitForSelector('.dates-tool form');
}

async function aboutMe(page: Page, answers: Record<string, string> = {}): Promise<void> {
  const usual = { openCharge: 'no', listedAll: 'yes', felony: 'no', assaults: '0', owi: 'no', unpaidRestitution: 'no', deferral: 'no' };
  for (const [name, value] of Object.entries({ ...usual, ...answers })) await page.check(`input[name="${name}"][value="${value}"]`);
  await page.getByRole('button', { name: 'Go on to the convictions' }).click();
}

async function tellConviction(page: Page, answers: Record<string, string>, sentence: string): Promise<void> {
  const usual = { court: 'michigan', ended: 'convicted', level: 'misdemeanor', most: 'under-10', weapon: 'no', reduced: 'no', denied: 'no' };
  const { kind = 'other', ...choices } = { ...usual, ...answers };
  for (const [name, value] of Object.entries(choices)) await page.check(`input[name="${name}"][value="${value}"]`);
  await page.selectOption('select[name="kind"]', kind);
  const [year = '', month, day] = sentence.split('-');
  await page.fill('input[name="sentence-year"]', year);
  if (month) await page.selectOption('select[name="sentence-month"]', String(Number(month)));
  if (day) await page.selectOption('select[name="sentence-day"]', String(Number(day)));
  await page.getByRole('button', { name: 'Add this conviction' }).click();
}

async function results(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Show what this means' }).click();
  return page.locator('.found .said').allInnerTexts();
}

describe('the Clean Slate check', () => {
  test('one old misdemeanor: from when a judge may be asked, whether it may have cleared, and by which rule', async () => {
    const { page, said, close } = await start();
    await aboutMe(page);
    await tellConviction(page, {}, '2019-05-01');
    const [judge, itself] = await results(page);
    expect(judge).toBe(
      'By your answers, the wait was over on May 1, 2022. A judge decides. Have a lawyer check it before you file: a no can mean three more years.',
    );
    expect(itself).toBe('This one may have cleared by itself on May 1, 2026. No letter comes. Look it up.');
    const text = await page.locator('.dates-tool').innerText();
    expect(text).toContain('MCL 780.621d');
    expect(text).toContain('What setting aside does not do');
    expect(text).not.toMatch(/qualif|eligible|your record is clean/i);
    expect(said).toEqual([]);
    await close();
  });

  test('two convictions of one night count as one', async () => {
    const { page, close } = await start();
    await aboutMe(page);
    await tellConviction(page, { level: 'felony' }, '2016-05-01');
    await page.getByRole('button', { name: 'Add another conviction' }).click();
    await page.selectOption('select[name="night"]', '1');
    await tellConviction(page, { level: 'felony' }, '2016-05-01');
    const shown = await results(page);
    expect(await page.locator('.dates-tool').innerText()).toContain('Felonies counted: 1');
    expect(shown[0]).toContain('May 1, 2021');
    await close();
  });

  test('not sure about the kind of crime: a lawyer, and no date', async () => {
    const { page, close } = await start();
    await aboutMe(page);
    await tellConviction(page, { kind: 'unsure' }, '2005');
    const [judge] = await results(page);
    expect(judge).toMatch(/^The law is not clear on your answers\. This one needs a lawyer\./);
    await close();
  });

  test('whoever answers nothing but the year is sent to a lawyer', async () => {
    const { page, close } = await start();
    await page.getByRole('button', { name: 'Go on to the convictions' }).click();
    await page.getByRole('button', { name: 'Add this conviction' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Please fill in the year');
    await page.fill('input[name="sentence-year"]', '2001');
    await page.getByRole('button', { name: 'Add this conviction' }).click();
    const [judge] = await results(page);
    expect(judge).toContain('This one needs a lawyer.');
    await close();
  });

  test('with a tick, and only then, a line stands in the request on the same page', async () => {
    const { page, close } = await start();
    await aboutMe(page);
    await tellConviction(page, {}, '2019-05-01');
    await results(page);
    const story = page.locator('#review textarea');
    expect(await story.inputValue()).toBe('');
    await page.getByLabel('Write this into my request below').check();
    expect(await story.inputValue()).toBe('Clean Slate check. Convictions: 1. First day that makes sense to ask a judge about one: May 1, 2022.');
    await close();
  });

  test('nothing of what was answered leaves the device, or stays on it', async () => {
    const traces = await watchForTraces(browser, `${product.url}/clean-slate-check`, phone, ['1987', 'dv-misdemeanor', 'Domestic violence (misdemeanor)']);
    await begin(traces.page);
    await aboutMe(traces.page);
    await tellConviction(traces.page, { kind: 'dv-misdemeanor' }, '1987');
    await results(traces.page);
    expect(await traces.found()).toEqual([]);
    expect(traces.requestsAfterTyping()).toEqual([]);
    await traces.close();
  });

  test('twenty convictions fit a narrow phone', async () => {
    const { page, close } = await start(narrow);
    await aboutMe(page);
    for (let number = 1; number <= 20; number++) {
      await tellConviction(page, {}, String(1975 + number * 2));
      if (number < 20) await page.getByRole('button', { name: 'Add another conviction' }).click();
    }
    expect(await page.getByRole('button', { name: 'Add another conviction' }).count()).toBe(0);
    expect(await results(page)).toHaveLength(40);
    expect(await overflow(page)).toBe(0);
    await close();
  });

  test('without script the rules stand on the page, with the number to call', async () => {
    const { page, close } = await openPage(browser, `${product.url}/clean-slate-check`, noScript);
    await page.click('[data-island="clean-slate"] a');
    expect(page.url()).toContain('#the-rules-without-the-questions');
    const text = await page.locator('article').innerText();
    for (const rule of ['7 years for more than one felony', 'By itself', 'What it does not do']) expect(text).toContain(rule);
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
    await close();
  });

  test.each([
    ['320 px', narrow],
    ['390 px, dark', { ...phone, colorScheme: 'dark' as const }],
    ['1280 px', desktop],
  ])('%s: each step without an accessibility problem, and nothing beside the screen', async (_name, options) => {
    const { page, close } = await start(options);
    expect(await axeViolations(page)).toEqual([]);
    await aboutMe(page);
    expect(await axeViolations(page)).toEqual([]);
    await tellConviction(page, { level: 'felony', kind: 'assault' }, '2010');
    await results(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await close();
  });
});
