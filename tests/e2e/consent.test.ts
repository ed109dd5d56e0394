import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference } from '#case-review/erase.ts';
import type { Draft } from '#case-review/schema.ts';
import { startNumber, stopNumber } from '#followup/request/stops.ts';
import { canaryPass } from '#incidents/canary.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { oldSecrets } from '#server/key-check.ts';
import { wordingOf } from '#site/form-facts.ts';
import { earlierConsents, englishForm } from '#site/words/form.en.ts';
import { openSecrets } from '#vault/secrets.ts';
import { desktop, launchBrowser, noScript, openReceipt } from '../testkit/browser.ts';
import { command } from '../testkit/command.ts';
import { fieldsOf, postReceipt, receiptIn } from '../testkit/front-door.ts';
import { type Practice, startPractice } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { filledIn, receiverOf, scratchDatabase, submissionOf } from '../testkit/requests.ts';

const wording = wordingOf(englishForm('', 'Blue Water Defense'));
const secrets = openSecrets(demoSecrets.INTAKE_SECRET);

let practice: Practice;
let browser: Browser;
beforeAll(async () => {
  [practice, browser] = await Promise.all([startPractice(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

describe('whoever sends the form', () => {
  const ways: [string, Partial<Draft>, string, string[]][] = [
    ['and refuses e-mail is neither mailed nor texted, and somebody must call', { no_email: true }, 'Call', ['email not-agreed', 'sms not-agreed']],
    ['for texts and refuses e-mail is texted and not mailed', { consent_text: true, no_email: true }, 'Call, Text', ['email not-agreed', 'sms handed-over']],
    ['as it is, with an address, is mailed and not texted', {}, 'Call, Email', ['email handed-over']],
  ];
  test.each(ways)('%s', async (_, ticked, agreed, told) => {
    const own = { full_name: agreed, phone: `313 555 02${10 + told.length * 3 + agreed.length}`, email: `way.${agreed.length}@example.com` };
    const { id } = await practice.request({ ...own, consent_text: false, ...ticked });
    await sql`update followups set call_due_at = now(), next_due_at = now() where case_review_id = ${id}`.execute(practice.scratch.db);
    const settled = async () => (await notices(id)).length === told.length && !(await notices(id)).some((one) => one.endsWith('waiting'));
    await until('it is settled', settled, 25);
    expect(await notices(id)).toEqual(told);
    const mailed = practice.mail.received().some(({ envelope }) => envelope.to.includes(own.email));
    const texted = practice.sms.received().some(({ body }) => new URLSearchParams(body).get('To') === `+1${own.phone.replace(/\D/g, '')}`);
    expect([texted, mailed]).toEqual([ticked.consent_text ?? false, !ticked.no_email]);
    if (agreed === 'Call') await until('somebody must call', async () => (await practice.followup(id))['not_told_at'] !== null, 10);
  });

  test('without an address agrees to no mail', async () => {
    const { id } = await practice.request({ full_name: 'No Address', email: '' });
    expect(await consentsOf(id)).toMatchObject([{ texts: true, mails: false }]);
  });

  test.each([true, false])('without JavaScript has the same choices: both ticked is %s', async (ticked) => {
    const draft = filledIn({ full_name: `Plain ${ticked}`, description: `Plain form, boxes ${ticked}`, consent_text: ticked, no_email: ticked });
    const id = await plainly(fieldsOf(draft));
    expect(await consentsOf(id)).toEqual([{ version: 2, language: 'en', wording, calls: true, texts: ticked, mails: !ticked }]);
  });

  test('from a page of an earlier release is recorded with the words of that page, called and mailed, and not texted', async () => {
    const { consent_text: _text, no_email: _email, ...draft } = filledIn({ full_name: 'Old Page', description: 'A page that stood open over the update' });
    const first = { version: 1, language: 'en', wording: earlierConsents[1], calls: true, texts: false, mails: true };
    expect(await consentsOf(await plainly({ ...draft, consent: 'yes' }))).toEqual([first]);
    // A box that those words did not have counts for nothing.
    expect(await consentsOf(await plainly({ ...draft, city: 'Troy', consent: 'yes', consent_text: 'on', no_email: 'on' }))).toEqual([first]);

    const island = JSON.stringify({ draft: { ...draft, full_name: 'Old Island' }, key: crypto.randomUUID(), page: '/', attribution: {} });
    const headers = { origin: practice.product.url, 'Content-Type': 'application/json' };
    const sent = await fetch(`${practice.product.url}/case-review`, { method: 'POST', headers, body: island });
    const { reference } = (await sent.json()) as { reference: string };
    expect(await consentsOf(await idOf(reference))).toEqual([first]);
  });
});

describe('a receipt', () => {
  const eachWay: [string, BrowserContextOptions, string][] = [
    ['with JavaScript', desktop, '313 555 0231'],
    ['without JavaScript', noScript, '313 555 0232'],
  ];
  test.each(eachWay)('turns texts on %s with the same sentences as the form, and that is written down as a consent', async (_, screen, phone) => {
    const request = await practice.request({ full_name: `Later ${phone}`, phone, consent_text: false, no_email: true });
    const { page, close } = await openReceipt(browser, practice.product.url, request, screen);
    await page.locator('.reach-choices summary').click();
    expect(await Promise.all(['calls', 'texts', 'mails'].map((name) => page.locator(`[name=${name}]`).isChecked()))).toEqual([true, false, false]);
    const [, texts, , mails] = wording.split('\n');
    expect((await page.locator('label:has([name=texts])').innerText()).replace(/\s+/g, ' ').trim()).toBe(texts);
    expect((await page.locator('label:has([name=mails])').innerText()).trim()).toBe(mails);
    await page.locator('[name=texts]').check();
    await page.click('button[value=reach]');
    expect(await page.locator('[name=texts]').isChecked()).toBe(true);
    await close();

    expect(await consentsOf(request.id)).toMatchObject([
      { version: 2, calls: true, texts: false, mails: false },
      { version: 2, language: 'en', wording, calls: false, texts: true, mails: false },
    ]);
    const { said } = await lookUp(practice.env['DATABASE_URL'] ?? '', phone);
    expect(said.match(/agreed to .*?,/g)).toEqual(['agreed to calls,', 'agreed to texts,']);
  });

  test('says no again, and START by text does not say yes for it', async () => {
    const request = await practice.request({ full_name: 'Never Asked', phone: '313 555 0233', consent_text: false });
    await stopNumber(practice.scratch.db, secrets, '313 555 0233', ['texts']);
    await startNumber(practice.scratch.db, secrets, '313 555 0233');
    const html = await (await postReceipt(practice.product.url, { token: request.receipt })).text();
    expect(/<input[^>]*name="texts"[^>]*>/.exec(html)?.[0]).not.toContain('checked');
    await postReceipt(practice.product.url, { token: request.receipt, do: 'reach', calls: 'on', wording: '2' });
    const after = await (await postReceipt(practice.product.url, { token: request.receipt })).text();
    expect(/<input[^>]*name="mails"[^>]*>/.exec(after)?.[0]).not.toContain('checked');
    expect((await practice.followup(request.id))['no_mails_at']).not.toBeNull();
  });
});

describe('the proof of consent', () => {
  test('is found by number or address after the request was erased, under a newer secret too, and says neither', async () => {
    const scratch = await scratchDatabase(practice.product.postgres, 'proofs');
    const draft = filledIn({ phone: '(313) 555-0240', email: 'Proof@example.com', consent_text: true });
    const received = await receiveCaseReview(receiverOf(scratch, secrets), submissionOf(draft, crypto.randomUUID()));
    if (received.kind !== 'received') throw new Error('not received');
    await eraseByReference(scratch.db, received.reference);
    // Nothing but the proofs of number and address needs the secret from here on.
    await sql`update case_reviews set receipt_expires_at = now()`.execute(scratch.db);
    expect(await oldSecrets(scratch.db, openSecrets(`2:${randomBytes(32).toString('hex')},1:${demoSecrets.INTAKE_SECRET}`))).toEqual([
      { version: 1, needed: 2 },
    ]);
    await stopNumber(scratch.db, secrets, '313 555 0240', ['texts']);

    const newer = { INTAKE_SECRET: `2:${randomBytes(32).toString('hex')},1:${demoSecrets.INTAKE_SECRET}` };
    const number = await lookUp(scratch.url, '+1 313-555-0240', newer);
    expect(number.status).toBe(0);
    expect(number.said).toMatch(/^\d{4}-\d\d-\d\d {2}agreed to calls and texts, wording 2 \(en\):\n {2}Yes, call me\.\n\S+Z {2}stopped texts\n$/);
    const address = await lookUp(scratch.url, 'proof@EXAMPLE.com', newer);
    expect(address).toMatchObject({ status: 0, said: expect.stringContaining('agreed to mails, wording 2') });
    for (const { said } of [number, address]) expect(said).not.toMatch(/0240|proof@/i);
    for (const unknown of ['313 555 0241', 'nobody@example.com', 'nothing'])
      expect(await lookUp(scratch.url, unknown, newer)).toEqual({ status: 1, said: 'No proof of consent: not known here, or kept long enough.\n' });
    await scratch.close();
  });

  test('is written once, however often a request is sent, and not for the product’s own test requests', async () => {
    const scratch = await scratchDatabase(practice.product.postgres, 'once');
    const receiver = receiverOf(scratch, secrets);
    const submission = submissionOf(filledIn({ no_email: true }), crypto.randomUUID());
    for (let time = 0; time < 3; time++) await receiveCaseReview(receiver, submission);
    await receiveCaseReview(receiver, { ...submissionOf(filledIn(), crypto.randomUUID()), canaryPass: canaryPass(secrets.current.key, new Date()) });
    const { rows } = await sql`select calls, texts, mails from consent_proofs`.execute(scratch.db);
    expect(rows).toEqual([{ calls: true, texts: true, mails: false }]);
    await scratch.close();
  });

  test('keeps its words: what somebody once agreed to is neither changed nor deleted', async () => {
    for (const change of [sql`update consent_wordings set wording = 'Anything'`, sql`delete from consent_wordings`])
      await expect(change.execute(practice.scratch.db)).rejects.toThrow('never changed or deleted');
  });
});

function lookUp(url: string, who: string, env: NodeJS.ProcessEnv = {}) {
  return command('consent', [], { DATABASE_URL: url, ...env }, `${who}\n`);
}

async function plainly(fields: Record<string, string | boolean>): Promise<string> {
  const body = new URLSearchParams({ ...(fields as Record<string, string>), page: '/' });
  const token = await receiptIn(await fetch(`${practice.product.url}/free-consultation`, { method: 'POST', headers: { origin: practice.product.url }, body }));
  const page = await (await postReceipt(practice.product.url, { token })).text();
  return idOf(/Your reference <b>([A-Z0-9 ]+)</.exec(page)?.[1]?.replaceAll(' ', '') ?? '');
}

async function idOf(reference: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from case_reviews where reference = ${reference}`.execute(practice.scratch.db);
  return rows[0]?.id ?? '';
}

async function consentsOf(id: string) {
  const { rows } = await sql`select version, w.language, wording, calls, texts, mails from consents join consent_wordings w on hash = wording_hash
    where case_review_id = ${id} order by given_at`.execute(practice.scratch.db);
  return rows;
}

async function notices(id: string): Promise<string[]> {
  const { rows } = await sql<{ notice: string }>`select channel || ' ' || case state when 'refused' then last_code else state end as notice
    from deliveries where case_review_id = ${id} and kind = 'late-notice' order by created_at, channel`.execute(practice.scratch.db);
  return rows.map(({ notice }) => notice);
}
