import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, openPage, phone } from '../world/browser.ts';
import { ended, ending, type Intake, personal, sendTypical, startIntake, violationsOnEveryScreen } from '../world/case-review.ts';

let intake: Intake;
let browser: Browser;
let receipt: string;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
});
beforeEach(async () => {
  await intake.forget();
  receipt = await sendTypical(intake.product.url);
});
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

describe('a receipt', () => {
  test('is for whoever has its address: not stored, not indexed, and its address is not passed on', async () => {
    const { status, headers } = await fetch(receipt);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('shows the reference and nothing personal', async () => {
    const html = await (await fetch(receipt)).text();
    const [row] = await intake.rows();
    const spoken = row?.reference.replace(/^(...)(...)(..)$/, '$1 $2 $3') ?? '';
    expect(spoken).toHaveLength(10);
    expect(html).toContain(spoken);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(personal);
    // The footer names felonies to everyone.
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/felony/i);
  });

  test('of another address is a missing page, which is not stored either', async () => {
    for (const wrong of [`${receipt.slice(0, -1)}_`, receipt.toLowerCase(), `${intake.product.url}/receipt/x`]) {
      const { status, headers } = await fetch(wrong);
      expect([status, headers.get('cache-control'), headers.get('referrer-policy')], wrong).toEqual([404, 'no-store', 'no-referrer']);
    }
    expect((await fetch(receipt)).status).toBe(200);
  });

  test('that has expired is a missing page, and takes nothing back', async () => {
    await intake.expireReceipts();
    expect((await fetch(receipt)).status).toBe(404);
    expect((await fetch(receipt, { method: 'POST', headers: { origin: intake.product.url }, body: new URLSearchParams({ do: 'withdraw' }) })).status).toBe(404);
    expect((await intake.rows())[0]?.sealed).not.toBeNull();
  });

  test('is not taken back by a form of another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'null', 'sec-fetch-site': 'cross-site' }])
      expect((await fetch(receipt, { method: 'POST', headers: headers as Record<string, string> })).status).toBe(400);
    expect((await intake.rows())[0]?.sealed).not.toBeNull();
  });

  test('is in nobody’s way on any screen', async () => {
    const { page, said, close } = await openPage(browser, receipt, desktop);
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    expect(said).toEqual([]);
    await close();
  });

  test.each([
    ['with JavaScript', desktop],
    ['without JavaScript', { ...phone, javaScriptEnabled: false }],
  ])('erases the request %s when it is withdrawn, and says so from then on', async (_, screen) => {
    const { page, said, close } = await openPage(browser, receipt, screen);
    const reference = await page.locator('.reference b').innerText();
    await page.click('text=Withdraw my request');
    await page.locator('h1', { hasText: 'Request withdrawn' }).waitFor();
    expect((await intake.rows())[0]?.sealed).toBeNull();
    await page.goto(receipt);
    expect(await page.locator('h1').innerText()).toBe('Request withdrawn');
    expect(await page.title()).toMatch(/^Request withdrawn/);
    expect(await page.locator('main').innerText()).toContain('What you sent is erased. No one can read it any more.');
    expect(await page.locator('.reference b').innerText()).toBe(reference);
    expect(await page.locator('text=Withdraw my request').count()).toBe(0);
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that was withdrawn does not keep the same answers from being sent again', async () => {
    await fetch(receipt, { method: 'POST', headers: { origin: intake.product.url }, body: new URLSearchParams({ do: 'withdraw' }) });
    expect(await sendTypical(intake.product.url)).not.toBe(receipt);
    expect((await intake.rows()).map(({ sealed }) => sealed === null)).toEqual([true, false]);
  });
});
