// @module-tag nightly
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draft } from '#case-review/schema.ts';
import { launchBrowser, phone } from '../testkit/browser.ts';
import {
  fillField,
  fillIn,
  form,
  type Intake,
  postsOf,
  type Stored,
  sendButton,
  shownReference,
  startIntake,
  typed,
  typical,
  wake,
} from '../testkit/case-review.ts';
import { networkOf } from '../testkit/chat.ts';
import { until } from '../testkit/product.ts';

type Sending = 'by the script' | 'as a plain form';
type Asking = 'an answer' | 'an apology with the number' | 'the page of questions';

/**
 * What a browser may not have, each taken away by itself before any script runs; how a request is sent then, and what
 * the chat's button leads to. A few are in every browser, and stand for what nobody has thought of.
 */
const missing: [name: string, sending: Sending, asking: Asking][] = [
  ['crypto', 'as a plain form', 'an answer'],
  ['crypto.randomUUID', 'by the script', 'an answer'],
  ['crypto.getRandomValues', 'as a plain form', 'an answer'],
  ['fetch', 'as a plain form', 'an apology with the number'],
  ['AbortController', 'as a plain form', 'the page of questions'],
  ['AbortSignal.timeout', 'by the script', 'an answer'],
  ['AbortSignal.any', 'by the script', 'an answer'],
  ['FormData', 'as a plain form', 'an answer'],
  ['FormData.prototype.get', 'as a plain form', 'an answer'],
  ['Worker', 'by the script', 'an answer'],
  ['trustedTypes', 'by the script', 'an answer'],
  ['navigator.onLine', 'by the script', 'an answer'],
  ['navigation', 'by the script', 'an answer'],
  ['URL', 'as a plain form', 'an answer'],
  ['URLSearchParams', 'by the script', 'an answer'],
  ['TextDecoder', 'by the script', 'an answer'],
  ['TextEncoder', 'by the script', 'an answer'],
  ['ReadableStream', 'by the script', 'an answer'],
  ['Response.prototype.body', 'by the script', 'an apology with the number'],
  ['Object.fromEntries', 'as a plain form', 'an answer'],
  ['Array.prototype.at', 'by the script', 'an answer'],
  ['Array.prototype.flatMap', 'by the script', 'an answer'],
  ['String.prototype.matchAll', 'by the script', 'the page of questions'],
  ['Symbol.asyncIterator', 'by the script', 'an answer'],
  ['Promise.withResolvers', 'by the script', 'an answer'],
  ['structuredClone', 'by the script', 'an answer'],
  ['queueMicrotask', 'by the script', 'an answer'],
  ['MessageChannel', 'by the script', 'an answer'],
  ['requestAnimationFrame', 'by the script', 'an answer'],
  ['matchMedia', 'by the script', 'the page of questions'],
  ['MediaQueryList.prototype.addEventListener', 'by the script', 'an answer'],
  ['history.replaceState', 'by the script', 'an answer'],
  ['CSS', 'by the script', 'an answer'],
  ['sessionStorage', 'by the script', 'an answer'],
  ['Storage.prototype.setItem', 'by the script', 'an answer'],
  ['visualViewport', 'by the script', 'an answer'],
  ['Element.prototype.closest', 'by the script', 'the page of questions'],
  ['Element.prototype.scrollIntoView', 'as a plain form', 'an answer'],
  ['HTMLElement.prototype.focus', 'as a plain form', 'the page of questions'],
];

const scrolling = 'Element.prototype.scrollIntoView';
const island = '[data-island=intake]';
/** Nobody waits longer before something is said. */
const patience = { timeout: 12_000 };

