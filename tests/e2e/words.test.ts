import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Beside } from '#assistant/reply.ts';
import { content } from '#firm/content.ts';
import { plainText } from '#firm/prose.ts';
import { axeViolations, desktop, launchBrowser, narrow, noScript, openPage, overflow, phone } from '../testkit/browser.ts';
import { post } from '../testkit/chat.ts';
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

const { terms } = content().glossary;
const open = (path: string, options = phone) => openPage(browser, product.url + path, options);

describe('the glossary', () => {
  test('explains every word in its sentence, at an address of its own, without script', async () => {
    const { page, close } = await open('/words', noScript);
    for (const { id, term, says } of terms) {
      const entry = page.locator(`[id="${id}"]`);
      expect(await entry.locator('dt').innerText()).toBe(term);
      expect(await entry.locator('dd > p').first().textContent()).toContain(plainText(says).trim());
    }
    await close();
  });

  test('stands in the order of the alphabet, and letters lead to their words', async () => {
    const { page, close } = await open('/words', noScript);
    const names = (await page.locator('.letter:not(:last-of-type) dt').allInnerTexts()).map((name) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(90);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    const letters = await page.locator('.letters a').allInnerTexts();
    expect(letters.slice(0, 3)).toEqual(['A', 'B', 'C']);
    await page.click('.letters >> text=W');
    expect(new URL(page.url()).hash).toBe('#letter-w');
    await close();
  });

  test('leads from another name to its word', async () => {
    const { page, close } = await open('/words', noScript);
    const lineOf = (name: RegExp) => page.locator('dl div', { has: page.locator('dt', { hasText: name }) });
    expect(
      await lineOf(/^Public defender$/)
        .locator('a')
        .getAttribute('href'),
    ).toBe('#appointed-lawyer');
    // Under the letter of its own word a name needs no line.
    expect(await lineOf(/^Nolo contendere$/).count()).toBe(0);
    expect(await page.locator('#no-contest').innerText()).toContain('Also: nolo contendere');
    await close();
  });

  test('has no link to itself in its sentences', async () => {
    const { page, close } = await open('/words', noScript);
    expect(await page.locator('main a[href^="/words#"]').count()).toBe(0);
    await close();
  });

  test('tells search engines each word with its sentence', async () => {
    const html = await (await fetch(`${product.url}/words`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    const set = data.find((one) => one['@type'] === 'DefinedTermSet');
    expect(set?.['hasDefinedTerm']).toHaveLength(terms.length);
  });

  test('is found from the guides', async () => {
    const { page, close } = await open('/guides', noScript);
    await page.click('main a[href="/words"]');
    expect(await page.locator('h1').innerText()).toBe('Legal words in plain English');
    await close();
  });

  test('on paper: every word and sentence, and no letters to tap', async () => {
    const { page, close } = await open('/words', desktop);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.letters').isVisible()).toBe(false);
    expect(await page.locator('#bench-warrant dd').isVisible()).toBe(true);
    await close();
  });

  test.each([
    ['320 px', narrow],
    ['390 px, dark', { ...phone, colorScheme: 'dark' as const }],
    ['1280 px', desktop],
    ['1280 px, dark', { ...desktop, colorScheme: 'dark' as const }],
    ['1280 px at 400%', { ...desktop, viewport: { width: 320, height: 256 } }],
  ])('%s: no accessibility problem, nothing beside the screen', async (_name, options) => {
    const { page, said, close } = await open('/words#bench-warrant', options);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(said).toEqual([]);
    await close();
  });
});

describe('a legal word in a text', () => {
  /** Each linked word of a page, with its place in the glossary. */
  const linksOn = (page: Page) =>
    page.locator('main a[href^="/words#"]').evaluateAll((all) =>
      all.map((link) => ({
        to: link.getAttribute('href')?.replace('/words#', '') ?? '',
        words: link.textContent ?? '',
        inside: link.closest('h1,h2,h3,summary,button,dt,th')?.tagName ?? '',
        line: getComputedStyle(link).textDecorationStyle,
      })),
    );

  test.each(['/practice-areas/owi-dui', '/practice-areas/felony-defense', '/guides/bond', '/faqs', '/arrested', '/locations/detroit', '/courts'])(
    'of %s is linked once, calmly, and never in a heading',
    async (path) => {
      const { page, close } = await open(path, noScript);
      const links = await linksOn(page);
      expect(links.length).toBeGreaterThan(3);
      expect(links.length).toBeLessThanOrEqual(20);
      expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
      expect(links.filter(({ inside, line }) => inside || line !== 'dotted')).toEqual([]);
      expect(links.filter(({ to }) => !terms.some(({ id }) => id === to))).toEqual([]);
      await close();
    },
  );

  test('leads to its sentence, by keyboard too', async () => {
    const { page, close } = await open('/guides/bond', desktop);
    const link = page.locator('main a[href^="/words#"]').first();
    const to = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
    expect(await page.locator(':target').isVisible()).toBe(true);
    await close();
  });

  test('is not linked on the home page, which leads with other things', async () => {
    const { page, close } = await open('/', noScript);
    expect(await linksOn(page)).toEqual([]);
    await close();
  });
});

describe('the chat', () => {
  async function ask(question: string): Promise<{ said: string; beside: Beside }> {
    const response = await post(product.url, { messages: [{ role: 'user', content: question }] });
    const { choices, beside } = (await response.json()) as { choices: [{ message: { content: string } }]; beside: Beside };
    return { said: choices[0].message.content, beside };
  }

  test('says what a word means in its sentence, and where it stands', async () => {
    const { said } = await ask('what does nolo contendere mean');
    expect(said).toContain('A plea that does not admit guilt but leads to a conviction.');
    expect(said).toContain('(/words#no-contest)');
  });

  test('gives the fuller answer where it has one, and leads to the word', async () => {
    const { said } = await ask('what is an arraignment?');
    expect(said).toContain('From our own pages: What happens at an arraignment');
    expect(said).toContain('In our list of legal words: Arraignment (/words#arraignment)');
  });

  test('links the legal words of an answer', async () => {
    const { beside } = await ask('what happens at an arraignment');
    expect(beside.terms?.map(({ to }) => to)).toContain('/words#magistrate');
  });

  test('in the panel a word is a calm link to its place', async () => {
    const { page, close } = await open('/faqs', desktop);
    await page.click('.ask');
    await page.locator('.chat-input textarea').fill('what happens at an arraignment');
    await page.keyboard.press('Enter');
    const link = page.locator('.chat-bubble a[href="/words#magistrate"]');
    await link.waitFor();
    expect(await link.evaluate((one) => getComputedStyle(one).textDecorationStyle)).toBe('dotted');
    expect(await link.count()).toBe(1);
    await close();
  });
});
