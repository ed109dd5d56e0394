import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDraft } from '#case-review/schema.ts';
import { wordingOf } from '#site/form-facts.ts';
import { englishForm } from '#site/words/form.en.ts';
import { axeViolations, desktop, launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import {
  blank,
  ended,
  ending,
  fillField,
  fillIn,
  focused,
  type Intake,
  inWindow,
  linesOf,
  messages,
  postsOf,
  sendButton,
  sendPlainly,
  shownReference,
  slowPhone,
  startIntake,
  typed,
  typical,
  violationsOnEveryScreen,
  wake,
} from '../testkit/case-review.ts';
import { reactAlone } from '../testkit/react-alone.ts';
import { sealedOf } from '../testkit/requests.ts';

const words = englishForm('(810) 555-0146', 'Blue Water Defense');
const wording = wordingOf(words);
/** The form's own script; the small loader on every page is another. */
const script = '**/islands/assets/intake-*';

let intake: Intake;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
});
beforeEach(() => intake.forget());
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

describe.each([
  ['with JavaScript', desktop, undefined],
  ['on a slow phone', phone, slowPhone],
])('a request that is sent %s', (_, screen, prepare) => {
  test('is received: a toast says so, a confirmation with the reference stays and takes the focus, and the form is new', async () => {
    const { page, said, close } = await openPage(browser, address('/practice-areas/owi-dui'), screen, prepare);
    await wake(page);
    await fillIn(page);
    await page.click(sendButton);
    const toast = page.locator('.toast');
    await toast.waitFor();
    expect(linesOf(await toast.locator('div').innerText())).toEqual([
      'Request Submitted',
      "We'll contact you within 1 hour. For immediate assistance, call (810) 555-0146.",
    ]);
    const [row] = await intake.rows();
    expect(await focused(page)).toContain('received');
    expect(await shownReference(page)).toBe(row?.reference);
    expect(await typed(page)).toEqual({ ...blank, case_type: 'OWI / DUI (Operating While Intoxicated)' });
    expect(row?.page).toBe('/practice-areas/owi-dui');
    expect(row?.consent).toEqual({
      wording,
      version: 2,
      hash: createHash('sha256').update(wording).digest(),
      language: 'en',
      page: '/practice-areas/owi-dui',
      calls: true,
      texts: true,
      mails: true,
    });
    expect(row?.sealed?.answers).toEqual(sealedOf({ ...emptyDraft, ...typical }));
    await toast.waitFor({ state: 'detached' });
    expect(await shownReference(page)).toBe(row?.reference);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    expect(said).toEqual([]);
    await close();
  });
});

