import { sql } from 'kysely';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, narrow, openPage, openReceipt, overflow } from '../testkit/browser.ts';
import { fillIn, focused, form, inWindow, personal, sendButton, shownReference, typical, violationsHere, wake } from '../testkit/case-review.ts';
import { postReceipt } from '../testkit/front-door.ts';
import { type Practice, startPractice, textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';

let practice: Practice;
let browser: Browser;
beforeAll(async () => {
  [practice, browser] = await Promise.all([startPractice(), launchBrowser()]);
});
afterEach(async () => {
  await sql`truncate case_reviews cascade`.execute(practice.scratch.db);
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

const small: BrowserContextOptions = { ...narrow, viewport: { width: 360, height: 740 } };
const withoutScript = (screen: BrowserContextOptions) => ({ ...screen, javaScriptEnabled: false });
const eachWay: [string, BrowserContextOptions][] = [
  ['on a phone', small],
  ['on a phone without JavaScript', withoutScript(small)],
  ['on a desktop', desktop],
  ['on a desktop without JavaScript', withoutScript(desktop)],
];
const at = (path: string) => practice.product.url + path;

describe('after sending', () => {
  test('the promise is the headline, the form is folded away, and one press brings it back', async () => {
    const { page, said, close } = await openPage(browser, at('/contact'), small);
    await send(page);
    expect(await page.locator('.received').innerText()).toMatch(/^Request Submitted\s+We call you by \d{1,2}:\d\d\s[AP]M\s+\w+day, \w+ \d+, Detroit time/);
    expect(await page.locator(form).isVisible()).toBe(false);
    expect(await violationsHere(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.click('text=Send another request');
    expect(await page.locator(form).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('form')?.className)).toBe('intake');
    expect(said).toEqual([]);
    await close();
  });

  test.each([
    ['America/Los_Angeles', /^On your clock: \w+day \d{1,2}:\d\d\s[AP]M$/],
    ['America/New_York', /^$/],
  ])('the promise is also on the visitor’s own clock where it shows another time: %s', async (timezoneId, own) => {
    const { page, close } = await openPage(browser, at('/contact'), { ...desktop, timezoneId });
    await send(page);
    expect((await page.locator('.promise-day span').allInnerTexts()).join('')).toMatch(own);
    await page.click('.received form button');
    await page.locator('.standing').waitFor();
    await page.waitForFunction(() => sessionStorage.length > 0);
    expect(await page.locator('[data-due]').innerText()).toMatch(own);
    await close();
  });

  test('without JavaScript the promise is on the firm’s clock, which is named', async () => {
    const { page, close } = await openPage(browser, at('/contact'), { ...withoutScript(small), timezoneId: 'Asia/Tokyo' });
    await send(page);
    expect(await page.locator('.promise').innerText()).toMatch(/^We call you by \d{1,2}:\d\d\s[AP]M$/);
    expect((await page.locator('.promise-day').innerText()).trim()).toMatch(/, Detroit time$/);
    await close();
  });

  test('the river lights up as the request goes on, and names who takes it', async () => {
    const { receipt, receiptCode, reference, id } = await practice.request({ full_name: 'River Light' });
    const { page, close } = await openReceipt(browser, practice.product.url, { reference, receiptCode }, small);
    const lights = () => page.locator('.river li').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['light']));
    const current = () => page.locator('[aria-current=step] h3').allInnerTexts();
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await lights()).toEqual(['lit', 'lit', 'near', 'dark', 'dark']);
    expect(await current()).toEqual(['A person takes it']);
    await sql`update followups set state = 'acknowledged', acknowledged_at = now(), acknowledged_by = 'second', goes_on_at = now() + interval '1 day',
      next_due_at = now() + interval '1 day' where case_review_id = ${id}`.execute(practice.scratch.db);
    await look();
    await page.locator('h3', { hasText: 'Teresa Nowak takes it' }).waitFor();
    expect(await current()).toEqual(['We call you']);
    await sql`update followups set state = 'declined' where case_review_id = ${id}`.execute(practice.scratch.db);
    await look();
    await page.locator('.promise', { hasText: 'We answered you' }).waitFor();
    expect(await lights()).toEqual(['lit', 'lit', 'lit', 'lit', 'gone']);
    expect(await page.locator('text=You decide').isVisible()).toBe(false);
    // What the script made of it and what the server says are one.
    const live = await page.locator('.river').innerText();
    await postReceipt(practice.product.url, { token: receipt });
    await page.reload();
    expect(await page.locator('.river').innerText()).toBe(live);
    await close();
  });
});

describe('a receipt is kept', () => {
  test.each(eachWay)('by mail %s: the press is answered, and the mail has the promise and the ways back, and no story', async (where, screen) => {
    const email = `${where.replaceAll(' ', '.')}@example.com`.toLowerCase();
    const { page, close } = await openPage(browser, at('/contact'), screen);
    await send(page, { ...typical, email, description: `Retail fraud, 72nd district, ${where}` });
    if (await page.locator('.received form button', { hasText: 'Open your private receipt' }).count()) await page.click('.received form button');
    await page.locator('.standing').waitFor();
    const reference = await page.locator('.reference b').innerText();
    expect(await violationsHere(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.click('text=Email me this page');
    await page.locator('.mailed').waitFor();
    expect(await focused(page)).toContain('mailed');
    expect(await inWindow(page, '.mailed')).toBe(true);
    expect(await page.locator('.mailed').innerText()).toContain('on its way');
    expect(await page.locator('button[value=mail]').count()).toBe(0);
    expect(await violationsHere(page)).toEqual([]);
    const mails = () => practice.mail.received().filter(({ envelope }) => envelope.to.includes(email));
    await until('the mail has arrived', () => mails().length === 1, 20);
    const mail = mails()[0] ?? { raw: Buffer.from('') };
    const text = textOf(mail);
    for (const fact of ['You hear from us by', 'Detroit time', '(810) 555-0146', `${practice.product.url}/receipt#`]) expect(text).toContain(fact);
    expect(text.replaceAll(' ', '')).toContain(reference.replaceAll(' ', ''));
    expect(text).not.toMatch(personal);
    const link = /http\S+\/receipt#[\w-]+/.exec(text)?.[0] ?? '';
    const elsewhere = await openPage(browser, link, desktop);
    await elsewhere.page.locator('.standing').waitFor();
    expect(await elsewhere.page.locator('.reference b').innerText()).toBe(reference);
    expect(new URL(elsewhere.page.url()).hash).toBe('');
    // Once more, for a mail that was lost, and no further. The mail server has the first a moment before that is written down.
    const offered = async () => {
      await elsewhere.page.reload();
      await elsewhere.page.locator('.standing').waitFor();
      return (await elsewhere.page.getByText('Email it again').count()) === 1;
    };
    await until('it can be ordered once more', offered, 20);
    await elsewhere.page.click('text=Email it again');
    await until('the second has arrived', () => mails().length === 2, 20);
    const said = async () => {
      await elsewhere.page.reload();
      return (await elsewhere.page.locator('.keep').innerText()).includes('The mail goes to the address in your request, if');
    };
    await until('the receipt says that it was sent', said, 10);
    expect(await elsewhere.page.locator('button[value=mail]').count()).toBe(0);
    await elsewhere.close();
    await close();
  });

  test('by one mail, however often it is ordered at once', async () => {
    const { receipt } = await practice.request({ full_name: 'Many Presses', email: 'many.presses@example.com' });
    await Promise.all(Array.from({ length: 8 }, () => postReceipt(practice.product.url, { token: receipt, do: 'mail' })));
    const { rows } = await sql<{ count: number }>`select count(*)::int from deliveries where kind = 'receipt-mail'`.execute(practice.scratch.db);
    expect(rows[0]?.count).toBe(1);
  });

  test.each([
    ['there is no address', { email: '' }, {}],
    ['mail was refused', { no_email: true }, {}],
    ['mail was turned off', {}, { do: 'reach', calls: 'on', wording: '2' }],
  ])('not by mail where %s: it is not offered, and not sent', async (_, own, first: Record<string, string>) => {
    const { receipt } = await practice.request({ full_name: 'No Mail', email: 'no.mail@example.com', ...own });
    if (first['do']) await postReceipt(practice.product.url, { token: receipt, ...first });
    const html = await (await postReceipt(practice.product.url, { token: receipt, do: 'mail' })).text();
    expect(html).toContain('Keep this page');
    expect(html).not.toContain('value="mail"');
    const { rows } = await sql`select from deliveries where kind = 'receipt-mail'`.execute(practice.scratch.db);
    expect(rows).toHaveLength(0);
  });

  test('where the mail cannot be sent, the receipt says so, and no text goes instead', async () => {
    const { receipt, id } = await practice.request({ full_name: 'Refused Mail', email: 'refused.mail@example.com', consent_text: true });
    await postReceipt(practice.product.url, { token: receipt, do: 'mail' });
    await sql`update deliveries set state = 'refused', last_code = 'smtp-550' where kind = 'receipt-mail'`.execute(practice.scratch.db);
    expect(await (await postReceipt(practice.product.url, { token: receipt })).text()).toContain('The mail could not be sent.');
    const { rows } = await sql`select from deliveries where case_review_id = ${id} and recipient = 'visitor' and channel = 'sms'`.execute(practice.scratch.db);
    expect(rows).toHaveLength(0);
  });

  test('as a copy and on paper where script runs, and neither is offered where none does', async () => {
    const { reference, receiptCode } = await practice.request({ full_name: 'Paper Copy' });
    const { page, close } = await openReceipt(
      browser,
      practice.product.url,
      { reference, receiptCode },
      { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
    );
    await page.click('[data-copy]');
    await page.locator('[data-copy]', { hasText: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^We call you by [\s\S]*Detroit time\nYour reference: [\w ]+\nCode: [\w ]+\n.*\(810\) 555-0146\nhttp.*\/receipt$/);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.click('.keep [data-print]');
    expect(await page.locator('[data-printed]').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const kept of ['.promise', '.reference', '.keep .code', '.river']) expect(await page.locator(kept).isVisible()).toBe(true);
    await close();
    const plain = await openReceipt(browser, practice.product.url, { reference, receiptCode }, withoutScript(small));
    expect(await plain.page.locator('[data-copy]').isVisible()).toBe(false);
    expect(await plain.page.locator('.keep [data-print]').isVisible()).toBe(false);
    await plain.close();
  });
});

describe('the way back to the receipt', () => {
  test.each([
    ['on a phone', small],
    ['on a desktop', desktop],
  ])('stands on every page of the same tab %s, is in no address, and covers nothing', async (_, screen) => {
    const { page, said, close } = await openPage(browser, at('/contact'), screen);
    expect(await page.locator('.way-back').count()).toBe(0);
    await send(page);
    const reference = await shownReference(page);
    for (const path of ['/', '/faqs', '/practice-areas/owi-dui', '/no-such-page']) {
      await page.goto(at(path));
      await page.locator('.way-back').waitFor();
      expect(await inWindow(page, '.way-back')).toBe(true);
    }
    await page.goto(at('/faqs'));
    await page.locator('.way-back').waitFor();
    expect(await violationsHere(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await page.locator('.callbar .ask').evaluate(coveredBy)).toBe(false);
    await page.getByRole('button', { name: 'Your receipt' }).click();
    await page.locator('.standing').waitFor();
    expect(page.url()).toBe(at('/receipt'));
    expect(await shownReference(page)).toBe(reference);
    expect(await page.locator('.way-back').count()).toBe(0);
    // Leaving a page ends what it was still loading, and the missing page says so itself.
    expect(said.filter((line) => !/404|proof-worker/.test(line))).toEqual([]);
    await close();
  });

  test('is in no other tab, and gone when it is told to be forgotten', async () => {
    const { page, close } = await openPage(browser, at('/contact'), desktop);
    await send(page);
    const other = await page.context().newPage();
    await other.goto(at('/faqs'), { waitUntil: 'networkidle' });
    expect(await other.locator('.way-back').count()).toBe(0);
    await page.goto(at('/faqs'));
    await page.getByRole('button', { name: 'Forget it in this tab' }).click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto(at('/about'), { waitUntil: 'networkidle' });
    expect(await page.locator('.way-back').count()).toBe(0);
    await close();
  });

  test('is forgotten with the request', async () => {
    const { reference, receiptCode, receipt } = await practice.request({ full_name: 'Taken Back' });
    const { page, close } = await openReceipt(browser, practice.product.url, { reference, receiptCode }, desktop);
    await page.waitForFunction(() => sessionStorage.length === 1);
    await postReceipt(practice.product.url, { token: receipt, do: 'erase' });
    await sql`update followups set withdraw_at = now(), next_due_at = now()`.execute(practice.scratch.db);
    await until('it is erased', async () => (await (await postReceipt(practice.product.url, { token: receipt })).text()).includes('Request withdrawn'), 20);
    await page.reload();
    await page.waitForFunction(() => sessionStorage.length === 0);
    await close();
  });
});

/** Fills in and sends the form of the page as it is, with or without script. */
async function send(page: Page, draft: Parameters<typeof fillIn>[1] = typical): Promise<void> {
  const scripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (scripted) await wake(page);
  await fillIn(page, draft);
  await page.click(sendButton);
  await page.locator('.received').waitFor();
}

/** Whether something else lies over the middle of it. */
function coveredBy(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
