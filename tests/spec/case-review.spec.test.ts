import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDraft } from '#case-review/schema.ts';
import { content } from '#firm/content.ts';
import { desktop, launchBrowser, openPage, phone } from '../testkit/browser.ts';
import {
  blank,
  fillField,
  fillIn,
  focused,
  form,
  type Intake,
  linesOf,
  messages,
  misplaced,
  personal,
  sendButton,
  sendPlainly,
  shownReference,
  startIntake,
  typed,
  typical,
  wake,
} from '../testkit/case-review.ts';
import { all, finishedPage, only, read, readAll } from '../testkit/finished-pages.ts';
import { rounds } from '../testkit/limits.ts';
import { until } from '../testkit/product.ts';
import { sealedOf } from '../testkit/requests.ts';
import { see, seeAll } from './visitor.ts';

const { firm } = content();

let intake: Intake;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
});
beforeEach(() => intake.forget());
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

/** With the label and what stands behind it: a star, a word, or nothing. */
const fields: Record<string, [label: string, kind: string]> = {
  full_name: ['Full Name *', 'text'],
  phone: ['Phone Number *', 'tel'],
  email: ['Email optional', 'email'],
  city: ['City optional', 'text'],
  county: ['County optional', 'text'],
  court_date: ['Next court date optional', 'date'],
  case_type: ['Case Type *', 'select-one'],
  arrested: ['Was there an arrest?', 'radio'],
  description: ['What you need help with *', 'textarea'],
  best_time: ['Best time to call', 'radio'],
  consent: [
    'I agree to be contacted by phone and email about this request, and by text if I tick it below. I understand that this does not form an attorney-client relationship. *',
    'checkbox',
  ],
};

/** The question before them, of D40. */
const forWhom: typeof fields = {
  who: ['Who needs help?', 'radio'],
  their_name: ['Their full name *', 'text'],
  their_place: ['Where are they held? optional', 'text'],
  their_birth: ['Their birth date optional', 'text'],
  relation: ['Your relation optional', 'text'],
};

/** The two further boxes of D44. */
const choices: typeof fields = {
  consent_text: [
    `Text me about this request. ${firm.name} sends a few texts per request. Message and data rates may apply. Reply STOP to stop, HELP for help. Texts are not a condition of getting help. Terms Privacy`,
    'checkbox',
  ],
  no_email: ['Do not email me.', 'checkbox'],
};

const caseTypes = [
  'OWI / DUI (Operating While Intoxicated)',
  'Domestic Violence',
  'Assault / Battery',
  'Drug Charges',
  'Theft / Shoplifting',
  'Felony',
  'Misdemeanor',
  'Probation Violation',
  'Bench Warrant / Failure to Appear',
  'Expungement / Clean Slate',
  'Juvenile Defense',
  'Traffic / License Issues',
  'Other',
];

/** Each practice area in the order of the specification, with the case type of the same name. */
const areas = [
  'owi-dui',
  'domestic-violence',
  'assault-battery',
  'drug-charges',
  'theft-shoplifting',
  'felony-defense',
  'misdemeanor-defense',
  'probation-violations',
  'warrants-fta',
  'expungement-clean-slate',
  'juvenile-defense',
  'traffic-license-issues',
].map((slug, at) => [`/practice-areas/${slug}`, caseTypes[at] ?? ''] as const);
const cities = ['detroit', 'lansing', 'ann-arbor', 'troy', 'southfield', 'warren', 'flint', 'pontiac', 'grand-rapids'].map((slug) => `/locations/${slug}`);