describe('a request that is sent without JavaScript', () => {
  test('is received: the answer is a receipt with the reference', async () => {
    const { page, said, close } = await openPage(browser, address('/locations/flint'), noScript);
    await fillIn(page);
    expect(await sendPlainly(page)).toBe(200);
    // Its address holds nothing that opens it: it stays in the history.
    expect(new URL(page.url()).pathname).toBe('/free-consultation');
    expect(await page.locator('h1').innerText()).toBe('Request Submitted');
    const [row] = await intake.rows();
    expect(await shownReference(page)).toBe(row?.reference);
    expect(row?.page).toBe('/locations/flint');
    expect(row?.consent.wording).toBe(wording);
    expect(row?.sealed).toEqual({ answers: sealedOf({ ...emptyDraft, ...typical }), reasons: expect.any(Array) as string[], attribution: { page: row?.page } });
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('is one request when the visitor goes back and sends it again, and its receipt stays true when it is loaded again', async () => {
    const { page, said, close } = await openPage(browser, address('/contact'), noScript);
    await fillIn(page);
    await sendPlainly(page);
    const first = await shownReference(page);
    await page.goBack();
    expect(await typed(page)).toMatchObject({ full_name: typical.full_name, description: typical.description });
    await sendPlainly(page);
    expect(await shownReference(page)).toBe(first);
    await page.reload();
    expect(await shownReference(page)).toBe(first);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('comes back when it is invalid, remembers the page it was filled in on, and is received once it is mended', async () => {
    const { page, said, close } = await openPage(browser, address('/practice-areas/felony-defense'), noScript);
    await fillIn(page, { ...typical, phone: '810 555' });
    expect(await sendPlainly(page)).toBe(422);
    await fillField(page, 'phone', typical.phone);
    expect(await sendPlainly(page)).toBe(200);
    expect((await intake.rows()).map((row) => [row.page, row.sealed?.answers.phone])).toEqual([['/practice-areas/felony-defense', typical.phone]]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });
});

describe('the form with JavaScript', () => {
  test('reads “Submitting...” and takes no second click while a request is on its way, and a double click sends one', async () => {
    const { page, said, close } = await openPage(browser, address('/contact'), phone);
    await wake(page);
    // Its errors make the page longer until it is sent; the button must not be carried off with them.
    await page.click(sendButton);
    await fillIn(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/case-review', (route) => gate.promise.then(() => route.continue()));
    const requests = postsOf(page);
    await page.dblclick(sendButton);
    await page.locator(sendButton, { hasText: 'Submitting...' }).waitFor();
    expect(await page.locator(sendButton).isDisabled()).toBe(true);
    expect(await inWindow(page, sendButton)).toBe(true);
    await page.click(sendButton, { force: true });
    await page.keyboard.press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    gate.resolve();
    await page.locator('.received').waitFor();
    expect(await page.locator(sendButton).innerText()).toBe('Send my request');
    expect(requests).toEqual(['/case-review']);
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('says nothing of an earlier request when the page is loaded again, and sends nothing', async () => {
    const { page, said, close } = await openPage(browser, address('/'), phone);
    await wake(page);
    await fillIn(page);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    const requests = postsOf(page);
    await page.reload();
    expect(await page.locator('.received').count()).toBe(0);
    expect(await typed(page)).toEqual(blank);
    expect(requests.filter((path) => path === '/case-review')).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('loses nothing that was typed before its script arrived', async () => {
    const { page, said, close } = await openPage(browser, address('/contact'), desktop);
    const gate = Promise.withResolvers<void>();
    await page.route(script, (route) => gate.promise.then(() => route.continue()));
    await fillIn(page, { ...typical, arrested: 'Yes', best_time: 'Evening' });
    const before = await typed(page);
    gate.resolve();
    await wake(page);
    expect(await typed(page)).toEqual(before);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect((await intake.rows())[0]?.sealed?.answers).toEqual(sealedOf({ ...emptyDraft, ...typical, arrested: 'Yes', best_time: 'Evening' }));
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('that was sent before its script arrived comes back with its errors, and is new once the mended one is received', async () => {
    const { page, said, close } = await openPage(browser, address('/practice-areas/drug-charges'), desktop);
    await page.route(script, (route) => route.abort());
    await fillIn(page, { ...typical, phone: '810 555' });
    expect(await sendPlainly(page)).toBe(422);
    await page.unroute(script);
    await wake(page);
    expect(await messages(page)).toEqual({ phone: 'Please enter a valid phone number' });
    await fillField(page, 'phone', typical.phone);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await typed(page)).toEqual(blank);
    expect((await intake.rows())[0]?.page).toBe('/practice-areas/drug-charges');
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('seals with the answers where the visit began', async () => {
    const { page, said, close } = await openPage(browser, address('/faqs?utm_source=radio&utm_campaign=fall&fbclid=x'), desktop);
    await page.click('.nav-wide a[href="/contact"]');
    await page.waitForURL('**/contact', { waitUntil: 'networkidle' });
    await wake(page);
    await fillIn(page);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    const [row] = await intake.rows();
    expect([row?.page, row?.sealed?.attribution]).toEqual([
      '/contact',
      { page: '/contact', landing: '/faqs', utm: { utm_source: 'radio', utm_campaign: 'fall' } },
    ]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
  });

  test('costs at most 45,000 bytes beyond React itself', async () => {
    const manifest = JSON.parse(readFileSync('public/islands/manifest.json', 'utf8')) as Record<string, { file: string; imports?: string[] }>;
    // With what it shares with other islands, React among it.
    const parts = ['site/islands/intake.tsx', ...(manifest['site/islands/intake.tsx']?.imports ?? [])].filter((name) => !name.endsWith('loader.ts'));
    const island = parts.reduce((sum, name) => sum + statSync(`build/client/islands/${manifest[name]?.file}.br`).size, 0);
    const react = brotliCompressSync(await reactAlone(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    expect(react).toBeGreaterThan(40_000);
    expect(island - react).toBeGreaterThan(0);
    expect(island - react).toBeLessThanOrEqual(45_000);
  });
});

function address(path: string): string {
  return intake.product.url + path;
}
