import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { axeViolations, desktop, launchBrowser, noScript, openPage, phone, typeReceipt } from '../world/browser.ts';
import { violationsOnEveryScreen } from '../world/case-review.ts';
import { postReceipt } from '../world/front-door.ts';
import { type Practice, smsToken, startPractice, textOf } from '../world/practice.ts';
import { until } from '../world/product.ts';

let practice: Practice;
let browser: Browser;
beforeAll(async () => {
  [practice, browser] = await Promise.all([startPractice(), launchBrowser()]);
  mkdirSync('test-results', { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

const story = 'Charge OWI second, 72nd District Court';

describe('the lawyer on call', () => {
  test('takes a request on a phone with one choice and one tap; nobody else is woken, and the visitor can see it', async () => {
    const { reference, link, receiptCode, id, alert } = await practice.request({ full_name: 'One Tap', arrested: 'Yes', description: story });
    expect(alert.raw.toString()).not.toMatch(/One Tap|OWI|555-0100/);
    const { page, said, close } = await openPage(browser, link, phone);
    await page.locator('article.sheet').waitFor();
    expect(page.url()).toBe(`${practice.product.url}/call`);
    const sheet = await page.locator('main').innerText();
    for (const fact of ['One Tap', '810-555-0100', 'Urgent', 'Arrested, or in custody', 'Genesee', 'ASAP', 'Call due by']) expect(sheet).toContain(fact);
    expect(sheet).not.toContain(story);
    expect(await page.locator('a[href="tel:8105550100"]').count()).toBe(1);
    await page.screenshot({ path: 'test-results/call-sheet.png', fullPage: true });
    expect(await violationsOnEveryScreen(page)).toEqual([]);

    await page.locator('input[name=who][value=attorney]').check();
    await page.click('text=I have this');
    await page.locator('.taken').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await practice.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney' });
    await page.goto(`${practice.product.url}/receipt`);
    await typeReceipt(page, reference, receiptCode);
    expect(await page.locator('[data-live=now]').innerText()).toBe('Attorney Name has your request and is going to call you.');
    expect(await page.locator('[data-buoy=seen]').innerText()).toMatch(/^Attorney Name takes it\n+.*[AP]M$/);
    // The first page leaves at once for the sheet, and lets its icon go.
    expect(said.filter((line) => !line.includes('favicon'))).toEqual([]);
    expect(practice.mail.received().filter(({ raw }) => raw.includes(spoken(reference)))).toHaveLength(1);
    await page.goto(`${practice.product.url}/call`);
    expect(await violationsOnEveryScreen(page)).toEqual([]);
    await close();
  });

  test('can do the same without JavaScript, by the typed code', async () => {
    const { reference, code, id } = await practice.request({ full_name: 'Typed Code' });
    const { page, close } = await openPage(browser, `${practice.product.url}/call`, noScript);
    await page.fill('[name=reference]', `${reference.slice(0, 3).toLowerCase()} ${reference.slice(3)}`);
    await page.fill('[name=code]', code.toLowerCase());
    await page.click('text=Open the call sheet');
    expect(await page.locator('h2').first().innerText()).toBe('Typed Code');
    await page.locator('input[name=who][value=second]').check();
    await page.click('text=I have this');
    expect(await page.locator('.taken').innerText()).toMatch(/^Second Attorney has this since/);
    expect(await practice.followup(id)).toMatchObject({ acknowledged_by: 'second' });
    await close();
  });

  test('reads what was written only after confirming that there is no conflict, which is recorded', async () => {
    const { link, id } = await practice.request({ full_name: 'Sealed Story', description: story });
    const { page, close } = await openPage(browser, link, desktop);
    await page.locator('article.sheet').waitFor();
    expect(await page.content()).not.toContain(story);
    await submitAnyway(page, 'clear-conflict');
    expect(await page.locator('.error').innerText()).toBe('Tick the box first.');
    expect(await page.content()).not.toContain(story);
    await page.check('#conflict');
    await page.click('text=Open what they wrote');
    expect(await page.locator('.written').innerText()).toBe(story);
    expect(await events(id)).toContain('conflict-cleared');
    await close();
  });

  test('reports how it went: no answer and a message have their next try, reached closes it', async () => {
    const { id, link, reference } = await practice.request({ full_name: 'Reported' });
    const { page, close } = await openPage(browser, link, phone);
    await page.locator('input[name=who][value=attorney]').check();
    await page.click('text=I have this');
    await page.locator('.taken').waitFor();
    await page.click('text=No answer');
    expect(await page.locator('main').innerText()).toMatch(/Last try: .* The next is due at/);
    expect(await minutesUntil(id, 'next_due_at')).toBeCloseTo(30, 0);
    await page.click('text=Left a message');
    await page.locator('article.sheet').waitFor();
    expect(await minutesUntil(id, 'remind_at')).toBeCloseTo(120, 0);
    expect(await minutesUntil(id, 'goes_on_at')).toBeCloseTo(135, 0);
    // The hour is told of before that, whatever was tried.
    expect(await minutesUntil(id, 'next_due_at')).toBeCloseTo(60, 0);
    expect(await events(id)).toEqual(['acknowledged', 'no-answer', 'left-message']);
    await sql`update followups set remind_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    const reminder = () => practice.mail.received().find(({ raw }) => raw.includes(`How did the call go? Request ${spoken(reference)}`));
    await until('the reminder is sent', () => reminder() !== undefined, 25);
    expect(textOf(reminder() as never)).toMatch(/The next one is due now\..*Without a report by .*, the alert goes to Attorney Name\./s);
    await page.click('text=Reached them');
    expect(await page.locator('main').innerText()).toContain('Closed: they were reached.');
    expect(await practice.followup(id)).toMatchObject({ state: 'reached', next_due_at: null, remind_at: null, goes_on_at: null });
    await close();
  });

  test('who takes it and says nothing is reminded, and then others are alerted; a late report still counts', async () => {
    const { id, link, reference } = await practice.request({ full_name: 'Silent' });
    const token = link.split('#')[1] ?? '';
    expect((await press({ token, do: 'acknowledge', who: 'attorney' })).status).toBe(200);
    expect(await minutesUntil(id, 'goes_on_at')).toBeCloseTo(15, 0);
    await sql`update followups set goes_on_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('the ladder goes on', async () => (await events(id)).includes('step'), 25);
    expect(await events(id)).toEqual(['acknowledged', 'went-on', 'step']);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_by: null });
    await until('they are alerted again', () => practice.mail.received().filter(({ raw }) => raw.includes(`request ${spoken(reference)}`)).length === 2, 25);
    expect((await press({ token, do: 'reached' })).status).toBe(200);
    expect(await practice.followup(id)).toMatchObject({ state: 'reached', acknowledged_by: 'attorney' });
  });

  test('cannot take it: the visitor gets a kind answer with next steps, under a subject that says nothing', async () => {
    const { reference, link, id } = await practice.request({ full_name: 'Not This One', email: 'not.this.one@example.com' });
    const { page, close } = await openPage(browser, link, desktop);
    await page.locator('article.sheet').waitFor();
    await page.click('summary:text("We cannot take it")');
    await page.check('#cannot');
    await page.click('button:text("We cannot take it")');
    expect(await page.locator('main').innerText()).toContain('We cannot take it, and they are being told.');
    const answer = () => practice.mail.received().find(({ envelope }) => envelope.to.includes('not.this.one@example.com'));
    await until('the visitor has an answer', () => answer() !== undefined, 25);
    const [, subject] = answer()?.headers.find(([name]) => name.toLowerCase() === 'subject') ?? [];
    expect(subject).toBe(`About your request, reference ${spoken(reference)}`);
    expect(textOf(answer() as never)).toContain('State Bar of Michigan');
    expect(await practice.followup(id)).toMatchObject({ state: 'declined', next_due_at: null });
    await close();
  });

  test('who comes second is told who has it', async () => {
    const { link } = await practice.request({ full_name: 'Two Lawyers' });
    const [one, two] = await Promise.all([openPage(browser, link, phone), openPage(browser, link, phone)]);
    for (const { page } of [one, two]) await page.locator('input[name=who]').first().waitFor();
    await one.page.locator('input[name=who][value=attorney]').check();
    await one.page.click('text=I have this');
    await one.page.locator('.taken').waitFor();
    await two.page.locator('input[name=who][value=second]').check();
    await two.page.click('text=I have this');
    expect(await two.page.locator('.taken').innerText()).toMatch(/^Attorney Name has this/);
    await Promise.all([one.close(), two.close()]);
  });
});

test('a technician of the firm takes no request, and stands in no list of those who do', async () => {
  const { link, id } = await practice.request({ full_name: 'Not For Technicians' });
  const { page, close } = await openPage(browser, link, desktop);
  await page.locator('article.sheet').waitFor();
  expect(await page.locator('main').innerText()).toContain('Managing Partner');
  expect(await page.locator('main').innerText()).not.toContain('Technician Name');
  await close();
  await press({ token: link.split('#')[1] ?? '', do: 'acknowledge', who: 'technician' });
  expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_at: null });
});

