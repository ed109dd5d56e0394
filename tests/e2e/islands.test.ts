import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, openPage, phone } from '../testkit/browser.ts';
import { type IslandSite, startIslandSite } from '../testkit/islands/island-site.tsx';

let site: IslandSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startIslandSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const values = { name: 'Jordan Avery', date: '2027-01-15', county: 'oakland', story: 'They stopped me.', agree: 'on' };

describe('an island nobody reaches for', () => {
  test('costs nothing: the loader is all the script there is, and packs into 2,000 bytes', async () => {
    const { page, said, close } = await openPage(browser, site.url, desktop);
    const loaded = await scripts(page);
    expect(loaded).toEqual([expect.stringMatching(/\/loader-[^/]+\.js$/)]);
    expect(brotliCompressSync(await (await fetch(loaded[0] ?? '')).arrayBuffer()).length).toBeLessThanOrEqual(2_000);
    expect(said).toEqual([]);
    await close();
  });

  test.each(['#link a', '#button button'])('works without script: %s leads on', async (launcher) => {
    const { page, close } = await openPage(browser, site.url, { ...phone, javaScriptEnabled: false });
    await page.tap(launcher);
    await page.waitForURL(/\/fallback/);
    await close();
  });
});

describe('a form that becomes an island', () => {
  test('is loaded once, however often its fields are focused or pointed at', async () => {
    const { page, said, close } = await openPage(browser, site.url, desktop);
    for (let round = 0; round < 2; round++) {
      for (const name of ['name', 'date', 'county', 'story', 'agree']) await page.focus(`[name=${name}]`);
      await page.hover('textarea');
      await page.hover('#link');
      await page.locator('output', { hasText: '0 of 5' }).waitFor();
    }
    expect((await scripts(page)).filter((script) => script.includes('/form-island'))).toHaveLength(1);
    expect(await mounts(page, '[data-island=form]')).toBe('1');
    expect(said).toEqual([]);
    await close();
  });

  test('keeps what was typed while it was on its way, in every kind of field, and then works', async () => {
    const { page, said, close } = await openPage(browser, site.url, desktop);
    const held = await holdIslands(page);
    await fillIn(page);
    await held.arrived;
    expect(await page.locator('output').innerText()).toBe('');
    // The island arrives in the middle of a word.
    const typing = page.locator('[name=story]').pressSequentially(' I said nothing.', { delay: 40 });
    setTimeout(held.release, 300);
    await typing;
    await page.locator('output', { hasText: '5 of 5' }).waitFor();
    expect(await typed(page)).toEqual({ ...values, story: `${values.story} I said nothing.` });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('story');
    await page.fill('[name=name]', '');
    await page.locator('output', { hasText: '4 of 5' }).waitFor();
    expect(said).toEqual([]);
    await close();
  });

  test('is not waited for: sent early, it is a plain POST with everything that was typed', async () => {
    const { page, said, close } = await openPage(browser, site.url, desktop);
    const held = await holdIslands(page);
    await fillIn(page);
    await held.arrived;
    const before = site.received.length;
    await page.click('button:has-text("Send")');
    await page.getByRole('heading', { name: 'Arrived' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/send');
    expect(site.received.slice(before)).toEqual([values]);
    expect(said.filter(isNews)).toEqual([]);
    held.release();
    await close();
  });

  test('that could not be loaded loses nothing, and is tried again at the next focus', async () => {
    const { page, said, close } = await openPage(browser, site.url, desktop);
    await page.route(islands, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/form-island'));
    await page.fill('[name=name]', values.name);
    await failed;
    await page.waitForTimeout(300);
    expect(await page.locator('output').innerText()).toBe('');
    await page.unroute(islands);
    await fillIn(page);
    await page.locator('output', { hasText: '5 of 5' }).waitFor();
    expect(await typed(page)).toEqual(values);
    expect(await mounts(page, '[data-island=form]')).toBe('1');
    expect(said.filter(isNews)).toEqual([]);
    await close();
  });
});

describe.each(['#link', '#button'])('a launcher whose plain HTML is a %s', (launcher) => {
  test('never loses the first tap: the panel opens when the island arrives, once', async () => {
    const { page, said, close } = await openPage(browser, site.url, phone);
    const held = await holdIslands(page);
    await page.tap(`${launcher} :is(a,button)`);
    await held.arrived;
    expect(await page.locator('.panel').count()).toBe(0);
    held.release();
    await page.locator(`${launcher} .panel`).waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('.panel').count()).toBe(1);
    expect(await mounts(page, launcher)).toBe('1');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(said).toEqual([]);
    await close();
  });

  test('takes impatient taps for one', async () => {
    const { page, said, close } = await openPage(browser, site.url, phone);
    const held = await holdIslands(page);
    for (let taps = 0; taps < 3; taps++) await page.tap(`${launcher} :is(a,button)`);
    held.release();
    await page.locator(`${launcher} .panel`).waitFor();
    expect(await mounts(page, launcher)).toBe('1');
    await page.tap(`${launcher} button`);
    expect(await page.locator('.panel').count()).toBe(0);
    expect(said).toEqual([]);
    await close();
  });

  test('that cannot be loaded goes where plain HTML leads, and is tried again at the next tap', async () => {
    const { page, said, close } = await openPage(browser, site.url, phone);
    await page.route(islands, (route) => route.abort());
    await page.tap(`${launcher} :is(a,button)`);
    await page.waitForURL(/\/fallback/);
    await page.unroute(islands);
    await page.goBack();
    await page.tap(`${launcher} :is(a,button)`);
    await page.locator(`${launcher} .panel`).waitFor();
    expect(await mounts(page, launcher)).toBe('1');
    expect(said.filter(isNews)).toEqual([]);
    await close();
  });
});

/** The loader is there already; whatever is asked for from now on belongs to an island. */
const islands = '**/islands/**';

/** A weak signal: islands are asked for (`arrived` is the first request), but none comes before `release`. */
async function holdIslands(page: Page): Promise<{ arrived: Promise<unknown>; release: () => void }> {
  const gate = Promise.withResolvers<void>();
  await page.route(islands, async (route) => {
    await gate.promise;
    // The page may have gone on without it.
    await route.continue().catch(() => undefined);
  });
  return { arrived: page.waitForRequest(islands), release: gate.resolve };
}

/** That a script did not come is known where a test holds it back for good; everything else on the console is not. */
function isNews(line: string): boolean {
  return !/^failed: .*\/islands\/|^Failed to load resource: net::ERR_FAILED$/.test(line);
}

async function fillIn(page: Page): Promise<void> {
  await page.fill('[name=name]', values.name);
  await page.fill('[name=date]', values.date);
  await page.selectOption('[name=county]', values.county);
  await page.fill('[name=story]', values.story);
  await page.check('[name=agree]');
}

function typed(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(new FormData(document.forms[0]) as unknown as Iterable<[string, string]>));
}

function mounts(page: Page, island: string): Promise<string | null> {
  return page.locator(island).getAttribute('data-mounts');
}

/** The addresses of all scripts that were asked for. */
function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}
