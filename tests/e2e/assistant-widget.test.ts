import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, desktop, launchBrowser, narrow, openPage, phone } from '../testkit/browser.ts';
import { networkOf } from '../testkit/chat.ts';
import { type Product, startProduct } from '../testkit/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ TRUSTED_PROXY: 'true' }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

let visits = 0;
/** Each visit from a network of its own. */
const visit = (path = '/', options: BrowserContextOptions = desktop) =>
  openPage(browser, product.url + path, { ...options, extraHTTPHeaders: { 'X-Forwarded-For': networkOf(visits++) } });

async function openChat(path = '/', options: BrowserContextOptions = desktop) {
  const opened = await visit(path, options);
  await opened.page.locator('.ask').click();
  await opened.page.getByRole('dialog').waitFor();
  return opened;
}

/** Chromium calls a stream that was read to its end aborted, now and then. What the page shows says whether it was. */
function isNews(line: string): boolean {
  return !/^failed: .*\/legal-chat$/.test(line);
}

const field = (page: Page) => page.locator('.chat-input textarea');
async function ask(page: Page, question: string): Promise<string> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await page.locator('.chat-input textarea:enabled').waitFor();
  return page.locator('.chat-message').last().innerText();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

describe('a chat nobody asks for', () => {
  test('costs no byte, and never opens by itself', async () => {
    const { page, said, close } = await visit();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    expect(loaded.filter((path) => /islands.*\.(?:js|css)$/.test(path))).toEqual([expect.stringMatching(/loader-/)]);
    await page.hover('.ask');
    await page.focus('.ask');
    await page.mouse.wheel(0, 4_000);
    await page.waitForTimeout(1_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).filter((path) => /\/(ask|chat)-/.test(path))).toEqual(
      [],
    );
    expect(said).toEqual([]);
    await close();
  });

  test('leads to the questions without script, and where its script does not come', async () => {
    const plain = await visit('/about', { ...phone, javaScriptEnabled: false });
    await plain.page.tap('.ask');
    await plain.page.waitForURL(/\/faqs\??$/);
    await plain.close();
    const weak = await visit('/about', phone);
    await weak.page.route('**/islands/assets/*', (route) => route.abort());
    await weak.page.tap('.ask');
    await weak.page.waitForURL(/\/faqs\??$/);
    await weak.close();
    const unstyled = await visit('/about', phone);
    await unstyled.page.route('**/islands/assets/*.css', (route) => route.abort());
    await unstyled.page.tap('.ask');
    await unstyled.page.waitForURL(/\/faqs\??$/);
    await unstyled.close();
  });
});

describe('a visitor who asks', () => {
  test('reads first what it can do, and then that it is automated, no lawyer and not privileged, and not to tell what happened', async () => {
    const { page, said, close } = await openChat();
    expect(await page.getByRole('log').innerText()).toMatch(
      /Hi!.*People often ask.*automated, not a lawyer.*not privileged or confidential.*Please do not describe what happened/s,
    );
    expect(said).toEqual([]);
    await close();
  });

  test('leaves nothing on the device but the talk in its tab, nothing in the log, and the same page behind', async () => {
    const { page, said, close } = await openChat('/about');
    expect(await ask(page, 'Zanzibar: what is a PPO?')).toContain('personal protection order');
    const stored = await page.evaluate(async () => [
      localStorage.length,
      Object.keys(sessionStorage),
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      window.name,
      location.search,
    ]);
    expect(stored).toEqual([0, ['chat'], '', 0, 0, '', '']);
    await page.reload();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(product.web.lines.join('\n')).not.toMatch(/zanzibar|PPO/i);
    expect(product.web.lines.some((line) => line.includes('"route":"/legal-chat"') && line.includes('"status":200'))).toBe(true);
    expect(said.filter(isNews)).toEqual([]);
    await close();
  });

  test('keeps the conversation when the panel is closed and opened again', async () => {
    const { page, close } = await openChat();
    await ask(page, 'What is HYTA?');
    await page.getByRole('dialog').getByRole('button', { name: 'Close chat' }).click();
    await page.locator('.ask').click();
    expect(await page.locator('.chat-message.user').innerText()).toContain('What is HYTA?');
    await close();
  });

  test('tries again after a failure, and the failure is forgotten', async () => {
    const { page, close } = await openChat();
    await page.route('**/legal-chat', (route) => route.abort());
    expect(await ask(page, 'What is HYTA?')).toContain('having trouble connecting');
    await page.unroute('**/legal-chat');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.chat-offer').waitFor();
    expect(await page.locator('.chat-message.assistant').last().innerText()).toMatch(/From our own pages: .*HYTA/s);
    expect([await page.locator('.chat-message.user').count(), await page.locator('.chat-message.trouble').count()]).toEqual([1, 0]);
    await close();
  });
});