describe('the fields', () => {
  test('R40 are these eleven, the question before them and the two further boxes, and the required ones have a star', async () => {
    const page = await open('/free-consultation');
    const found = await page.locator(form).evaluate((element: HTMLFormElement) => {
      // Those that people see: one more, out of sight, is for programs.
      const named = [...element.elements].filter(
        (one): one is HTMLInputElement => 'name' in one && one.name !== '' && one.getAttribute('type') !== 'hidden' && !one.matches('.unseen'),
      );
      const label = (one: HTMLInputElement) => (one.type === 'radio' ? one.closest('fieldset')?.querySelector('legend') : one.labels?.[0]);
      return Object.fromEntries(named.map((one) => [one.name, [label(one)?.textContent?.trim(), one.type]]));
    });
    expect(found).toEqual({ ...forWhom, ...fields, ...choices });
    expect(Object.keys(found)[0]).toBe('who');
    expect(await page.locator(`${form} textarea`).getAttribute('rows')).toBe('6');
  });

  test.each(['/', '/contact', '/free-consultation', ...areas.map(([path]) => path), ...cities])('R40 stand on %s', (path) => {
    for (const name of Object.keys({ ...forWhom, ...fields, ...choices })) expect(all(`${form} [name=${name}]`, finishedPage(path)), name).not.toEqual([]);
  });

  test.each([
    ['with JavaScript', desktop],
    ['without JavaScript', { ...phone, javaScriptEnabled: false }],
  ])('D40 who needs help: “Someone else” asks for their name, birth date, place and the relation, and nothing else does, %s', async (_, screen) => {
    const page = await open('/free-consultation', screen);
    expect(await seeAll(page.locator(`${form} label:has([name=who])`))).toEqual(['Me', 'Someone else']);
    const shown = () => page.locator(`${form} .theirs [name]:visible`).evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(await shown()).toEqual([]);
    await fillField(page, 'who', 'Someone else');
    expect(await shown()).toEqual(['their_name', 'their_place', 'their_birth', 'relation']);
    await fillField(page, 'who', 'Me');
    expect(await shown()).toEqual([]);
  });

  test('R41 the case types are these, in this order', () => {
    const options = readAll(`${form} [name=case_type] option`, finishedPage('/free-consultation'));
    expect(options).toEqual(['Choose one', ...caseTypes]);
  });

  test('R42 arrest and best time have their choices, and everything has its default', async () => {
    const page = await open('/free-consultation');
    expect(await seeAll(page.locator(`${form} label:has([name=arrested])`))).toEqual(['Yes', 'No', 'Prefer not to say']);
    expect(await seeAll(page.locator(`${form} label:has([name=best_time])`))).toEqual(['ASAP', 'Morning', 'Afternoon', 'Evening']);
    expect(await typed(page)).toEqual(blank);
    expect(await page.locator(`${form} [name=consent]`).isChecked()).toBe(false);
  });

  test.each(rounds)('R43 the rules hold for $what', async ({ typing, wrong }) => {
    const page = await open('/free-consultation');
    await wake(page);
    await fillIn(page, { ...typical, email: '', consent: true, ...typing });
    // A form that is right would be sent; without consent it stays.
    if (Object.keys(wrong).length === 0) await fillField(page, 'consent', false);
    await page.click(sendButton);
    expect(await messages(page)).toEqual(Object.keys(wrong).length ? wrong : { consent: 'You must agree to be contacted' });
    expect(await misplaced(page)).toEqual([]);
  });

  test.each(['call my wife', '586 555 01', '0000000000'])('D43 what cannot be a number gets the message of R43: %s', async (typing) => {
    const page = await open('/free-consultation');
    await wake(page);
    await fillIn(page, { ...typical, phone: typing });
    await page.click(sendButton);
    expect(await messages(page)).toEqual({ phone: 'Please enter a valid phone number' });
  });

  test('D43 the number is read back under the field and after sending, and can be changed on the receipt', async () => {
    const page = await open('/free-consultation');
    await wake(page);
    await fillIn(page, { ...typical, phone: '8105550199' });
    expect(await see(page.locator(`${form} .read-back`))).toBe('We’ll call you at (810) 555-0199');
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await see(page.locator('.received'))).toContain('We’ll call you at (810) 555-0199. Wrong number? Change it on your receipt.');
    await page.locator('.received form button').click();
    await page.click('text=Change your phone number');
    expect(await page.locator('[name=phone]').isVisible()).toBe(true);
  });

  test('R44 the consent names phone, text and email, and says that it forms no attorney-client relationship', () => {
    const consent = read(only(`${form} label:has([name=consent])`, finishedPage('/free-consultation')));
    expect(consent).toMatch(/agree to be contacted by phone and email about this request, and by text if I tick it below/);
    expect(consent).toMatch(/does not form an attorney-client relationship/);
  });

  test('D44 texts need a box of their own and e-mail has one to refuse it, not ticked and not required, the carriers’ sentences in sight', async () => {
    const page = await open('/');
    for (const name of Object.keys(choices)) {
      const box = page.locator(`${form} [name=${name}]`);
      expect([await box.isChecked(), await box.getAttribute('required')]).toEqual([false, null]);
    }
    const texts = page.locator(`${form} label:has([name=consent_text])`);
    await texts.scrollIntoViewIfNeeded();
    expect(await texts.isVisible()).toBe(true);
    expect(await see(texts)).toBe(choices['consent_text']?.[0]);
    expect(await texts.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/legal/terms', '/legal/privacy']);
  });

  test.each([
    ['with JavaScript', desktop],
    ['without JavaScript', { ...phone, javaScriptEnabled: false }],
  ])('D44 what was ticked is stored %s, with wording, version and language', async (_, screen) => {
    const page = await open('/free-consultation', screen);
    await fillIn(page, { ...typical, consent_text: true, no_email: true });
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    const [row] = await intake.rows();
    expect(row?.consent).toMatchObject({ version: 2, language: 'en', calls: true, texts: true, mails: false });
    expect(row?.consent.wording.split('\n')).toEqual([
      ...[fields['consent'], choices['consent_text'], choices['no_email']].map((one) => one?.[0].replace(/ \*$/, '')),
      'Email me about this request.',
    ]);
  });

  test('D49 the hint under the description asks for charge, court and date, and not for the story', async () => {
    const page = await open('/free-consultation');
    const hint = await page.locator(`${form} textarea`).getAttribute('aria-describedby');
    expect(await see(page.locator(`[id="${hint}"]`))).toMatch(/^Charge, court and date are enough\. Please do not describe what happened\./);
  });

  test.each([
    ['with JavaScript', desktop],
    ['without JavaScript', { ...desktop, javaScriptEnabled: false }],
  ])('D49 a description that is too short is told what is missing %s', async (_, screen) => {
    const page = await open('/free-consultation', screen);
    await fillIn(page, { ...typical, description: 'OWI', consent: true });
    if (screen.javaScriptEnabled === false) await page.locator(form).evaluate((element) => (element as HTMLFormElement).setAttribute('novalidate', ''));
    await page.click(sendButton);
    const field = page.locator(`${form} .field:has(textarea)`);
    await field.locator('.error').waitFor();
    expect(await see(field)).toMatch(/Please provide more details\s*Add what is missing: the charge, the court or the date\./);
  });

  test.each(areas)('D49 on %s the case type is “%s”', (path, caseType) => {
    expect(readAll(`${form} [name=case_type] option[selected]`, finishedPage(path))).toEqual([caseType]);
  });

  test('D49 the case type of a practice area can be changed', async () => {
    const page = await open('/practice-areas/drug-charges');
    expect(await typed(page)).toEqual({ ...blank, case_type: 'Drug Charges' });
    await fillField(page, 'case_type', 'Other');
    expect(await typed(page)).toMatchObject({ case_type: 'Other' });
  });
});