let intake: Intake;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake({ TRUSTED_PROXY: 'true' }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

describe('in a browser without', () => {
  test.concurrent.each(missing)('%s a request is sent %s and its receipt is shown, and the chat’s button leads to %s', async (name, sending, asking) => {
    const { page, close } = await visit('/contact', name);
    expect(await page.evaluate(isThere, name)).toBe(false);
    const answers = answersOf(name);
    await fillIn(page, answers);
    // As far as it ever will.
    await until('the script has taken over', () => isTaken(page), sending === 'by the script' ? 12 : 1).catch(() => undefined);
    await page.click(sendButton);
    expect(await receivedOf(page, answers)).toBe(sending);

    await page.goto(intake.product.url);
    await page.tap('.ask');
    if (asking === 'the page of questions') await page.waitForURL(/\/faqs\??$/, patience);
    else
      expect(await answerTo(page, 'What does it cost?')).toMatch(asking === 'an answer' ? /From our own pages: .*fee/ : /please call us at \(810\) 555-0146/);
    await close();
  });
});

describe('a form that breaks', () => {
  test.concurrent.each([
    ['as it scrolls to its button', takeAway, scrolling],
    ['as it reads its own fields', takeAway, 'FormData'],
    ['as it draws a random number', takeAway, 'crypto'],
    ['as it shows the confirmation', moveElsewhere, form],
  ])('%s sends what was typed as a plain form, once', async (what, breaking, part) => {
    const { page, answers, close } = await formFilledIn(what);
    await page.evaluate(breaking, part);
    await page.click(sendButton);
    expect(await receivedOf(page, answers)).toBe('as a plain form');
    await close();
  });

  test.concurrent('while a request is on its way waits for the answer, and only then asks as a plain form what became of it', async () => {
    const { page, answers, close } = await formFilledIn('on its way');
    const [before, posts, gate] = [await typed(page), postsOf(page), Promise.withResolvers<void>()];
    await page.route('**/case-review', (route) => gate.promise.then(() => route.continue()));
    await page.evaluate(takeAway, scrolling);
    await page.click(sendButton);
    await page.locator(island).waitFor({ state: 'detached', ...patience });
    expect(await typed(page)).toEqual(before);
    await until('the request is on its way', () => posts.length > 0, 12);
    await page.waitForTimeout(500);
    expect(posts).toEqual(['/case-review']);
    gate.resolve();
    expect(await receivedOf(page, answers)).toBe('as a plain form');
    expect(posts).toEqual(['/case-review', '/free-consultation']);
    await close();
  });

  test.concurrent('without a signal leaves what was typed where it was, to be sent later', async () => {
    const { page, answers, close } = await formFilledIn('no signal');
    const before = await typed(page);
    await page.evaluate(takeAway, scrolling);
    await page.context().setOffline(true);
    await page.click(sendButton);
    await page.locator(island).waitFor({ state: 'detached', ...patience });
    await page.waitForTimeout(500);
    expect([await typed(page), new URL(page.url()).pathname]).toEqual([before, '/contact']);
    await page.context().setOffline(false);
    await page.click(sendButton);
    expect(await receivedOf(page, answers)).toBe('as a plain form');
    await close();
  });

  test.concurrent('while somebody types is the server’s form again, with all that was typed, and can be sent', async () => {
    const { page, answers, close } = await formFilledIn('typing');
    await fillIn(page, { arrested: 'Yes', best_time: 'Evening' });
    const before = await typed(page);
    const description = 'It was my fault, in the 72nd District.';
    await page.evaluate(takeAway, 'Array.prototype.join');
    // The form has something to say about this, and breaks over it.
    await fillField(page, 'description', description);
    await page.locator(island).waitFor({ state: 'detached', ...patience });
    expect(await typed(page)).toEqual({ ...before, description });
    await page.click(sendButton);
    expect(await receivedOf(page, { ...answers, arrested: 'Yes', best_time: 'Evening', description })).toBe('as a plain form');
    await close();
  });

  test.concurrent('after more was typed than was sent keeps all of it, and sends none of it unasked', async () => {
    const { page, answers, close } = await formFilledIn('more');
    const gate = Promise.withResolvers<void>();
    await page.route('**/case-review', (route) => gate.promise.then(() => route.continue()));
    await page.evaluate(moveElsewhere, form);
    await page.click(sendButton);
    await fillField(page, 'description', 'Another court, another date.');
    gate.resolve();
    await page.locator(island).waitFor({ state: 'detached', ...patience });
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await typed(page)).toMatchObject({ full_name: answers.full_name, description: 'Another court, another date.' });
    expect((await rowsOf(answers)).map(({ sealed }) => sealed?.answers.description)).toEqual([typical.description]);
    await close();
  });
});