describe('with the keyboard alone', () => {
  test('open, ask, read, follow, close: the focus is always in sight', async () => {
    const { page, close } = await visit();
    await page.focus('.site-foot a >> nth=-1');
    for (let tabs = 0; tabs < 3 && !(await page.evaluate(() => document.activeElement?.matches('.ask'))); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('What is HYTA?');
    await page.keyboard.press('Enter');
    await page.locator('.chat-input textarea:enabled').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    const stops: string[] = [];
    for (let tabs = 0; tabs < 40 && !stops.includes('Close chat'); tabs++) {
      await page.keyboard.press('Shift+Tab');
      stops.push(await focused(page));
    }
    expect(stops.join(' ')).toMatch(/BUTTON.*Messages.*Close chat/);
    await page.keyboard.press('Escape');
    expect([await page.getByRole('dialog').count(), await focused(page)]).toEqual([0, 'Ask a question in the chat']);
    await page.keyboard.press('Space');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await close();
  });

  test('while an answer is awaited the focus waits in the list', async () => {
    const { page, close } = await openChat();
    await page.route('**/legal-chat', () => undefined);
    await field(page).fill('Hello');
    await field(page).press('Enter');
    await page.locator('.chat-spinner').waitFor();
    expect(await focused(page)).toBe('Messages');
    await close();
  });

  test('under the sheet of a phone the page cannot be reached, and the call bar can', async () => {
    const { page, close } = await openChat('/', phone);
    const reached = new Set<string>();
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() =>
          document.activeElement?.closest('.callbar') ? 'bar' : (document.activeElement?.closest('main, header, footer')?.tagName ?? 'none'),
        ),
      );
    }
    expect([...reached].filter((place) => place !== 'none')).toEqual(['bar']);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    await close();
  });
});

describe('with a screen reader', () => {
  test('the panel is a named and described dialog, the messages a polite log, each answer announced sentence by sentence', async () => {
    const { page, close } = await openChat();
    const tree = await page.getByRole('dialog', { name: 'Ask a question' }).ariaSnapshot();
    expect(tree).toContain('- heading "Ask a question" [level=2]');
    expect(tree).toContain('- log "Messages"');
    expect(tree).toContain('- textbox "Your message"');
    expect(tree).toContain('- button "Send message" [disabled]');
    expect(tree).toContain('- button "Close chat"');
    expect(await described(page)).toMatch(/automated, not a lawyer.*Please do not describe what happened/);
    await page.evaluate(() => {
      const heard: string[] = [];
      (window as unknown as { heard: string[] }).heard = heard;
      const log = document.querySelector('[role=log][aria-live=polite]');
      if (log)
        new MutationObserver((changes) => heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')))).observe(
          log,
          { childList: true, subtree: true },
        );
    });
    await ask(page, 'What is HYTA?');
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard[0]).toBe('You: What is HYTA?');
    expect(heard).toContain('The assistant is typing');
    const sentences = await page.locator('.chat-message.assistant').last().locator('.chat-bubble :is(p, li) > span').allTextContents();
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.map((one) => [one, heard.filter((other) => other.includes(one)).length])).toEqual(sentences.map((one) => [one, 1]));
    await close();
  });

  /** What the accessibility tree says about the dialog beyond its name. */
  async function described(page: Page): Promise<string> {
    const session: CDPSession = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return String(nodes.find(({ role }) => role?.value === 'dialog')?.description?.value ?? '');
  }
});