describe('a request', () => {
  test('R45 on its way: the button reads “Submitting...” and is disabled; received: the form has its defaults again', async () => {
    const page = await filledInForm('/contact');
    const gate = Promise.withResolvers<void>();
    await page.route('**/case-review', (route) => gate.promise.then(() => route.continue()));
    await page.click(sendButton);
    await page.locator(sendButton, { hasText: /^Submitting\.\.\.$/ }).waitFor();
    expect(await page.locator(sendButton).isDisabled()).toBe(true);
    gate.resolve();
    await page.locator('.received').waitFor();
    expect(await page.locator(sendButton).isDisabled()).toBe(false);
    expect(await typed(page)).toEqual(blank);
  });

  test('R46 received: a toast says so', async () => {
    const page = await filledInForm('/contact');
    await page.click(sendButton);
    await page.locator('.toast.plain').waitFor();
    expect(linesOf(await page.locator('.toast > div').innerText())).toEqual([
      'Request Submitted',
      `We'll contact you within 1 hour. For immediate assistance, call ${firm.phone.display}.`,
    ]);
  });

  test('R46 one that was sent before with other words says so by a toast too', async () => {
    const page = await filledInForm('/contact');
    await page.route('**/case-review', (route) => route.fulfill({ status: 422, json: { kind: 'conflict' } }));
    await page.click(sendButton);
    expect(linesOf(await page.locator('.toast.error > div').innerText())[0]).toBe('Submission Failed');
  });

  test('R46 failed: a toast of the other kind says so', async () => {
    const page = await filledInForm('/contact');
    await fail(page);
    expect(linesOf(await page.locator('.toast.error > div').innerText())).toEqual(['Submission Failed', `Please call us directly at ${firm.phone.display}.`]);
  });

  test('D46 received: a confirmation with the reference has the focus, and stays when the toast is gone', async () => {
    const page = await filledInForm('/contact');
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await focused(page)).toContain('received');
    await page.locator('.toast').waitFor({ state: 'detached' });
    expect(await shownReference(page)).toBe((await intake.rows())[0]?.reference);
    expect(await page.locator('.received').isVisible()).toBe(true);
  });

  test('D46 failed: nothing that was typed is lost', async () => {
    const page = await filledInForm('/contact');
    const before = await typed(page);
    await fail(page);
    expect(await typed(page)).toEqual(before);
  });

  // Whether it is also delivered is tested in tests/e2e and tests/faults.
  test('D47 is really sent and stored, and written to no console and no log', async () => {
    const { page, said } = await openPage(browser, `${intake.product.url}/contact`, desktop);
    await wake(page);
    await fillIn(page);
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect((await intake.rows()).map(({ sealed }) => sealed?.answers)).toEqual([sealedOf({ ...emptyDraft, ...typical })]);
    expect(said).toEqual([]);
    expect(intake.product.web.lines.filter((line) => personal.test(line))).toEqual([]);
  });

  test('D48 works without JavaScript: same rules, same messages, same confirmation', async () => {
    const page = await open('/contact', { ...phone, javaScriptEnabled: false });
    expect(await sendPlainly(page)).toBe(422);
    expect(await messages(page)).toEqual({
      full_name: 'Name must be at least 2 characters',
      phone: 'Please enter a valid phone number',
      case_type: 'Please select a case type',
      description: 'Please provide more details',
      consent: 'You must agree to be contacted',
    });
    await fillIn(page);
    expect(await sendPlainly(page)).toBe(200);
    expect(await see(page.locator('h1'))).toBe('Request Submitted');
    expect(await shownReference(page)).toBe((await intake.rows())[0]?.reference);
  });

  test('D49 received on a practice-area page: the form has that area’s case type again', async () => {
    const page = await filledInForm('/practice-areas/drug-charges');
    expect(await typed(page)).toMatchObject({ case_type: 'Felony' });
    await page.click(sendButton);
    await page.locator('.received').waitFor();
    expect(await typed(page)).toEqual({ ...blank, case_type: 'Drug Charges' });
  });
});

async function open(path: string, options: BrowserContextOptions = desktop): Promise<Page> {
  return (await openPage(browser, intake.product.url + path, options)).page;
}

async function filledInForm(path: string): Promise<Page> {
  const page = await open(path);
  await wake(page);
  await fillIn(page);
  return page;
}

/** Sends to a server that says each time that it could not keep the request; the pauses in between pass at once. */
async function fail(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('**/case-review', (route) => route.fulfill({ status: 503, json: { kind: 'failed' } }));
  await page.click(sendButton);
  const step = async () => {
    await page.clock.runFor(1_000);
    return page.locator('.problems').isVisible();
  };
  await until('the form has given up', step, 30);
}
