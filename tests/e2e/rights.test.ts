import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { axeViolations, desktop, launchBrowser, narrow, noScript, openPage, overflow, phone } from '../testkit/browser.ts';
import { type Product, startProduct, until } from '../testkit/product.ts';
import { type Relay, startRelay } from '../testkit/relay.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const { firm, rights } = content();

test('without script the page is complete, has no button to keep it, and says what else can be done', async () => {
  const { page, close } = await openPage(browser, `${product.url}/rights`, noScript);
  const shown = await page.locator('main').innerText();
  for (const words of [...rights.card.say, rights.card.rest, ...rights.places.flatMap(({ title, say }) => [title, say]), rights.tests.title])
    expect(shown).toContain(words);
  expect(await page.locator('.tests td').count()).toBe(2 * rights.tests.rows.length);
  expect(await page.getByText('Keep this on my phone').isVisible()).toBe(false);
  expect(await page.getByText('You can also print this page').isVisible()).toBe(true);
  expect(await page.locator(`main a[href="${firm.phone.href}"]`).first().isVisible()).toBe(true);
  await close();
});

test('on a phone the three sentences stand on the first screen, in large letters, with the number below', async () => {
  const { page, close } = await openPage(browser, `${product.url}/rights`, phone);
  const boxes = await page
    .locator('.say li')
    .evaluateAll((all) => all.map((one) => ({ end: one.getBoundingClientRect().bottom, size: Number.parseFloat(getComputedStyle(one).fontSize) })));
  const bar = (await page.locator('.callbar').boundingBox())?.y ?? 0;
  expect(await page.locator('.callbar a[href^="tel:"]').isVisible()).toBe(true);
  expect(boxes.filter(({ end }) => end > bar)).toEqual([]);
  expect(Math.min(...boxes.map(({ size }) => size))).toBeGreaterThanOrEqual(28);
  await close();
});

