import { sql } from 'kysely';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, narrow, noScript, openPage, openReceipt, phone } from '../testkit/browser.ts';
import {
  ended,
  ending,
  fillField,
  fillIn,
  type Intake,
  personal,
  sendButton,
  sendPlainly,
  sendTypical,
  startIntake,
  typical,
  violationsHere,
  violationsOnEveryScreen,
} from '../testkit/case-review.ts';
import { postReceipt } from '../testkit/front-door.ts';
import { type Running, run, until, untilStarted } from '../testkit/product.ts';
import { patiently, type Scratch } from '../testkit/requests.ts';

let intake: Intake;
let browser: Browser;
let worker: Running;
let scratch: Scratch;
let receipt: Awaited<ReturnType<typeof sendTypical>>;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake({ TRUSTED_PROXY: 'true' }), launchBrowser()]);
  worker = run('worker', { DATABASE_URL: intake.product.postgres.url, CANARY: 'off' });
  await untilStarted(worker);
  scratch = patiently(intake.product.postgres.url, 2);
});
beforeEach(async () => {
  await intake.forget();
  receipt = await sendTypical(intake.product.url);
});
afterAll(async () => {
  await scratch?.close();
  await worker?.stop();
  await browser?.close();
  await intake?.stop();
});

const ask = (fields: Record<string, string>, headers?: Record<string, string>) => postReceipt(intake.product.url, fields, headers);
const open = (screen: BrowserContextOptions) => openReceipt(browser, intake.product.url, receipt, screen);
const state = async () => (await sql<{ state: string; next_due_at: Date | null }>`select state, next_due_at from followups`.execute(scratch.db)).rows[0];
const eachWay: [string, BrowserContextOptions][] = [
  ['with JavaScript', desktop],
  ['without JavaScript', noScript],
];
const small: BrowserContextOptions = { ...narrow, viewport: { width: 360, height: 740 } };
const eachScreen: [string, BrowserContextOptions][] = [
  ['at 1280 px', desktop],
  ['at 360 px', small],
  ['at 1280 px without JavaScript', { ...desktop, javaScriptEnabled: false }],
  ['at 360 px without JavaScript', { ...small, javaScriptEnabled: false }],
];

describe('a receipt', () => {
  test('is for whoever has what opens it: not stored, not indexed, and its address is not passed on', async () => {
    const { status, headers } = await ask({ token: receipt.token });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('shows the reference and nothing personal', async () => {
    const html = await (await ask({ token: receipt.token })).text();
    const [row] = await intake.rows();
    const spoken = row?.reference.replace(/^(...)(...)(..)$/, '$1 $2 $3') ?? '';
    expect(spoken).toHaveLength(10);
    expect(html).toContain(spoken);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(personal);
    // The footer names felonies to everyone.
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/felony/i);
  });

  test('opens by reference and code, however they are typed, and not by what is nearly right', async () => {
    const { reference, receiptCode: code } = receipt;
    expect((await ask({ reference: `${reference.slice(0, 3)} ${reference.slice(3)}`.toLowerCase(), code: code.toLowerCase() })).status).toBe(200);
    for (const wrong of [
      { token: `${receipt.token.slice(0, -1)}_` },
      { token: receipt.token.toLowerCase() },
      { reference, code: 'AAAAAAAA' },
      { reference: code, code: reference },
    ]) {
      const { status, headers } = await ask(wrong);
      expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([404, 'no-store', 'no-referrer']);
    }
  });

  test('does not open for a guesser: after ten wrong codes not even the right one does in that network, for an hour; its owner opens it elsewhere', async () => {
    const { reference, receiptCode: code } = receipt;
    const there = { 'X-Forwarded-For': '198.51.100.7' };
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => ask({ reference, code: `AAAAAA${at}` }, there)));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await ask({ reference, code }, there)).status).toBe(404);
    expect((await ask({ reference, code }, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
    await sql`update limits set expire = 0 where key like 'typed:%'`.execute(scratch.db);
    expect((await ask({ reference, code }, there)).status).toBe(200);
  });

  test('that does not exist is not counted, so that guesses fill no table', async () => {
    const counted = async () => (await sql`select from limits where key like 'typed:%'`.execute(scratch.db)).rows.length;
    const before = await counted();
    for (let at = 0; at < 5; at++) expect((await ask({ reference: `ZZZZZZZ${at + 2}`, code: 'AAAAAAAA' })).status).toBe(404);
    expect(await counted()).toBe(before);
  });

  test('leaves nothing in the history that opens it, from sending to coming back', async () => {
    const { page, close } = await openPage(browser, `${intake.product.url}/contact`, desktop);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await fillIn(page);
    await page.click(sendButton);
    await page.locator('.received form button').click();
    await page.locator('.standing').waitFor();
    visited.push(page.url());
    await close();
    expect(visited.length).toBeGreaterThan(1);
    for (const address of visited) {
      expect(new URL(address).pathname).toMatch(/^\/(contact|receipt)$/);
      expect(new URL(address).search + new URL(address).hash).toBe('');
    }
    expect((await fetch(`${intake.product.url}/receipt/${receipt.token}`)).status).toBe(404);
  });

  test('that has expired opens nothing, and takes nothing back', async () => {
    await intake.expireReceipts();
    expect((await ask({ token: receipt.token })).status).toBe(404);
    expect((await ask({ token: receipt.token, do: 'erase' })).status).toBe(404);
    expect((await state())?.state).toBe('climbing');
  });

  test('is not taken back by a form of another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null', 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await ask({ token: receipt.token, do: 'erase' }, headers as Record<string, string>)).status).toBe(403);
    expect((await state())?.state).toBe('climbing');
  });

  test('is in nobody’s way on any screen, in any of its states', { timeout: 120_000 }, async () => {
    const { page, said, close } = await open(desktop);
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    await page.locator('.reach-choices summary').click();
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    await page.click('text=Take my request back');
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    await page.click('button[value=erase]');
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    expect(await ending(intake, page, said)).toEqual(ended(1));
    await close();
    const entry = await openPage(browser, `${intake.product.url}/receipt`, phone);
    expect(await violationsOnEveryScreen(entry.page)).toEqual([]);
    await entry.close();
  });
});

