import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { content } from '#firm/content.ts';
import { languages } from '#firm/languages.ts';
import { visitorLanguage } from '#followup/visitor-messages/language.ts';
import { wordsOf } from '#site/words/words.ts';
import { desktop, launchBrowser, noScript, openPage, phone as phoneScreen, typeReceipt } from '../testkit/browser.ts';
import { form, sendButton, shownReference, violationsHere, wake } from '../testkit/case-review.ts';
import { englishIn } from '../testkit/foreign-words.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { openRequests } from '../testkit/requests.ts';

let practice: Practice;
let browser: Browser;
beforeAll(async () => {
  [practice, browser] = await Promise.all([startPractice(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

const people = {
  es: {
    english: 'Spanish',
    scripted: {
      full_name: 'José Núñez',
      phone: '313 555 0401',
      description: 'Corte de distrito 72, 3 de diciembre',
      email: 'jose@example.com',
      city: 'Détroit',
    },
    plain: { full_name: 'Íñigo Peña', phone: '313 555 0402', description: 'Corte de distrito 36, 4 de enero' },
    number: '+13135550402',
    helps: 'ayuda',
  },
  ar: {
    english: 'Arabic',
    scripted: { full_name: 'ليلى حداد', phone: '313 555 0403', description: 'المحكمة المحلية 19، موعد 3 ديسمبر', email: 'layla@example.com', city: 'ديربورن' },
    // As an Arabic keyboard types it.
    plain: { full_name: 'سامي خوري', phone: '٣١٣٥٥٥٠٤٠٤', description: 'المحكمة المحلية 36، موعد 4 يناير' },
    number: '+13135550404',
    helps: 'مساعدة',
  },
} as const;

describe.each(['es', 'ar'] as const)('a visitor who reads %s', (code) => {
  const { path, lang, dir } = languages[code];
  const { firm } = content(code);
  const words = wordsOf(languages[code]);
  const says = words.form(firm.phone.display, firm.name);
  const { words: letters } = visitorLanguage(content(), code);
  const who = people[code];
  const at = (page: string) => `${practice.product.url}${path}${page}`;
  const own = (problems: readonly string[]) => problems.map((problem) => says.messages[problem as keyof typeof says.messages]);
  const missing = ['Name must be at least 2 characters', 'Please enter a valid phone number', 'Please select a case type', 'Please provide more details'];
  const nothingTyped = own([...missing, 'You must agree to be contacted']);

  let sent: { reference: string; code: string };

  test('sends a request with script, by keyboard alone, and is told so in that language', async () => {
    const asked: string[] = [];
    const { page, said, close } = await openPage(browser, at('/contact'), desktop, async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    await wake(page);
    expect(asked.filter((file) => /form\.(es|ar)/.test(file))).toEqual([expect.stringContaining(`form.${code}`)]);
    const beside = () => page.locator('.languages a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).target));
    expect(new Set(await beside())).toEqual(new Set(['']));

    await page.focus(sendButton);
    await page.keyboard.press('Enter');
    await page.locator(`${form} .problems`).waitFor();
    expect(await wrongFields(page)).toEqual(nothingTyped);
    expect(await page.locator(`${form} .problems`).innerText()).toContain(says.problemHelp);

    const shown = await consentShown(page);
    await typeByKeyboard(page, who.scripted);
    expect(new Set(await beside())).toEqual(new Set(['_blank']));
    await tabTo(page, 'submit');
    await page.keyboard.press('Enter');
    await page.locator('.received').waitFor();
    const confirmed = await page.locator('.received').innerText();
    for (const line of [says.toasts.received.title, says.reference, says.zone, says.receiptCode]) expect(confirmed).toContain(line);
    expect(englishIn(confirmed)).toEqual([]);
    expect(englishIn(await page.locator('.toast').first().innerText())).toEqual([]);
    const reference = await shownReference(page);
    sent = { reference, code: (await page.locator('.received .code').innerText()).replaceAll(' ', '') };
    expect(await stored(reference)).toMatchObject({
      page: `${path}/contact`,
      language: code,
      consent: { language: code, version: 2, hash: hash('sha256', shown, 'buffer'), wording: shown, texts: true, mails: true },
      answers: { full_name: who.scripted.full_name, phone: who.scripted.phone, case_type: 'Felony', description: who.scripted.description },
    });

    // The receipt.
    await page.click('.received form button');
    await page.locator('.standing').waitFor();
    expect(page.url()).toBe(at('/receipt'));
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([lang, dir]);
    const receipt = await page.locator('main').innerText();
    for (const line of [words.receipt.title, words.receipt.live.received, words.receipt.keep.heading]) expect(receipt).toContain(line);
    expect(englishIn(receipt)).toEqual([]);
    const state = page.waitForResponse('**/receipt-state');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const answer = await state;
    expect([new URL(answer.url()).pathname, englishIn(Object.values((await answer.json()).texts).join('\n'))]).toEqual([`${path}/receipt-state`, []]);
    expect(await violationsHere(page)).toEqual([]);

    // Its way back, from another page of the language.
    await page.goto(at('/faqs'));
    await page.locator('.way-back button').first().click();
    await page.locator('.standing').waitFor();
    expect(page.url()).toBe(at('/receipt'));
    await page.getByRole('button', { name: words.receipt.keep.mail }).click();
    await page.locator('.mailed').waitFor();
    expect(said.filter((line) => !/proof-worker/.test(line))).toEqual([]);
    await close();
  });

  test('gets that receipt by mail, with links to its language, and later a notice', async () => {
    const mails = () => practice.mail.received().filter(({ envelope }) => envelope.to.includes(who.scripted.email));
    await until('the receipt has been mailed', () => mails().length > 0, 30);
    await missTheHour(sent.reference);
    await until('the notice has been mailed', () => mails().length > 1, 30);
    const [receipt = '', late = ''] = mails().map(textOf);
    expect(receipt).toContain(letters.kept.body);
    expect(late).toContain(letters.late.title);
    for (const mail of [receipt, late]) {
      expect(mail).toContain(at('/receipt#'));
      expect(mail).toContain(spoken(sent.reference));
      expect(englishIn(mail)).toEqual([]);
    }
  });

  test('is led from the English receipt to the own one, with reference and code', async () => {
    const { page, close } = await openPage(browser, `${practice.product.url}/receipt`, phoneScreen);
    await typeReceipt(page, sent.reference, sent.code);
    expect(page.url()).toBe(at('/receipt'));
    expect(englishIn(await page.locator('main').innerText())).toEqual([]);
    await close();
  });

  test('sends a request without script, and is told so in that language', async () => {
    const { page, close } = await openPage(browser, at('/practice-areas/owi-dui'), noScript);
    await page.focus(sendButton);
    await pressAndLoad(page);
    expect(new URL(page.url()).pathname).toBe(`${path}/free-consultation`);
    // The page's own case type is chosen.
    expect(await wrongFields(page)).toEqual(nothingTyped.filter((text) => text !== says.messages['Please select a case type']));
    expect(englishIn(await page.locator(`${form} .problems`).innerText())).toEqual([]);
    const shown = await consentShown(page);
    await typeByKeyboard(page, who.plain);
    await tabTo(page, 'submit');
    await pressAndLoad(page);
    expect(await page.locator('h1').innerText()).toBe(words.receipt.title);
    expect(englishIn(await page.locator('main').innerText())).toEqual([]);
    const reference = await shownReference(page);
    expect(await stored(reference)).toMatchObject({
      page: `${path}/practice-areas/owi-dui`,
      language: code,
      consent: { language: code, version: 2, hash: hash('sha256', shown, 'buffer'), wording: shown, texts: true },
      answers: { full_name: who.plain.full_name, phone: code === 'ar' ? '3135550404' : who.plain.phone, description: who.plain.description },
    });
    await close();
    await missTheHour(reference);
    await until('a text has come', () => textsTo(who.number).length > 0, 30);
    expect(textsTo(who.number)).toEqual([letters.sms.late(firm.textName, spoken(reference), firm.phone.display)]);
    expect(englishIn(textsTo(who.number).join())).toEqual([]);
  });

  test('is answered by text in the language they write, or of their request', async () => {
    const reply = (body: string) => practice.sms.text(practice.product.url, who.number, body, {});
    const help = letters.replies.help(firm.textName, firm.phone.display);
    expect(await reply(who.helps)).toBe(help);
    expect(await reply('HELP')).toBe(help);
  });

  test('is told of to the firm in English, with the language and who speaks it', async () => {
    const alert = () => practice.mail.received().find(({ raw }) => raw.includes(`request ${spoken(sent.reference)}`));
    await until('the alert has arrived', () => alert() !== undefined, 20);
    expect(textOf(alert() ?? { raw: Buffer.of() }).replaceAll('\r', '')).toContain(`Language\n${who.english}, needs an interpreter: none is set up`);
  });
});

test('a visitor who reads English loads no word of another language', async () => {
  const { page, close } = await openPage(browser, `${practice.product.url}/contact`, desktop);
  await wake(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.some((name) => /intake-/.test(name))).toBe(true);
  expect(loaded.filter((name) => /form\.(es|ar)|confession\.(es|ar)/.test(name))).toEqual([]);
  await close();
});

/** Goes from field to field with Tab, as somebody without a mouse does. */
async function typeByKeyboard(page: Page, typed: Record<string, string>): Promise<void> {
  await page.focus(`${form} [name=who]`);
  for (const name of ['full_name', 'phone', 'case_type', 'description', 'email', 'city', 'consent', 'consent_text']) {
    if (name === 'case_type') {
      await tabTo(page, name);
      const chosen = () => page.locator(`${form} [name=case_type]`).inputValue();
      if ((await chosen()) === '') for (let at = 0; at < 20 && (await chosen()) !== 'Felony'; at++) await page.keyboard.press('ArrowDown');
    } else if (name.startsWith('consent')) {
      await tabTo(page, name);
      await page.keyboard.press('Space');
    } else if (typed[name] !== undefined) {
      if (name === 'email') await unfold(page);
      await tabTo(page, name);
      await page.keyboard.insertText(typed[name]);
    }
  }
}

/** The optional fields are folded. After an attempt without script they may be open. */
async function unfold(page: Page): Promise<void> {
  const fold = page.locator(`${form} .more-fields`);
  if ((await fold.getAttribute('open')) !== null) return;
  for (let presses = 0; presses < 10 && !(await fold.locator('summary').evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const here = await page.evaluate(() => {
      const { name: own, type } = (document.activeElement ?? {}) as HTMLInputElement;
      return own || type;
    });
    if (here === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function pressAndLoad(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** The messages under the fields, without the word that only screen readers hear. */
function wrongFields(page: Page): Promise<string[]> {
  return page.locator(`${form} .field.wrong .error`).evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''));
}

/** The words next to the boxes, the agreement first; the fourth line is next to a switch of the receipt. */
async function consentShown(page: Page): Promise<string> {
  const code = (await page.evaluate(() => document.documentElement.lang)).slice(0, 2) as 'es' | 'ar';
  const { firm } = content(code);
  const beside = (name: string) =>
    page.locator(`${form} label.consent:has([name=${name}]) > span`).evaluate((one) => (one.textContent ?? '').replace(/\s*\*$/, '').trim());
  const boxes = await Promise.all(['consent', 'consent_text', 'no_email'].map(beside));
  return [...boxes, wordsOf(languages[code]).form(firm.phone.display, firm.name).consent.email].join('\n');
}

async function stored(reference: string) {
  const { db } = practice.scratch;
  const row = await db
    .selectFrom('case_reviews')
    .innerJoin('consents', 'consents.case_review_id', 'case_reviews.id')
    .innerJoin('consent_wordings', 'consent_wordings.hash', 'consents.wording_hash')
    .select(['id', 'case_reviews.page', 'case_reviews.language', 'hash', 'wording', 'version', 'texts', 'mails', 'consents.language as agreedIn'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const { id, page, language, agreedIn, ...consent } = row;
  return { page, language, consent: { ...consent, language: agreedIn }, answers: (await openRequests(db, [id])).get(id)?.answers };
}

async function missTheHour(reference: string): Promise<void> {
  await sql`update followups f set call_due_at = now(), next_due_at = now() from case_reviews c
    where c.id = f.case_review_id and c.reference = ${reference}`.execute(practice.scratch.db);
}

function textsTo(number: string): string[] {
  return practice.sms.textsTo(number);
}