describe('a machine acknowledges nothing', () => {
  test('by visiting: 3,000 GET, HEAD, OPTIONS and prefetch hits', async () => {
    const { link, id } = await practice.request({ full_name: 'Visited' });
    const token = link.split('#')[1] ?? '';
    const addresses = [`${practice.product.url}/call`, `${practice.product.url}/call?token=${token}&do=acknowledge&who=attorney`];
    for (let round = 0; round < 30; round++)
      await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          fetch(addresses[at % 2] ?? '', { method: ['GET', 'HEAD', 'OPTIONS'][at % 3] ?? 'GET', headers: at % 2 ? { 'Sec-Purpose': 'prefetch' } : {} }),
        ),
      );
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_at: null });
  });

  test('by running the page and pressing every button', async () => {
    const { link, id } = await practice.request({ full_name: 'Scanned' });
    // Printing waits for a person.
    const { page, close } = await openPage(browser, link, desktop, (fresh) => fresh.addInitScript('window.print = () => undefined'));
    await page.locator('article.sheet').waitFor();
    const buttons = await page.locator('button, summary').count();
    expect(buttons).toBeGreaterThan(3);
    for (let at = 0; at < buttons; at++)
      await page
        .locator('button, summary')
        .nth(at)
        .click({ force: true, timeout: 2_000 })
        .catch(() => undefined);
    await close();
    // A scanner that knows nothing of forms submits them as they are.
    for (const action of ['acknowledge', 'cannot-take', 'clear-conflict']) {
      const again = await openPage(browser, link, desktop);
      await again.page.locator('article.sheet').waitFor();
      await submitAnyway(again.page, action);
      await again.close();
    }
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_at: null, conflict_cleared_at: null });
  });

  test('with a token that is forged, of another purpose, expired, revoked, or sent by another site', { timeout: 120_000 }, async () => {
    const { link, id, receipt, reference, code } = await practice.request({ full_name: 'Forged' });
    const token = link.split('#')[1] ?? '';
    const near = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toLowerCase(),
      ` ${token}`,
      `${token}=`,
      token.slice(1),
      receipt,
      code,
      reference,
      id,
    ];
    for (const forged of [...near, ...Array.from({ length: 2_000 }, () => randomBytes(32).toString('base64url'))])
      expect((await press({ token: forged, do: 'acknowledge', who: 'attorney' })).status).toBe(404);
    for (const wrong of ['', 'AAAAAAAA', code.split('').toReversed().join('')])
      expect((await press({ reference, code: wrong, do: 'acknowledge', who: 'attorney' })).status).toBe(404);
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await press({ token, do: 'acknowledge', who: 'attorney' }, headers)).status).toBe(403);
    for (const who of ['', 'nobody', '__proto__', 'constructor']) expect((await press({ token, do: 'acknowledge', who })).status).toBe(422);
    await sql`update deliveries set link_expires_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    expect((await press({ token, do: 'acknowledge', who: 'attorney' })).status).toBe(404);
    await sql`update deliveries set link_expires_at = now() + interval '1 hour', link_revoked_at = now() where case_review_id = ${id}`.execute(
      practice.scratch.db,
    );
    expect((await press({ token, do: 'acknowledge', who: 'attorney' })).status).toBe(404);
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing', acknowledged_at: null });
    await sql`update deliveries set link_revoked_at = null where case_review_id = ${id}`.execute(practice.scratch.db);
    expect((await press({ token, do: 'acknowledge', who: 'attorney' })).status).toBe(200);
  });

  test('and the sheet is stored by no cache, found by no search, and its address is passed to no one', async () => {
    const answer = await fetch(`${practice.product.url}/call`);
    expect(Object.fromEntries(['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => [name, answer.headers.get(name)]))).toEqual({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
});

describe('the visitor', () => {
  test('sees without loading the page again that the request was taken, and reads the truth when the hour is over', async () => {
    const { link, reference, receiptCode, id } = await practice.request({ full_name: 'Live Receipt' });
    const { page, close } = await openPage(browser, `${practice.product.url}/receipt`, phone);
    await page.clock.install();
    await typeReceipt(page, reference, receiptCode);
    expect(await page.locator('[data-live=now]').innerText()).toMatch(/^The lawyer on call has been told/);
    await sql`update followups set call_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await page.clock.runFor(16_000);
    await page.locator('[data-live=now]', { hasText: 'The hour is over and we have not reached you yet.' }).waitFor();
    expect((await press({ token: link.split('#')[1] ?? '', do: 'acknowledge', who: 'attorney' })).status).toBe(200);
    expect((await press({ token: link.split('#')[1] ?? '', do: 'no-answer' })).status).toBe(200);
    await page.clock.runFor(16_000);
    await page.locator('[data-live=now]', { hasText: 'We tried to reach you at' }).waitFor();
    expect((await press({ token: link.split('#')[1] ?? '', do: 'reached' })).status).toBe(200);
    await page.clock.runFor(16_000);
    await page.locator('[data-live=now]', { hasText: 'We spoke with you.' }).waitFor();
    expect(await page.locator('.promise').innerText()).toBe('We spoke with you');
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  test('is told by mail when the hour ends without anyone, in neutral words', async () => {
    const { id, reference } = await practice.request({ full_name: 'Late Hour', email: 'late.hour@example.com' });
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    const notice = () => practice.mail.received().find(({ envelope }) => envelope.to.includes('late.hour@example.com'));
    await until('the visitor is told', () => notice() !== undefined, 25);
    expect(notice()?.headers.find(([name]) => name.toLowerCase() === 'subject')?.[1]).toBe(`About your request, reference ${spoken(reference)}`);
    expect(textOf(notice() as never)).toContain('(810) 555-0146');
    expect(await practice.followup(id)).toMatchObject({ state: 'climbing' });
    expect((await practice.followup(id))['told_late_at']).not.toBeNull();
  });

  test('is not mailed after asking not to be, and not texted after STOP; then the sheet says that somebody must call', async () => {
    const { id, link, receipt } = await practice.request({ full_name: 'Leave Me', email: 'leave.me@example.com', phone: '313 555 0177' });
    expect((await postReceipt(practice.product.url, { token: receipt, do: 'reach', calls: 'on', texts: 'on' })).status).toBe(200);
    expect((await practice.followup(id))['no_mails_at']).not.toBeNull();
    expect((await inbound('STOP please', '+13135550177', 'wrong')).status).toBe(403);
    expect(await stopped('texts')).toBe(0);
    expect((await inbound('please quit texting this number', '+13135550177')).status).toBe(200);
    expect(await stopped('texts')).toBe(1);
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('nobody could be told', async () => (await practice.followup(id))['not_told_at'] !== null, 25);
    expect(await notices(id)).toEqual([
      { channel: 'email', state: 'refused', last_code: 'asked-not-to' },
      { channel: 'sms', state: 'refused', last_code: 'asked-not-to' },
    ]);
    expect(practice.mail.received().some(({ envelope }) => envelope.to.includes('leave.me@example.com'))).toBe(false);
    const token = link.split('#')[1] ?? '';
    expect(await (await press({ token })).text()).toContain('Not told: call them.');
    expect(await (await press({ token, do: 'told' })).text()).not.toContain('Not told: call them.');
  });

  test('who said STOP once is not texted for a new request either, until START; HELP is answered', async () => {
    const stop = await inbound('Stop', '+13135550178');
    expect(await stop.text()).not.toContain('<Message>');
    const { id } = await practice.request({ full_name: 'Again', email: '', phone: '(313) 555-0178' });
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('nobody could be told', async () => (await practice.followup(id))['not_told_at'] !== null, 25);
    expect((await notices(id)).map(({ channel, last_code }) => `${channel} ${last_code}`)).toEqual(['email no-address', 'sms asked-not-to']);

    expect(await (await inbound('HELP', '+13135550178')).text()).toMatch(/<Message>Blue Water Defense: .*Msg &amp; data rates may apply\. Reply STOP/);
    expect(await (await inbound('start', '+13135550178')).text()).toContain('are on again');
    const { id: next } = await practice.request({ full_name: 'Once More', email: '', phone: '313-555-0178' });
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${next}`.execute(practice.scratch.db);
    const text = () => practice.sms.received().find(({ body }) => new URLSearchParams(body).get('To') === '+13135550178');
    await until('the visitor is texted', () => text() !== undefined, 25);
    // Stored and counted as what it is.
    await until('it is noted', async () => (await notices(next)).some(({ state }) => state === 'handed-over'), 10);
    expect(await notices(next)).toContainEqual({ channel: 'sms', state: 'handed-over', last_code: null });
  });

  test('who asks by text for neither calls nor texts sees it on the receipt, and the lawyer on the sheet, until START', async () => {
    const { link, receipt } = await practice.request({ full_name: 'Neither', email: 'neither@example.com', phone: '313 555 0176' });
    const shown = async () => (await (await postReceipt(practice.product.url, { token: receipt })).text()).replace(/<[^>]+>/g, ' ');
    expect(await shown()).not.toContain('are off for your number');
    // One of the switches is turned off by hand before.
    await postReceipt(practice.product.url, { token: receipt, do: 'reach', calls: 'on', mails: 'on' });
    await inbound('please do not call or text me', '+13135550176');
    expect(await shown()).toContain('Calls are off for your number. Text START to (810) 555-0146 to turn them on.');
    expect(await shown()).toContain('Texts are off for your number. Text START to (810) 555-0146 to turn them on.');
    expect(await (await press({ token: link.split('#')[1] ?? '' })).text()).toContain('Asked not to be called.');
    await inbound('START', '+13135550176');
    expect(await shown()).not.toContain('are off for your number');
    const page = await (await postReceipt(practice.product.url, { token: receipt })).text();
    for (const switched of ['calls', 'texts', 'mails']) expect(page).toMatch(new RegExp(`<input[^>]*name="${switched}"[^>]*checked`));
  });

  test('is written to once a day, however often a stranger types the address', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push((await practice.request({ full_name: `Stranger ${at}`, email: 'victim@example.com', phone: '313 555 0179' })).id);
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = any(${ids}::uuid[])`.execute(practice.scratch.db);
    const settled = async () =>
      (
        await Promise.all(
          ids.map(async (id) => (await practice.followup(id))['not_told_at'] !== null || (await notices(id)).some(({ state }) => state === 'handed-over')),
        )
      ).every(Boolean);
    await until('all are settled', settled, 40);
    const mails = practice.mail.received().filter(({ envelope }) => envelope.to.includes('victim@example.com'));
    const texts = practice.sms.received().filter(({ body }) => new URLSearchParams(body).get('To') === '+13135550179');
    expect([mails.length, texts.length <= 1]).toEqual([1, true]);
  });

  test.each(['+1 876 555 1234', '900-555-1234', '313 555 0180 x12'])(
    'with the number %s is not texted: it costs a stranger money, or is no phone',
    async (number) => {
      const { id } = await practice.request({ full_name: 'Odd Number', email: '', phone: number });
      await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
      await until('nobody could be told', async () => (await practice.followup(id))['not_told_at'] !== null, 25);
      expect((await notices(id)).map(({ last_code }) => last_code)).toEqual(['no-address', 'no-number']);
    },
  );

  test('who is declined without an e-mail address is told by text, and not told that anybody read it', async () => {
    const { id, link } = await practice.request({ full_name: 'Declined', email: '', phone: '313 555 0181' });
    await press({ token: link.split('#')[1] ?? '', do: 'cannot-take', who: 'confirmed' });
    const text = () => practice.sms.received().find(({ body }) => new URLSearchParams(body).get('To') === '+13135550181');
    await until('the visitor is told', () => text() !== undefined, 25);
    expect(new URLSearchParams(text()?.body).get('Body')).toMatch(/we cannot take it on/);
    expect(await practice.followup(id)).toMatchObject({ state: 'declined', not_told_at: null });
  });

  test('whose mailbox refuses is told by text', async () => {
    const { id, link } = await practice.request({ full_name: 'Mistyped', email: 'refused@example.com', phone: '313 555 0182' });
    practice.mail.refuse('refused@example.com');
    await press({ token: link.split('#')[1] ?? '', do: 'cannot-take', who: 'confirmed' });
    const text = () => practice.sms.received().find(({ body }) => new URLSearchParams(body).get('To') === '+13135550182');
    await until('the visitor is told', () => text() !== undefined, 25);
    expect((await notices(id, 'declined-notice')).map(({ channel, state }) => `${channel} ${state}`)).toContain('email refused');
  });

  test('who takes the request back is not called, and closes every link to it when it is erased', async () => {
    const { link, receipt, id } = await practice.request({ full_name: 'Taken Back' });
    await postReceipt(practice.product.url, { token: receipt, do: 'erase' });
    expect(await (await press({ token: link.split('#')[1] ?? '' })).text()).toContain('was taken back');
    expect(await practice.followup(id)).toMatchObject({ state: 'withdrawing' });
    await sql`update followups set withdraw_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    await until('it is erased', async () => (await practice.followup(id))['state'] === 'withdrawn', 20);
    expect((await press({ token: link.split('#')[1] ?? '' })).status).toBe(404);
    expect(await practice.followup(id)).toMatchObject({ state: 'withdrawn', next_due_at: null });
  });
});

async function notices(id: string, kind = 'late-notice') {
  const { rows } = await sql<{ channel: string; state: string; last_code: string | null }>`
    select channel, state, last_code from deliveries where case_review_id = ${id} and kind = ${kind} order by created_at, channel`.execute(practice.scratch.db);
  return rows;
}

async function minutesUntil(id: string, column: string): Promise<number> {
  return ((await practice.followup(id))[column] as Date).getTime() / 60_000 - Date.now() / 60_000;
}

async function stopped(channel: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from suppressions where channel = ${channel} and case_review_id is null`.execute(
    practice.scratch.db,
  );
  return rows[0]?.count ?? 0;
}

function press(fields: Record<string, string>, headers: Record<string, string> = { origin: practice.product.url }): Promise<Response> {
  return fetch(`${practice.product.url}/call`, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** Past the browser's own check of required fields, as a machine does it. */
async function submitAnyway(page: Page, action: string): Promise<void> {
  await page.locator(`form:has([name=do][value=${action}])`).evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForLoadState();
}

async function events(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from followup_events where case_review_id = ${id} order by id`.execute(practice.scratch.db);
  return rows.map(({ kind }) => kind);
}

function inbound(body: string, from: string, token = smsToken): Promise<Response> {
  // In the order of their names, which is how they are signed.
  const fields = { Body: body, From: from, To: '+18105550146' };
  const said = Object.entries(fields).flat().join('');
  const signature = createHmac('sha1', token).update(`${practice.product.url}/sms/inbound${said}`).digest('base64');
  return fetch(`${practice.product.url}/sms/inbound`, { method: 'POST', headers: { 'X-Twilio-Signature': signature }, body: new URLSearchParams(fields) });
}