describe('taking a request back', () => {
  test.each(eachWay)('is a step of its own %s: keeping it comes first, and nothing is lost by one press', async (_, screen) => {
    const { page, close } = await open(screen);
    await page.click('text=Take my request back');
    expect(await page.locator('h1').innerText()).toBe('Erase your request?');
    expect(await page.locator('.erase button').allInnerTexts()).toEqual(['Keep it', 'Erase it']);
    expect((await state())?.state).toBe('climbing');
    await page.click('.erase button[value=open]');
    expect(await page.locator('h1').innerText()).toBe('Request Submitted');
    expect((await intake.rows())[0]?.sealed).not.toBeNull();
    await close();
  });

  test.each(eachScreen)('can be undone %s, and then somebody is told again, with a new hour', async (_, screen) => {
    const { page, close } = await open(screen);
    await page.click('text=Take my request back');
    expect(await violationsHere(page)).toEqual([]);
    await page.click('button[value=erase]');
    expect(await page.locator('h1').innerText()).toBe('Your request is taken back');
    expect(await violationsHere(page)).toEqual([]);
    expect((await state())?.state).toBe('withdrawing');
    const waiting = async () =>
      (await sql<{ count: number }>`select count(*)::int from deliveries where state in ('waiting', 'bundled')`.execute(scratch.db)).rows[0]?.count;
    expect(await waiting()).toBe(0);
    await page.click('button[value=keep]');
    expect(await page.locator('h1').innerText()).toBe('Request Submitted');
    expect(await page.locator('.promise').innerText()).toMatch(/^We call you by/);
    expect(await violationsHere(page)).toEqual([]);
    await until('the ladder goes on', async () => ((await waiting()) ?? 0) > 0 || (await events()).includes('step'), 15);
    expect(await events()).toEqual(expect.arrayContaining(['taken-back', 'kept', 'step']));
    expect((await state())?.state).toBe('climbing');
    await close();
  });

  test.each(eachWay)('erases it %s once the hour to undo it is over, and says so from then on', async (_, screen) => {
    const { page, said, close } = await open(screen);
    const reference = await page.locator('.reference b').innerText();
    await page.click('text=Take my request back');
    await page.click('button[value=erase]');
    expect((await intake.rows())[0]?.sealed).not.toBeNull();
    await sql`update followups set withdraw_at = now(), next_due_at = now()`.execute(scratch.db);
    await until('it is erased', async () => (await intake.rows())[0]?.sealed === null, 20);
    await close();
    const later = await open(screen);
    expect(await later.page.locator('h1').innerText()).toBe('Request withdrawn');
    expect(await later.page.title()).toMatch(/^Request withdrawn/);
    expect(await later.page.locator('main').innerText()).toContain('What you sent is erased here.');
    expect(await later.page.locator('.reference b').innerText()).toBe(reference);
    expect(await later.page.locator('text=Take my request back').count()).toBe(0);
    expect(await violationsOnEveryScreen(later.page)).toEqual([]);
    expect(await ending(intake, later.page, said)).toEqual(ended(1));
    await later.close();
  });

  test('does not keep the same answers from being sent again', async () => {
    await ask({ token: receipt.token, do: 'erase' });
    const again = await sendTypical(intake.product.url);
    expect(again.token).not.toBe(receipt.token);
    expect(await intake.rows()).toHaveLength(2);
  });
});