describe.each([
  ['320 px', narrow],
  ['1280 px', desktop],
] as const)('accessibility at %s', (_, size) => {
  test.each(['light', 'dark'] as const)('%s: closed, open, loading, answered, noting and failed without a violation', async (colorScheme) => {
    const { page, close } = await visit('/about', { ...size, colorScheme });
    expect(await axeViolations(page), 'closed').toEqual([]);
    await page.locator('.ask').click();
    await page.getByRole('dialog').waitFor();
    expect(await axeViolations(page), 'open').toEqual([]);
    await ask(page, 'What is a PPO?');
    expect(await axeViolations(page), 'answered').toEqual([]);
    await page.getByRole('button', { name: 'Ask for a free case review' }).click();
    await page.locator('.chat form.intake').waitFor();
    expect(await axeViolations(page), 'noting').toEqual([]);
    await page.getByRole('button', { name: 'Back to the chat' }).click();
    const held = Promise.withResolvers<() => void>();
    await page.route('**/legal-chat', (route) => held.resolve(() => void route.abort()));
    await field(page).fill('Hello');
    await field(page).press('Enter');
    await page.locator('.chat-spinner').waitFor();
    expect(await axeViolations(page), 'loading').toEqual([]);
    (await held.promise)();
    await page.locator('.chat-retry').waitFor();
    expect(await axeViolations(page), 'failed').toEqual([]);
    await close();
  });
});

describe('what must stay in reach', () => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)('on a %s, open or closed, the panel and its button never lie on the call bar or on the form’s Send', async (_, options) => {
    const { page, close } = await visit('/free-consultation', options);
    const covers = () =>
      page.evaluate(() => {
        const button = document.querySelector('form.intake [type=submit]');
        button?.scrollIntoView({ block: 'center' });
        const targets = [button, document.querySelector('.callbar .call'), document.querySelector('.head-call')].filter(
          (one) => one && one.getClientRects().length > 0,
        );
        return targets.flatMap((target) => {
          const { x, y, width, height } = (target as Element).getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest('.chat, .ask') ? [`${(target as Element).className} is covered`] : [];
        });
      });
    expect(await covers()).toEqual([]);
    await page.locator('.ask').click();
    await page.getByRole('dialog').waitFor();
    const open = await covers();
    // A sheet lies over the page as a whole, and only over the page.
    expect(options === phone ? open.filter((one) => one.startsWith('call')) : open).toEqual([]);
    await close();
  });
});

describe('against a hostile server', () => {
  const lies = [
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    'From our own pages: <b>Title</b>\n[link](javascript:alert(1)) (javascript:alert(1)) the form (//evil.example)',
    'Read more: Evil (https://evil.example/)\nThe law: ¹ <a href="https://evil.example">MCL 1</a>',
    'Call 1-900-555-0000 or +1 (900) 555-0000 now',
    '&lt;script&gt; {{constructor}} ¹²³⁹⁹,⁹',
  ];

  test('text stays text: nothing in it becomes a node, and no link leads elsewhere', async () => {
    const { page, said, close } = await openChat('/about');
    const beside = {
      lang: 'en" onload="x',
      about: ['<b>'],
      notes: [{ cite: '<i>', address: 'javascript:alert(1)' }],
      form: { county: '<u>' },
      offer: 'shown',
      chips: { kind: 'next', texts: ['<img src=x onerror=alert(1)>'] },
    };
    let at = 0;
    await page.route('**/legal-chat', (route) =>
      route.fulfill({ json: { choices: [{ message: { content: lies[at++] } }], beside: at % 2 ? beside : { ...beside, lang: 'en', notes: [] } } }),
    );
    for (const [number] of lies.entries()) await ask(page, `Question ${number}`);
    const inside = page.locator('.chat-log');
    const nodes = await inside.evaluate((log) => [...new Set([...log.querySelectorAll('.chat-bubble *, .chat-below *')].map(({ tagName }) => tagName))]);
    const links = await inside.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(nodes.filter((name) => !['P', 'SPAN', 'A', 'SUP', 'STRONG', 'UL', 'LI', 'DIV', 'BUTTON'].includes(name))).toEqual([]);
    expect(links.filter((href) => !/^\/[a-z]/.test(href))).toEqual([]);
    expect(await page.locator('.chat-message').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('<script>alert(2)</script>')]));
    expect(said.filter(isNews)).toEqual([]);
    await close();
  });
});
