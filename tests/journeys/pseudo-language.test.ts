import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languages } from '#firm/languages.ts';
import { desktop, launchBrowser, narrow, openPage, overflow } from '../world/browser.ts';
import { cutTexts, type PageText, textsOf, turnedNumbers } from '../world/page-texts.ts';
import { type PseudoSite, startPseudoSite } from '../world/pseudo-site.ts';

let site: PseudoSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startPseudoSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** What is the same in every language. */
const { phone, email, address } = content().firm;
const facts = [phone.display, phone.vanity, email, address.region, address.postalCode, ...Object.values(languages).map(({ name }) => name)];

describe.each([
  ['/', 'at 320 px', narrow],
  ['/', 'at 1280 px', desktop],
  ['/nowhere', 'at 320 px', narrow],
  ['/nowhere', 'at 1280 px', desktop],
])('in a language nobody speaks, %s %s', (path, _, size) => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await openPage(browser, site.url + path, size));
  });
  afterAll(() => close?.());

  test('names its language and its direction', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('ar-XB');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  test('stands mirrored: the brand on the right, menu and phone on the left', async () => {
    expect(await left('.brand')).toBeGreaterThan(await left(size === narrow ? '.nav-menu summary' : '.head-call'));
  });

  test('reads the phone number from left to right, as it is dialed', async () => {
    expect(await turnedNumbers(page, [phone.display, phone.vanity])).toEqual([]);
  });

  test.each(['closed', 'open'])('has room for longer words, menus %s: nothing is cut, nothing runs over the edge', async (state) => {
    await turnDetails(state === 'open');
    expect(await cutTexts(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  test('says nothing that did not come the one way that words take', async () => {
    await turnDetails(true);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(path === '/' ? 150 : 60);
    expect(texts.filter(cameAnotherWay).map(({ where, words }) => `${where}: ${words}`)).toEqual([]);
  });

  async function left(selector: string): Promise<number> {
    return (await page.locator(selector).boundingBox())?.x ?? Number.NaN;
  }

  function turnDetails(open: boolean): Promise<void> {
    return page.evaluate((state) => {
      for (const details of document.querySelectorAll('details')) details.open = state;
    }, open);
  }
});

function cameAnotherWay({ words, inside }: PageText): boolean {
  // Laws keep their names, and a date is written by the language's own calendar.
  if (inside === 'note') return false;
  if (inside === 'time') return /\p{Script=Latin}/u.test(words);
  return /[\p{L}⟦⟧]/u.test(facts.reduce((rest, fact) => rest.replaceAll(fact, ''), outsideBrackets(words)));
}

/** Brackets stand in brackets where the firm's name or address is filled into a sentence. */
function outsideBrackets(words: string): string {
  const rest = words.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === words ? rest : outsideBrackets(rest);
}
