import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, noScript, openPage, phone } from '../testkit/browser.ts';
import { fillIn, form, type Intake, sendButton, startIntake, typical, violationsHere, wake } from '../testkit/case-review.ts';
import { type Running, run, untilStarted } from '../testkit/product.ts';
import { patiently, type Scratch } from '../testkit/requests.ts';

let intake: Intake;
let browser: Browser;
let worker: Running;
let scratch: Scratch;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
  worker = run('worker', { DATABASE_URL: intake.product.postgres.url, CANARY: 'off' });
  await untilStarted(worker);
  scratch = patiently(intake.product.postgres.url, 2);
});
beforeEach(() => intake.forget());
afterAll(async () => {
  await scratch?.close();
  await worker?.stop();
  await browser?.close();
  await intake?.stop();
});

const needed = { full_name: typical.full_name, phone: typical.phone, case_type: 'Misdemeanor', description: 'Court in Port Huron, a ticket.', consent: true };
const answers = async () => (await intake.rows())[0]?.sealed?.answers as Record<string, unknown>;
const urgency = async () => (await sql<{ urgency: string }>`select urgency from followups`.execute(scratch.db)).rows[0]?.urgency;

describe('the form on its own page', () => {
  test.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ])('begins on the first screen at %s, and asks first for what is needed', async (_, screen) => {
    const { page, close } = await openPage(browser, `${intake.product.url}/free-consultation`, screen);
    const height = page.viewportSize()?.height ?? 0;
    const top = await page.locator(`${form} [name=full_name]`).evaluate((one) => one.getBoundingClientRect().bottom);
    expect(top).toBeLessThan(height);
    const ends = await page.evaluate(
      ([one, button]) => [one, button].map((what) => document.querySelector(what ?? '')?.getBoundingClientRect()),
      [form, sendButton],
    );
    expect((ends[1]?.bottom ?? Number.NaN) - (ends[0]?.top ?? 0)).toBeLessThan(1.8 * height);
    const shown = await page
      .locator(`${form} :is(input,select,textarea):visible:not(.unseen)`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect([...new Set(shown)]).toEqual(['who', 'full_name', 'phone', 'case_type', 'description', 'consent', 'consent_text']);
    await close();
  });

  test('opens its fold without script, and keeps it open around a mistake', async () => {
    const { page, close } = await openPage(browser, `${intake.product.url}/free-consultation`, noScript);
    await fillIn(page, { ...needed, email: 'nobody' });
    await page.locator(form).evaluate((element) => element.setAttribute('novalidate', ''));
    await page.click(sendButton);
    await page.locator('.problems').waitFor();
    expect(await page.locator(`${form} [name=email]`).isVisible()).toBe(true);
    expect(await page.locator(`${form} .field.wrong .error`).innerText()).toContain('Invalid email address');
    await close();
  });
});

describe('while they wait', () => {
  test('with script the missing answers are asked one by one, and reach the sealed request', async () => {
    const { page, said, close } = await openPage(browser, `${intake.product.url}/free-consultation`, phone);
    await wake(page);
    await fillIn(page, { ...needed, city: 'Port Huron' });
    await page.click(sendButton);
    const wait = page.locator('.wait');
    await wait.waitFor();
    // City and county belong together: who gave one is not asked again.
    expect(await wait.locator('summary').allInnerTexts()).toEqual(['Next court date', 'Was there an arrest?', 'Email']);
    expect(await wait.locator('[open] summary').allInnerTexts()).toEqual(['Next court date']);
    await wait.locator('[name=court_date]').fill('2031-12-03');
    await wait.locator('[open] button').click();
    await wait.locator('.added', { hasText: 'Added. We have it.' }).waitFor();
    expect(await wait.locator('[open] summary').allInnerTexts()).toEqual(['Was there an arrest?']);
    expect(await answers()).toMatchObject({ court_date: '2031-12-03', city: 'Port Huron', phone: typical.phone });
    expect(await urgency()).toBe('usual');
    await wait.locator('label', { hasText: /^Yes$/ }).click();
    await wait.locator('[open] button').click();
    await wait.locator('.added', { hasText: 'Added. We have it.' }).nth(1).waitFor();
    // The firm's own rule: an arrest is urgent.
    expect(await urgency()).toBe('urgent');
    await wait.locator('[name=email]').fill('nobody');
    await wait.locator('[open] button').click();
    await wait.locator('.error', { hasText: 'Invalid email address' }).waitFor();
    expect(await violationsHere(page)).toEqual([]);
    expect(said).toEqual([]);
    await close();
  });

  test('without script the receipt asks, an address may be written to from then on, and whoever is on call is told once', async () => {
    const { page, close } = await openPage(browser, `${intake.product.url}/free-consultation`, noScript);
    await fillIn(page, needed);
    await page.click(sendButton);
    const wait = page.locator('.wait');
    await wait.waitFor();
    await wait.locator('summary', { hasText: 'Email' }).click();
    await wait.locator('[name=email]').fill('jordan.avery@example.com');
    await wait
      .locator('form', { has: page.locator('[name=email]') })
      .locator('button')
      .click();
    await wait.locator('.added', { hasText: 'Added. We have it.' }).waitFor();
    await wait.locator('summary', { hasText: 'City and county' }).click();
    await wait.locator('[name=county]').fill('St. Clair');
    await wait
      .locator('form', { has: page.locator('[name=county]') })
      .locator('button')
      .click();
    await wait.locator('.added', { hasText: 'Added. We have it.' }).waitFor();
    expect(await answers()).toMatchObject({ email: 'jordan.avery@example.com', county: 'St. Clair' });
    expect(await page.locator('button[value=mail]').isVisible()).toBe(true);
    const { rows } = await sql<{ told: number }>`select count(distinct recipient)::int as told from deliveries where kind = 'wrote-back'`.execute(scratch.db);
    const mails = await sql<{ all: number }>`select count(*)::int as all from deliveries where kind = 'wrote-back'`.execute(scratch.db);
    expect(mails.rows[0]?.all).toBe(rows[0]?.told);
    expect(rows[0]?.told).toBeGreaterThan(0);
    await close();
  });
});