describe('a chat that breaks', () => {
  test.concurrent('in the middle of a conversation leads to the questions again, and the page behind it can be reached', async () => {
    const { page, close } = await visit('/');
    await page.tap('.ask');
    await answerTo(page, 'What does it cost?');
    await page.evaluate(takeAway, 'String.prototype.matchAll');
    await page.locator('.chat-input textarea').fill('And who answers?');
    await page.locator('.chat-input textarea').press('Enter');
    await page.locator('form > .ask').waitFor(patience);
    expect([await page.getByRole('dialog').count(), await page.locator('[inert]').count(), new URL(page.url()).pathname]).toEqual([0, 0, '/']);
    await page.tap('.ask');
    await page.waitForURL(/\/faqs\??$/, patience);
    await close();
  });
});

const left: Page[] = [];
let visits = 0;
/** Each visit from a network of its own, in a browser that may be without something. A window costs more than a visit, so the next one comes in the same. */
async function visit(path: string, without?: string) {
  const page = left.pop() ?? (await browser.newPage(phone));
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': networkOf(visits++) });
  const taken = without ? await page.addInitScript(takeAway, without) : undefined;
  await page.goto(intake.product.url + path);
  return {
    page,
    close: async () => {
      await taken?.dispose();
      await page.unrouteAll();
      // The next visitor finds no talk in this tab.
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      left.push(page);
    },
  };
}

/** By a script that has taken it over. */
async function formFilledIn(name: string) {
  const opened = await visit('/contact');
  const answers = answersOf(name);
  await wake(opened.page);
  await fillIn(opened.page, answers);
  return { ...opened, answers };
}

/** What must be filled in. By their name one request is told from those that are sent beside it. */
function answersOf(name: string) {
  const { phone: number, case_type, description, consent } = typical;
  return { full_name: `Jordan ${name}`, phone: number, case_type, description, consent };
}

async function rowsOf({ full_name }: { full_name: string }): Promise<Stored[]> {
  return (await intake.rows()).filter(({ sealed }) => sealed?.answers.full_name === full_name);
}

/** How a request was sent whose receipt is shown: it is the only one with its name, and holds what was typed. */
async function receivedOf(page: Page, answers: Partial<Draft> & { full_name: string }): Promise<Sending> {
  await page.locator('.received').waitFor(patience);
  const { consent: _agreed, ...typed } = answers;
  const rows = await rowsOf(answers);
  expect(rows).toMatchObject([{ reference: await shownReference(page), sealed: { answers: typed } }]);
  return new URL(page.url()).pathname === '/contact' ? 'by the script' : 'as a plain form';
}

function isTaken(page: Page): Promise<boolean> {
  return page.locator(form).evaluate((element) => Object.keys(element.parentElement ?? {}).some((key) => key.startsWith('__reactContainer')));
}

/** What the chat says last, once it has ended. */
async function answerTo(page: Page, question: string): Promise<string> {
  await page.locator('.chat-input textarea').fill(question, patience);
  await page.locator('.chat-input textarea').press('Enter');
  await page.locator('.chat-offer').waitFor(patience);
  return page.locator('.chat-message').last().innerText();
}

/** Runs in the page, as all that follows. What is inherited is hidden; what cannot be deleted goes with all that it belongs to, and the rest comes back. */
function takeAway(path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<object>((within, name) => Reflect.get(within, name) as object, window);
  if (!Object.hasOwn(owner, last)) Object.defineProperty(owner, last, { value: undefined });
  else if (!Reflect.deleteProperty(owner, last)) {
    const { [last]: _, ...rest } = Object.getOwnPropertyDescriptors(owner);
    const likewise = (...given: unknown[]) => Reflect.apply(owner as () => unknown, undefined, given);
    Reflect.set(window, names[0] ?? '', Object.defineProperties(likewise, rest));
  }
}

function isThere(path: string): boolean {
  return path.split('.').reduce<unknown>((within, name) => Reflect.get(within as object, name), window) !== undefined;
}

/** As a translator does it: the script no longer finds the form where it has left it. */
function moveElsewhere(what: string): void {
  const moved = document.querySelector(what);
  const place = document.createElement('font');
  moved?.replaceWith(place);
  place.append(moved ?? '');
}
