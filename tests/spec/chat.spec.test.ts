import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, narrow, phone } from '../testkit/browser.ts';
import { see, visitor } from './visitor.ts';

const { open, url } = visitor();
const number = '(810) 555-0146';
const trouble = `I'm having trouble connecting right now. For immediate assistance, please call us at ${number}.`;

async function openChat(path = '/', options = desktop): Promise<Page> {
  const page = await open(path, options);
  await page.click('.ask');
  await page.getByRole('dialog').waitFor();
  return page;
}

/** Keeps what the browser sends, and answers only when told how. */
async function holdAnswer(page: Page): Promise<{ asked: Promise<Route>; bodies: { messages: { role: string; content: string }[] }[] }> {
  const asked = Promise.withResolvers<Route>();
  const bodies: { messages: { role: string; content: string }[] }[] = [];
  await page.route('**/legal-chat', (route) => {
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
    asked.resolve(route);
  });
  return { asked: asked.promise, bodies };
}

const field = (page: Page) => page.getByRole('dialog').getByRole('textbox');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
const messages = (page: Page) => page.locator('.chat-message p');
const answered = (content: string) => ({ json: { choices: [{ message: { role: 'assistant', content } }] } });

describe('the launcher and its panel', () => {
  test('R50 a round button at the bottom right opens a panel of 24rem by 500px', async () => {
    const page = await open('/');
    const button = await page.locator('.ask').boundingBox();
    expect(button?.width).toBe(button?.height);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(1280 - 50);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(800 - 50);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.click('.ask');
    const panel = await page.getByRole('dialog').boundingBox();
    expect([panel?.width, panel?.height]).toEqual([384, 500]);
  });

  test('R50 the panel has a header with a close button, a scrolling list, an input with a send button, and a line for emergencies', async () => {
    const page = await openChat();
    const panel = page.getByRole('dialog');
    expect(await see(panel.getByRole('heading'))).toBe('Ask a question');
    expect(await panel.getByRole('log').evaluate((list) => getComputedStyle(list).overflowY)).toBe('auto');
    expect([await field(page).isVisible(), await sendButton(page).isVisible()]).toEqual([true, true]);
    expect(await see(panel.locator('.chat-foot'))).toBe(`Emergency? Call ${number}`);
    await panel.getByRole('button', { name: 'Close chat' }).click();
    expect(await panel.count()).toBe(0);
  });

  test('R51 the first message greets in the exact words', async () => {
    const page = await openChat();
    expect(await messages(page).allInnerTexts()).toEqual(["Hi! I'm here to help answer questions about the firm's services. How can I assist you today?"]);
  });
});

describe('sending', () => {
  test('R52 sending appends the message, clears the input and starts loading; both controls are disabled and a spinner shows', async () => {
    const page = await openChat();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { asked } = await holdAnswer(page);
    await field(page).fill('What is OWI?');
    await sendButton(page).click();
    const route = await asked;
    expect(await page.locator('.chat-message.user p').allInnerTexts()).toEqual(['What is OWI?']);
    expect([await field(page).inputValue(), await field(page).isDisabled(), await sendButton(page).isDisabled()]).toEqual(['', true, true]);
    const spinner = page.getByRole('log').locator('.chat-spinner');
    expect(await spinner.evaluate((one) => [getComputedStyle(one).animationName, getComputedStyle(one).borderRadius])).toEqual(['turn', '50%']);
    await route.fulfill(answered('Drunk driving.'));
    await page.getByText('Drunk driving.').waitFor();
    expect([await field(page).isDisabled(), await page.locator('.chat-spinner').count()]).toEqual([false, 0]);
  });

  test('R52 the list scrolls to the newest message, and shows its start', async () => {
    const page = await openChat();
    for (const question of ['What is OWI?', 'What is a PPO?', 'What is HYTA?']) {
      await field(page).fill(question);
      await page.keyboard.press('Enter');
      await page.locator('.chat-input textarea:enabled').waitFor();
    }
    const { scrolls, from, list } = await page.getByRole('log').evaluate((log) => {
      const newest = [...log.querySelectorAll('.chat-message')].at(-1)?.getBoundingClientRect();
      const { top, bottom } = log.getBoundingClientRect();
      return { scrolls: log.scrollTop > 0, from: newest?.top ?? 0, list: { top, bottom } };
    });
    expect([scrolls, from > list.top, from < list.bottom - 60]).toEqual([true, true, true]);
  });

  test('R53 nothing empty can be sent, by button or by Enter', async () => {
    const page = await openChat();
    const { bodies } = await holdAnswer(page);
    for (const nothing of ['', '   ', '\n\n']) {
      await field(page).fill(nothing);
      expect(await sendButton(page).isDisabled()).toBe(true);
      await field(page).press('Enter');
    }
    expect([bodies, await page.locator('.chat-message.user').count()]).toEqual([[], 0]);
  });

  test('R53 nothing can be sent while an answer is on its way', async () => {
    const page = await openChat();
    const { asked, bodies } = await holdAnswer(page);
    await field(page).fill('One');
    await field(page).press('Enter');
    await asked;
    await page.keyboard.type('Two');
    await page.keyboard.press('Enter');
    expect([bodies.length, await sendButton(page).isDisabled()]).toEqual([1, true]);
  });

  test('R53 Enter sends, Shift and Enter do not', async () => {
    const page = await openChat();
    const { asked, bodies } = await holdAnswer(page);
    await field(page).pressSequentially('One');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    expect([await field(page).inputValue(), bodies.length]).toEqual(['One\ntwo', 0]);
    await page.keyboard.press('Enter');
    await asked;
    expect(bodies[0]?.messages.at(-1)?.content).toBe('One\ntwo');
  });
});

