import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { axeViolations, desktop, launchBrowser, openPage, overflow } from '../testkit/browser.ts';
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

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };
/** A window of 1280 by 1024, zoomed to 400%. */
const zoomed: BrowserContextOptions = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' };

const visit = (path: string, options: BrowserContextOptions) => openPage(browser, product.url + path, options);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask a question' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Ask a question in the chat' });

async function openChat(page: Page): Promise<void> {
  await launcher(page).click();
  await panel(page).waitFor();
}

async function answered(page: Page): Promise<void> {
  await page.locator('.chat-offer').waitFor();
}

describe.each([
  ['on a phone of 360 px', phone],
  ['at 1280 px', desktop],
  ['at 400%', zoomed],
] as const)('%s', (_, options) => {
  test('a person opens the chat, asks what the page offers, reads the start of the answer, follows its link, finds the talk again and closes', async () => {
    const { page, said, close } = await visit('/contact', options);
    await openChat(page);
    expect(await page.locator('.chat-starters button').allInnerTexts()).toEqual(content().assistant.starters.contact);
    expect(await axeViolations(page), 'open').toEqual([]);
    expect([await page.getByRole('button', { name: /close/i }).count(), await numbersInReach(page), await overflow(page)]).toEqual([1, 1, 0]);

    await page.getByRole('button', { name: 'How much do you charge?' }).click();
    await answered(page);
    expect(await page.locator('.chat-message.user').innerText()).toContain('How much do you charge?');
    const { startInView, lines } = await readableOf(page);
    expect([startInView, lines >= 3]).toEqual([true, true]);
    const answer = page.locator('.chat-message.assistant').last();
    const text = await answer.innerText();
    expect(text).toMatch(/From our own pages: .*I can’t give advice/s);
    const chips = await page.locator('.chat-chips button').allInnerTexts();
    expect(chips.length).toBeGreaterThan(0);
    expect(await axeViolations(page), 'answered').toEqual([]);

    await answer.getByRole('link', { name: /^Read more: / }).click();
    await page.waitForURL(`${product.url}/faqs#fees`);
    await openChat(page);
    expect(await page.locator('.chat-message.assistant').last().innerText()).toBe(text);
    expect([await page.locator('.chat-chips button').allInnerTexts(), await page.locator('.chat-starters').count()]).toEqual([chips, 0]);
    expect((await readableOf(page)).startInView).toBe(true);

    await page.getByRole('button', { name: 'Close chat' }).click();
    expect(await panel(page).count()).toBe(0);
    expect(await launcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
    // Following a link of an answer ends the request that brings its last line.
    expect(said.filter((line) => !line.endsWith('/legal-chat'))).toEqual([]);
    await close();
  });
});

describe('the button', () => {
  test('is one before and after the chat has come, with the same name, and answers to Space', async () => {
    const { page, close } = await visit('/about', desktop);
    await launcher(page).focus();
    await page.keyboard.press('Space');
    await panel(page).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    expect(await panel(page).count()).toBe(1);
    await close();
  });

  test('without script leads to the answers, and says so', async () => {
    for (const options of [phone, desktop]) {
      const { page, close } = await visit('/practice-areas/owi-dui', { ...options, javaScriptEnabled: false });
      await page.getByRole('button', { name: 'Questions and answers' }).focus();
      await page.keyboard.press('Space');
      await page.waitForURL(/\/faqs\??$/);
      expect(await page.locator('main details').count()).toBeGreaterThan(5);
      await close();
    }
  });
});

describe('the talk', () => {
  test('the browser keeps the talk for this tab alone, and none of it once the chat is cleared', async () => {
    const { page, close } = await visit('/', phone);
    await openChat(page);
    await page.locator('.chat-starters button').first().click();
    await answered(page);
    const other = await page.context().newPage();
    await other.goto(product.url);
    await openChat(other);
    expect(await other.locator('.chat-message').count()).toBe(1);
    await other.close();

    await page.getByRole('button', { name: 'Clear this chat' }).click();
    expect([await page.locator('.chat-message').count(), await page.locator('.chat-starters').count(), await keptIn(page)]).toEqual([1, 1, 0]);
    await page.reload();
    await openChat(page);
    expect(await page.locator('.chat-message').count()).toBe(1);
    await close();
  });

  test('a question that was left alone can be asked again on the next page', async () => {
    const { page, said, close } = await visit('/', desktop);
    await openChat(page);
    await page.route('**/legal-chat', () => undefined);
    await page.locator('.chat-starters button').first().click();
    await page.locator('.chat-spinner').waitFor();
    await page.goto(`${product.url}/about`);
    await page.unrouteAll();
    await openChat(page);
    expect([await page.locator('.chat-message.user').count(), await page.locator('.chat-message.trouble').count()]).toEqual([1, 0]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered(page);
    expect(await page.locator('.chat-message.assistant').last().innerText()).toContain('From our own pages');
    expect(said.filter((line) => !line.startsWith('failed: '))).toEqual([]);
    await close();
  });

  test('a link to a place on the same page brings the page back from under the sheet', async () => {
    const { page, close } = await visit('/practice-areas/owi-dui', phone);
    await says(page, 'Often not.\nRead more: OWI/DUI Defense (/practice-areas/owi-dui#faq)');
    await openChat(page);
    expect(await page.locator('.chat-starters button').allInnerTexts()).toContain('Will I lose my license today?');
    await page.getByRole('button', { name: 'Will I lose my license today?' }).click();
    await answered(page);
    await page.getByRole('link', { name: 'Read more: OWI/DUI Defense' }).click();
    await panel(page).waitFor({ state: 'detached' });
    expect([new URL(page.url()).hash !== '', await page.locator('[inert]').count()]).toEqual([true, 0]);
    await openChat(page);
    expect(await page.locator('.chat-message.user').count()).toBe(1);
    await close();
  });

  test('steps are a list', async () => {
    const { page, close } = await visit('/arrested', phone);
    await says(page, 'Do this:\n1. Call the jail.\n2. Ask for the bond.\nBring:\n- The papers');
    await openChat(page);
    await page.locator('.chat-input textarea').fill('Someone picked up my brother, where is he?');
    await page.keyboard.press('Enter');
    await answered(page);
    const answer = page.locator('.chat-message.assistant').last();
    expect([await answer.locator('ol > li').allInnerTexts(), await answer.locator('ul > li').allInnerTexts()]).toEqual([
      ['Call the jail.', 'Ask for the bond.'],
      ['The papers'],
    ]);
    await close();
  });
});

test('above a phone’s keyboard the panel takes what is left of the screen, with the field and the start of the answer in it', async () => {
  const { page, close } = await visit('/', phone);
  await openChat(page);
  await page.locator('.chat-starters button').first().click();
  await answered(page);
  // As a phone does it: the page stays as high as it is, and less of it is seen.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 400, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  expect(await panel(page).boundingBox()).toMatchObject({ y: 0, height: 400 });
  const field = await page.locator('.chat-input textarea').boundingBox();
  expect((field?.y ?? 400) + (field?.height ?? 0)).toBeLessThanOrEqual(400);
  expect(await readableOf(page)).toMatchObject({ startInView: true });
  expect(await page.locator('.chat-head a').isVisible()).toBe(true);
  await close();
});

/** In place of the server's answer. */
async function says(page: Page, text: string): Promise<void> {
  await page.route('**/legal-chat', (route) => route.fulfill({ json: { choices: [{ message: { role: 'assistant', content: text } }] } }));
}

/** Ways to call the firm that stay where they are while one reads: in the panel outside its messages, and in the bar under it. */
function numbersInReach(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('.callbar a[href="tel:+18105550146"]')].filter((link) => !link.closest('.chat-log'));
    return links.filter((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === link;
    }).length;
  });
}

/** Whether the first line of the newest answer is seen, and how many of its lines are. */
function readableOf(page: Page): Promise<{ startInView: boolean; lines: number }> {
  return page.evaluate(() => {
    const log = document.querySelector('.chat-log');
    const answer = [...document.querySelectorAll('.chat-message.assistant .chat-bubble')].at(-1);
    if (!log || !answer) return { startInView: false, lines: 0 };
    const [list, shown] = [log.getBoundingClientRect(), answer.getBoundingClientRect()];
    const height = Number.parseFloat(getComputedStyle(answer).lineHeight);
    const seen = Math.min(list.bottom, shown.bottom) - Math.max(list.top, shown.top);
    return { startInView: shown.top >= list.top && shown.top + height < list.bottom, lines: Math.floor(seen / height) };
  });
}

function keptIn(page: Page): Promise<number> {
  return page.evaluate(() => sessionStorage.length);
}