describe('on the phone', () => {
  let relay: Relay;
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    relay = await startRelay(product.url);
    context = await browser.newContext(phone);
    page = await context.newPage();
    await page.goto(`${relay.url}/rights`, { waitUntil: 'networkidle' });
  });
  afterEach(async () => {
    await context?.close();
    await relay?.stop();
  });

  const status = () => page.locator('.keep [role=status]');
  const keep = async () => {
    await page.getByText('Keep this on my phone').tap();
    await status().getByText('It is on this phone.').waitFor();
  };
  const noNetwork = async () => {
    await relay.stop();
    await context.setOffline(true);
  };
  const kept = () =>
    page.evaluate(async () => {
      const stores = await caches.keys();
      const files = await Promise.all(stores.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
      const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
      return { stores, files: files.flat(), workers };
    });

  test('keeps nothing on the phone before it is asked to', async () => {
    await page.getByText('You are driving').first().tap();
    await page.locator('.callbar .ask').tap();
    await page.locator('.chat').waitFor();
    expect(await kept()).toEqual({ stores: [], files: [], workers: [] });
    expect(relay.asked.filter((one) => one.includes('rights-worker'))).toEqual([]);
  });

  test('once asked, opens with its number where there is no network and no server', async () => {
    await keep();
    const { files, workers } = await kept();
    expect(workers).toEqual(['/rights']);
    expect(
      files.filter(
        (file) => !/^\/rights$|^\/favicon\.svg$|^\/islands\/assets\/(loader|rights|own-worker|besley|public-sans)-|^\/assets\/[\w-]+\.css$/.test(file),
      ),
    ).toEqual([]);
    expect(files).toContain('/rights');
    await noNetwork();
    const later = await context.newPage();
    const failed: string[] = [];
    later.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await later.goto(`${relay.url}/rights`);
    expect(await later.locator('h1').innerText()).toBe(rights.title);
    expect(await later.locator('.say').innerText()).toContain('I want a lawyer.');
    expect(await later.locator('.then-call a').getAttribute('href')).toBe(firm.phone.href);
    await later.getByText('Remove it').waitFor();
    expect(await later.getByText('Tap once').isVisible()).toBe(false);
    expect(await later.getByText('No internet right now.').isVisible()).toBe(true);
    await until('fonts are in', () => later.evaluate(() => document.fonts.check('600 20px Besley')), 20);
    // What a browser asks for by itself, to be quicker at the next page, may fail.
    expect(failed.filter((path) => path !== '/navigation.speculationrules')).toEqual([]);
    expect(await axeViolations(later)).toEqual([]);
  });

  test('answers for no other page, no form and no file of others', async () => {
    await keep();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const by = async (path: string, method: string) => {
      const [answer] = await Promise.all([
        page.waitForResponse((one) => new URL(one.url()).pathname === path),
        page.evaluate(
          ([address = '', how = '']) => fetch(address, { method: how, ...(how === 'POST' ? { body: 'a=b' } : {}) }).then(() => undefined),
          [path, method],
        ),
      ]);
      return answer.fromServiceWorker();
    };
    expect(await by('/favicon.svg', 'GET')).toBe(true);
    for (const [path, method] of [
      ['/faqs', 'GET'],
      ['/share/home.png', 'GET'],
      ['/rights', 'GET'],
      ['/case-review', 'POST'],
      ['/legal-chat', 'POST'],
      ['/favicon.svg', 'POST'],
    ] as const)
      expect(await by(path, method), `${method} ${path}`).toBe(false);
    for (const path of ['/', '/arrested', '/free-consultation']) {
      await page.goto(relay.url + path);
      expect(await page.evaluate(() => navigator.serviceWorker.controller), path).toBe(null);
    }
    await noNetwork();
    for (const path of ['/', '/arrested', '/rightside', '/rights/other']) await expect(page.goto(relay.url + path), path).rejects.toThrow(/net::ERR/);
  });

  test('is allowed no wider reach by the server, whatever a script asks for', async () => {
    await page.goto(`${relay.url}/faqs`);
    const refused = await page.evaluate(async () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
      };
      const policy = trustedTypes.createPolicy('workers', { createScriptURL: (url: string) => url });
      const asked = ['/', '/faqs', '/right'].map((scope) => navigator.serviceWorker.register(policy.createScriptURL('/rights-worker.js'), { scope }));
      return (await Promise.allSettled(asked)).map(({ status: how }) => how);
    });
    expect(refused).toEqual(['rejected', 'rejected', 'rejected']);
    const { headers } = await fetch(`${product.url}/rights-worker.js`);
    expect(headers.get('service-worker-allowed')).toBe('/rights');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('takes everything off the phone when asked to, also without a network', async () => {
    await keep();
    await page.reload();
    await noNetwork();
    await page.getByText('Remove it').tap();
    await status().getByText('It is removed.').waitFor();
    expect(await kept()).toEqual({ stores: [], files: [], workers: [] });
    expect(await page.getByText('Keep this on my phone').isVisible()).toBe(true);
    await expect(page.reload()).rejects.toThrow(/net::ERR/);
  });

  test('takes up a changed page as soon as there is a network, and keeps that one', async () => {
    await keep();
    const [before] = (await kept()).stores;
    relay.instead('/rights', (html) => html.replaceAll(rights.card.heading, 'Say these new words'));
    relay.instead('/rights-worker.js', (script) => script.replaceAll(before ?? '-', 'rights-another'));
    await page.reload();
    expect(await page.locator('.say-card').innerText()).toContain('Say these new words');
    await until('the new one is kept', async () => (await kept()).stores.join() === 'rights-another', 30);
    await noNetwork();
    await page.reload();
    expect(await page.locator('.say-card').innerText()).toContain('Say these new words');
  });

  test('a signal that is too weak is not waited for', async () => {
    await keep();
    relay.instead('/rights', 'silence');
    await page.reload({ waitUntil: 'commit', timeout: 20_000 });
    expect(await page.locator('.say').innerText()).toContain('I want a lawyer.');
    relay.instead('/rights', 503);
    await page.reload();
    expect(await page.locator('.say').innerText()).toContain('I want a lawyer.');
  });

  test('goes from the phone when the firm takes the page down', async () => {
    await keep();
    relay.instead('/rights', 404);
    await page.reload().catch(() => undefined);
    await page.goto(`${relay.url}/faqs`);
    await until('nothing is kept', async () => JSON.stringify(await kept()) === JSON.stringify({ stores: [], files: [], workers: [] }), 20);
  });

  test('says so when a file did not come, and leaves nothing half kept', async () => {
    relay.instead('/favicon.svg', 500);
    await page.getByText('Keep this on my phone').tap();
    await status().getByText('This browser cannot keep it right now.').waitFor();
    expect((await kept()).workers).toEqual([]);
    expect((await kept()).stores).toEqual([]);
    expect(await page.getByText('Keep this on my phone').isVisible()).toBe(true);
  });
});