describe('the request', () => {
  test('R54 the whole conversation is posted to legal-chat as JSON with the public key, and choices[0].message.content is read', async () => {
    const page = await openChat();
    const { asked } = await holdAnswer(page);
    await field(page).fill('First');
    await field(page).press('Enter');
    const first = await asked;
    expect([first.request().method(), new URL(first.request().url()).pathname]).toEqual(['POST', '/legal-chat']);
    expect(first.request().headers()).toMatchObject({ 'content-type': 'application/json', authorization: expect.stringMatching(/^Bearer \S+$/) });
    await first.fulfill(answered('An answer.'));
    await page.getByText('An answer.').waitFor();
    await page.unroute('**/legal-chat');
    const { asked: again, bodies } = await holdAnswer(page);
    await field(page).fill('Second');
    await field(page).press('Enter');
    await (await again).fulfill(answered('Another.'));
    expect(bodies[0]?.messages).toEqual([
      { role: 'assistant', content: expect.stringMatching(/^Hi!/) },
      { role: 'user', content: 'First' },
      { role: 'assistant', content: 'An answer.' },
      { role: 'user', content: 'Second' },
    ]);
  });

  test('R54 the server answers in that shape', async () => {
    const page = await open('/about');
    const [status, body] = await page.evaluate(async () => {
      const response = await fetch('/legal-chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer firm-chat-public-1' },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'Where is your office?' }] }),
      });
      return [response.status, await response.json()] as const;
    });
    expect([status, body]).toMatchObject([200, { choices: [{ message: { role: 'assistant', content: expect.stringContaining('400 Pyramid Dr') } }] }]);
  });
});

describe('a long conversation', () => {
  test('D54 the greeting and the newest 60 messages are sent, and no apology', async () => {
    const page = await openChat();
    const bodies: { messages: { role: string; content: string }[] }[] = [];
    await page.route('**/legal-chat', (route) => {
      bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
      return bodies.length === 2 ? route.fulfill({ status: 500, json: {} }) : route.fulfill(answered(`Answer ${bodies.length}.`));
    });
    for (let asked = 1; asked <= 33; asked++) {
      await field(page).fill(`Question ${asked}`);
      await field(page).press('Enter');
      await page.locator('.chat-input textarea:enabled').waitFor();
    }
    const sent = bodies.at(-1)?.messages ?? [];
    expect([sent.length, sent[0]?.content, sent.at(-1)?.content]).toEqual([61, expect.stringMatching(/^Hi!/), 'Question 33']);
    expect(bodies.flatMap(({ messages: all }) => all).filter(({ content }) => content === trouble)).toEqual([]);
  });
});

describe('a failure', () => {
  test.each([
    ['“Failed to get response” where its words are empty', { status: 500, json: { error: '' } }, 'Failed to get response'],
    ['the server’s own words', { status: 503, json: { error: 'Too busy right now.' } }, 'Too busy right now.'],
    ['“Failed to get response” where it has none', { status: 500, body: 'oops' }, 'Failed to get response'],
  ])('R55 shows %s in a toast, appends the message, logs it, and loading ends', async (_, reply, toast) => {
    const page = await openChat();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const { asked } = await holdAnswer(page);
    await field(page).fill('My secret question');
    await field(page).press('Enter');
    await (await asked).fulfill(reply);
    expect((await page.getByRole('alert').innerText()).split('\n').filter(Boolean).slice(0, 2)).toEqual(['Error', toast]);
    expect(await messages(page).last().innerText()).toBe(trouble);
    expect([await field(page).isDisabled(), await page.locator('.chat-spinner').count()]).toEqual([false, 0]);
    expect(said.some((line) => line === `chat: ${reply.status}`)).toBe(true);
    expect(said.join()).not.toContain('secret');
  });

  test('R55 without any message it says to call', async () => {
    const page = await openChat();
    const { asked } = await holdAnswer(page);
    await field(page).fill('Hello');
    await field(page).press('Enter');
    await (await asked).abort();
    expect(await page.getByRole('alert').innerText()).toContain(`Failed to send message. Please call ${number} for immediate assistance.`);
    expect(await messages(page).last().innerText()).toBe(trouble);
  });
});