describe('the number', () => {
  test('is read back under the field and after sending, and the way back has an address', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/free-consultation`, phone);
    await fillIn(page, { ...typical, phone: '1 810-555-0199' });
    const readBack = page.locator('.field .read-back');
    await readBack.filter({ hasText: 'We’ll call you at (810) 555-0199' }).waitFor();
    await fillField(page, 'phone', '810 555 01');
    await readBack.waitFor({ state: 'hidden' });
    await fillField(page, 'phone', '8105550199');
    await page.click(sendButton);
    const sent = page.locator('.received');
    await sent.waitFor();
    expect(await sent.innerText()).toContain('We’ll call you at (810) 555-0199. Wrong number? Change it on your receipt.');
    expect(await sent.innerText()).toContain(`Your receipt is always at ${new URL(intake.product.url).host}/receipt`);
    expect(said).toEqual([]);
    await close();
  });

  test('is read back without script, and changed on the receipt', async () => {
    const { page, close } = await openPage(browser, `${intake.product.url}/free-consultation`, noScript);
    await fillIn(page, { ...typical, full_name: 'No Script' });
    expect(await sendPlainly(page)).toBe(200);
    expect(await page.locator('.read-back').innerText()).toBe('We’ll call you at (810) 555-0199');
    expect(await page.locator('.keep').innerText()).toMatch(/Your receipt is always at \S+\/receipt/);
    await page.click('text=Change your phone number');
    await page.fill('[name=phone]', '586 555 01');
    await page.click('button[value=number]');
    expect(await page.locator('#new-number-error').innerText()).toBe('Please enter a valid phone number');
    expect(await page.locator('[name=phone]').inputValue()).toBe('586 555 01');
    expect(await violationsHere(page)).toEqual([]);
    await page.fill('[name=phone]', '586-555-0177');
    await page.click('button[value=number]');
    await page.locator('.read-back').waitFor();
    expect(await page.locator('.read-back').innerText()).toBe('We’ll call you at (586) 555-0177');
    expect((await intake.rows()).map(({ sealed }) => sealed?.answers.phone)).toContain('586-555-0177');
    await close();
  });
});

test.each([
  ['/', 'My request'],
  ['/es/faqs', 'Mi solicitud'],
  ['/ar/contact', 'طلبي'],
])('the way to a receipt is one press away from every page, in menu and footer: %s', async (path, name) => {
  const { page, close } = await openPage(browser, intake.product.url + path, noScript);
  const to = path.replace(/\/(faqs|contact)?$/, '/receipt');
  expect(await page.locator('footer').getByRole('link', { name }).getAttribute('href')).toBe(to);
  await page.locator('.nav-menu summary').click();
  await page.locator('.nav-menu nav').getByRole('link', { name }).click();
  expect(new URL(page.url()).pathname).toBe(to);
  await close();
});

describe('how somebody may be reached', () => {
  test.each(eachScreen)('is one truth %s: every line follows from the three switches', async (_, screen) => {
    const { page, close } = await open(screen);
    const text = () => page.locator('main').innerText();
    expect(await text()).toContain('We call you by');
    await page.locator('.reach-choices summary').click();
    expect(await violationsHere(page)).toEqual([]);
    await page.locator('[name=calls]').uncheck();
    await page.click('button[value=reach]');
    expect(await page.locator('.promise').innerText()).toMatch(/^We write to you by/);
    expect(await violationsHere(page)).toEqual([]);
    expect(await text()).not.toMatch(/We call you|going to call/);
    await page.locator('.reach-choices summary').click();
    await page.locator('[name=calls]').check();
    await page.click('button[value=reach]');
    expect(await text()).toContain('We call you by');
    expect(await text()).not.toContain('We write to you');
    await close();
  });

  test.each(eachWay)('cannot end with no way at all %s: the way to take the request back is offered instead', async (_, screen) => {
    const { page, close } = await open(screen);
    await page.locator('.reach-choices summary').click();
    for (const name of ['calls', 'texts', 'mails']) await page.locator(`[name=${name}]`).uncheck();
    await page.click('button[value=reach]');
    expect(await page.locator('main').innerText()).toContain('With all of these off we cannot reach you');
    expect(await page.locator('.erase button').allInnerTexts()).toEqual(['Keep it', 'Erase it']);
    const { rows } = await sql`select from followups where no_calls_at is not null or no_texts_at is not null or no_mails_at is not null`.execute(scratch.db);
    expect(rows).toHaveLength(0);
    await close();
  });
});

async function events(): Promise<string[]> {
  return (await sql<{ kind: string }>`select kind from followup_events order by id`.execute(scratch.db)).rows.map(({ kind }) => kind);
}
