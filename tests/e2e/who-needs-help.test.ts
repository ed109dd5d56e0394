import { sql } from 'kysely';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { type Draft, fieldNames } from '#case-review/schema.ts';
import { axeViolations, desktop, launchBrowser, openPage, phone } from '../testkit/browser.ts';
import {
  fillField,
  fillIn,
  focused,
  form,
  messages,
  misplaced,
  sendButton,
  sendPlainly,
  shownReference,
  violationsHere,
  wake,
} from '../testkit/case-review.ts';
import type { ReceivedMail } from '../testkit/mail-sink.ts';
import { type Practice, startPractice } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';

let practice: Practice;
let browser: Browser;
beforeAll(async () => {
  [practice, browser] = await Promise.all([startPractice(), launchBrowser()]);
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

const small: BrowserContextOptions = { ...phone, viewport: { width: 360, height: 740 } };
const screens: [string, BrowserContextOptions][] = [
  ['on a phone of 360 px', small],
  ['on a phone of 360 px, without JavaScript', { ...small, javaScriptEnabled: false }],
  ['at 1280 px', desktop],
];

describe.each(screens)('%s', (where, screen) => {
  const hasScript = screen.javaScriptEnabled !== false;

  test('a mother asks for her son: and the alert names nobody', { timeout: 30_000 }, async () => {
    const page = await openForm(screen);
    expect(await page.locator('.theirs').isVisible()).toBe(false);
    await fillIn(page, { ...mother, description: `Home invasion, court in Port Huron, tomorrow (${where})` });
    expect(await page.locator('.theirs').isVisible()).toBe(true);
    expect(await violationsHere(page)).toEqual([]);
    await send(page);
    await page.locator('.received').waitFor();
    const reference = await shownReference(page);

    const alert = await alertAbout(reference);
    expect(alert.raw.toString()).not.toMatch(/Rosa|Daniel|Mother|County Jail|2004/);
    expect((await requestOf(reference)).urgency).toBe('urgent');
  });

  test('a mistake in every field: each message stands under its field, each link shows its label, and what is right loses its message', {
    timeout: 30_000,
  }, async () => {
    const page = await openForm(screen);
    await fillIn(page, mistaken);
    await send(page);
    await page.locator('.problems').waitFor();
    expect(await focused(page)).toContain('problems');
    expect(await messages(page)).toEqual(complaints);
    expect(await misplaced(page)).toEqual([]);
    expect(await textIn(page, '.field:has(textarea)')).toContain('Add what is missing: the charge, the court or the date.');
    expect(await violationsHere(page)).toEqual([]);
    for (const name of wrongNames) {
      await page.locator(`.problems a[href$="${name}"]`).click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
      expect(await labelInView(page, name), name).toBe(true);
    }

    let left = wrongNames;
    for (const [name, value] of Object.entries({ ...mother, email: '', city: '', county: '' })) {
      await fillField(page, name, value);
      left = left.filter((one) => one !== name);
      if (hasScript) expect(Object.keys(await messages(page))).toEqual(left);
    }
    if (hasScript) expect(await page.locator('.problems').count()).toBe(0);
    await send(page);
    await page.locator('.received').waitFor();
  });
});

test('a form that was begun for somebody else and sent for oneself names nobody else', async () => {
  const page = await openForm(desktop);
  await fillIn(page, { ...mother, description: 'License restoration, Lansing, no date yet' });
  await fillField(page, 'who', 'Me');
  await send(page);
  await page.locator('.received').waitFor();
  const reference = await shownReference(page);
  expect((await alertAbout(reference)).raw.toString()).not.toContain('Daniel');
  expect((await requestOf(reference)).urgency).toBe('usual');
});

test('while a request is on its way its button turns, and is not underlined under the pointer', async () => {
  const page = await openForm({ ...desktop, reducedMotion: 'no-preference' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/case-review', (route) => gate.promise.then(() => route.continue()));
  await fillIn(page, { ...mother, description: 'Retail fraud, Flint, December 3' });
  await page.click(sendButton);
  await page.locator(sendButton, { hasText: 'Submitting...' }).waitFor();
  await page.hover(sendButton, { force: true });
  const shown = await page.locator(sendButton).evaluate((button) => {
    const turning = button.getAnimations({ subtree: true }).some((one) => one instanceof CSSAnimation);
    return { turning, line: getComputedStyle(button).textDecorationLine };
  });
  expect(shown).toEqual({ turning: true, line: 'none' });
  expect(await axeViolations(page)).toEqual([]);
  gate.resolve();
  await page.locator('.received').waitFor();
});

const mother = {
  who: 'Someone else',
  their_name: 'Daniel Alvarez',
  their_place: 'St. Clair County Jail',
  their_birth: '4/27/2004',
  relation: 'Mother',
  full_name: 'Rosa Alvarez',
  phone: '810-555-0123',
  case_type: 'Felony',
  description: 'Home invasion, court in Port Huron, tomorrow',
  consent: true,
} satisfies Partial<Draft>;

const mistaken = {
  who: 'Someone else',
  their_name: 'D',
  their_place: 'p'.repeat(101),
  their_birth: '1/2/2999',
  relation: 'r'.repeat(61),
  full_name: 'R',
  phone: '810',
  description: 'OWI',
  email: 'rosa@',
  city: 'c'.repeat(101),
  county: 'c'.repeat(101),
} satisfies Partial<Draft>;

const complaints = {
  their_name: 'Name must be at least 2 characters',
  their_place: 'Place too long',
  their_birth: 'Birth date must be in the past',
  relation: 'Relation too long',
  full_name: 'Name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  case_type: 'Please select a case type',
  description: 'Please provide more details',
  email: 'Invalid email address',
  city: 'City name too long',
  county: 'County name too long',
  consent: 'You must agree to be contacted',
};

/** In the order of the form. */
const wrongNames = fieldNames.filter((name): name is keyof typeof complaints => name in complaints);

async function openForm(screen: BrowserContextOptions): Promise<Page> {
  const { page } = await openPage(browser, `${practice.product.url}/contact`, screen);
  if (screen.javaScriptEnabled !== false) await wake(page);
  return page;
}

async function send(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await page.click(sendButton);
  else await sendPlainly(page);
}

async function alertAbout(reference: string): Promise<ReceivedMail> {
  const found = () => practice.mail.received().find(({ raw }) => raw.includes(`request ${spoken(reference)}`));
  await until('the alert has arrived', () => found() !== undefined, 10);
  return found() as ReceivedMail;
}

async function requestOf(reference: string): Promise<{ urgency: string }> {
  const { rows } = await sql<{
    urgency: string;
  }>`select urgency from followups join case_reviews on id = case_review_id where reference = ${reference}`.execute(practice.scratch.db);
  if (!rows[0]) throw new Error('no such request');
  return rows[0];
}

function textIn(page: Page, what: string): Promise<string> {
  return page.locator(what).innerText();
}

/** Whether the field's label can be seen, with nothing over it. */
function labelInView(page: Page, name: string): Promise<boolean> {
  return page.locator(`${form} .field [name=${name}]`).evaluate((control: HTMLInputElement) => {
    const label = control.labels?.[0];
    if (!label) return false;
    const { left, top, bottom } = label.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 8, (top + Math.min(bottom, innerHeight)) / 2);
    return top >= 0 && top < innerHeight && label.contains(seen);
  });
}