describe('narrow screens and silent providers', () => {
  test.each([320, 390, 599])('D50 at %i px the panel fits the screen and leaves the call bar free', async (width) => {
    const page = await openChat('/', { ...(width === 320 ? narrow : phone), viewport: { width, height: 640 } });
    const panel = await page.getByRole('dialog').boundingBox();
    const bar = await page.locator('.callbar').boundingBox();
    expect([panel?.x, panel?.width]).toEqual([0, width]);
    expect((panel?.y ?? -1) >= 0 && (panel?.y ?? 0) + (panel?.height ?? 0) <= (bar?.y ?? 0)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test('D50 a reply may stream: each sentence is shown as it comes', async () => {
    const page = await openChat();
    const response = page.waitForResponse('**/legal-chat');
    await field(page).fill('What is OWI?');
    await field(page).press('Enter');
    expect((await response).headers()['content-type']).toMatch(/event-stream/);
    await page.locator('.chat-input textarea:enabled').waitFor();
    expect(await page.locator('.chat-message.assistant').last().locator('p > span').count()).toBeGreaterThan(3);
  });

  test('D51 the answer comes from the firm’s own content when nobody else can give it, with a link and the number', async () => {
    const page = await openChat();
    await field(page).fill('What is a PPO?');
    await field(page).press('Enter');
    await page.locator('.chat-input textarea:enabled').waitFor();
    const answer = page.locator('.chat-message.assistant').last();
    expect(await answer.innerText()).toMatch(/From our own pages: .*\bPPO\b/);
    const links = await answer.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toContain('tel:+18105550146');
    const [path = 'missing'] = links.filter((link) => link.startsWith('/'));
    expect((await fetch(url(path))).status).toBe(200);
  });
});

describe('times', () => {
  test('R60 an error’s toast lasts 5 seconds, and at most 3 are shown', async () => {
    const page = await openChat();
    await page.clock.install();
    await page.route('**/legal-chat', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
    const fail = async (times: number) => {
      await field(page).fill('Hello');
      await field(page).press('Enter');
      await page
        .locator('.chat-message.trouble')
        .nth(times - 1)
        .waitFor();
    };
    const shown = () => page.getByRole('alert').count();
    await fail(1);
    await page.clock.runFor(4_000);
    expect(await shown()).toBe(1);
    await page.clock.runFor(1_100);
    expect(await shown()).toBe(0);
    for (let times = 2; times <= 5; times++) await fail(times);
    expect(await shown()).toBe(3);
    await page.clock.runFor(5_100);
    expect(await shown()).toBe(0);
  });

  test('R60 a request that fails is sent 3 more times, after 1, 2 and 4 seconds, under the cap of 30', async () => {
    const page = await open('/free-consultation');
    await page.clock.install();
    const at: number[] = [];
    await page.route('**/case-review', async (route) => {
      at.push(await page.evaluate(() => Date.now()));
      await route.abort();
    });
    await page.focus('form.intake [name=full_name]');
    await page.waitForFunction(() => document.querySelector('[data-island=intake]')?.hasAttribute('data-props'));
    await page.fill('form.intake [name=full_name]', 'Jordan Avery');
    await page.fill('form.intake [name=phone]', '810 555 0199');
    await page.selectOption('form.intake [name=case_type]', 'Felony');
    await page.fill('form.intake [name=description]', 'Charge, court and date.');
    await page.check('form.intake [name=consent]');
    await page.waitForTimeout(500);
    await page.click('form.intake [type=submit]');
    for (let tries = 1; tries <= 4; tries++) {
      await expect.poll(() => at.length, { timeout: 5_000 }).toBe(tries);
      await page.clock.runFor(100);
      await page.clock.runFor([1_000, 2_000, 4_000, 40_000][tries - 1] ?? 0);
    }
    const gaps = at.slice(1).map((time, index) => Math.floor((time - (at[index] ?? 0)) / 1_000));
    expect(gaps).toEqual([1, 2, 4]);
  });
});
