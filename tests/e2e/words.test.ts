import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Beside } from '#assistant/reply.ts';
import { desktop, launchBrowser, openPage } from '../testkit/browser.ts';
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

const open = (path: string) => openPage(browser, product.url + path, desktop);

describe('the glossary', () => {
  test('on paper: every word and sentence, and no letters to tap', async () => {
    const { page, close } = await open('/words');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.letters').isVisible()).toBe(false);
    expect(await page.locator('#bench-warrant dd').isVisible()).toBe(true);
    await close();
  });
});

describe('a legal word in a text', () => {
  test('is a calm link, and leads to its sentence, by keyboard too', async () => {
    const { page, close } = await open('/guides/bond');
    const link = page.locator('main a[href^="/words#"]').first();
    expect(await link.evaluate((one) => getComputedStyle(one).textDecorationStyle)).toBe('dotted');
    const to = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
    expect(await page.locator(':target').isVisible()).toBe(true);
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
    const { page, close } = await open('/faqs');
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