test('where a browser has no workers, the button says what to do instead', async () => {
  const { page, said, close } = await openPage(browser, `${product.url}/rights`, phone, (one) =>
    one.addInitScript(() => void Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })),
  );
  await page.getByText('Keep this on my phone').tap();
  await page.getByText('This browser cannot keep it right now.').waitFor();
  expect(said).toEqual([]);
  await close();
});

test('by keyboard alone it is kept and removed, and each is said', async () => {
  const { page, said, close } = await openPage(browser, `${product.url}/rights`, desktop);
  await page.locator('[data-do=keep]').focus();
  await page.keyboard.press('Enter');
  await page.getByText('It is on this phone.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Remove it');
  await page.keyboard.press('Enter');
  await page.getByText('It is removed.').waitFor();
  expect(said).toEqual([]);
  await close();
});

describe('on paper', () => {
  test('is one sheet with a card to cut out, front and back, that is whole and can be read', async () => {
    const { page, close } = await openPage(browser, `${product.url}/rights`, { viewport: { width: 720, height: 960 }, colorScheme: 'dark' });
    expect((await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sides = await page.locator('.wallet-sheet > div').evaluateAll((all) =>
      all.map((side) => {
        const { width, height } = side.getBoundingClientRect();
        const sizes = [...side.querySelectorAll('p,li,b,span')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
        return {
          inches: [width / 96, height / 96],
          cut: side.scrollHeight - side.clientHeight + side.scrollWidth - side.clientWidth,
          least: Math.min(...sizes) * 0.75,
        };
      }),
    );
    expect(sides).toHaveLength(2);
    for (const { inches, cut, least } of sides) {
      expect(inches[0]).toBeCloseTo(3.4, 1);
      expect(inches[1]).toBeCloseTo(2.1, 1);
      expect(cut).toBe(0);
      expect(least).toBeGreaterThanOrEqual(7.5);
    }
    expect(await page.locator('.wallet-sheet').evaluate((sheet) => getComputedStyle(sheet).borderTopStyle)).toBe('dashed');
    const [front, back] = await page.locator('.wallet-sheet > div').allInnerTexts();
    for (const words of [...rights.card.say, firm.phone.display]) expect(front).toContain(words);
    for (const { label } of rights.wallet) expect(back).toContain(label);
    expect(await page.locator('.say-card').isVisible()).toBe(false);
    expect(await page.locator('.wallet-front').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
    await close();
  });

  test('the card is not on the screen', async () => {
    const { page, close } = await openPage(browser, `${product.url}/rights`, desktop);
    expect(await page.locator('.wallet').isVisible()).toBe(false);
    await close();
  });
});

test.each<[string, BrowserContextOptions]>([
  ['320 px', narrow],
  ['390 px, dark', { ...phone, colorScheme: 'dark' }],
  ['1280 px', desktop],
])('%s: no accessibility problem, nothing beside the screen, before and after it is kept', async (_name, options) => {
  const { page, close } = await openPage(browser, `${product.url}/rights`, options);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByText('Keep this on my phone').click();
  await page.getByText('It is on this phone.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await close();
});
