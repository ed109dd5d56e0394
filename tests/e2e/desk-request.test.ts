import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseByReference } from '#case-review/erase.ts';
import { spoken } from '#case-review/reference.ts';
import { calendarDay, daysLater, instantAt } from '#firm/clock.ts';
import { desktop, launchBrowser, noScript, openPage, phone, typeReceipt } from '../testkit/browser.ts';
import { axeAt, type DeskWorld, type Somebody, signIn, startDesk } from '../testkit/desk.ts';
import { textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';

let world: DeskWorld;
let browser: Browser;
const signed = new Map<Somebody, Page>();

beforeAll(async () => {
  [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
  mkdirSync('test-results', { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

const story = 'Charge OWI second, 72nd District Court';

describe('conflict check', () => {
  test('a name of an earlier request and one of the imported list are found, with the reason; a conflict shuts the story for good', async () => {
    const page = await as('attorney');
    await importList(page, 'name,role,born,number\n"Núñez, José",adverse,1980-02-01,24-118\nSample Client,client,,\n');
    expect(await page.locator('[role=status]').innerText()).toBe('Imported: 1 client and 1 adverse party. The list from before is gone.');
    expect(await axeAt(page)).toEqual([]);
    const earlier = await world.request({ full_name: 'Jane Ann Roe' });
    const { reference, id } = await world.request({
      who: 'Someone else',
      full_name: 'Jane Roe',
      their_name: 'Jose Nunez',
      their_birth: '2/1/1980',
      relation: 'Brother',
      description: story,
    });
    await open(page, reference);
    // Whom to call and for whom, before anybody has decided anything.
    expect(await page.locator('.request-head h1').innerText()).toBe('Jane Roe');
    expect(await page.locator('.request-head .request-other').innerText()).toBe('asks for Jose Nunez');
    expect(await page.locator('.facts').innerText()).toMatch(/Who writes\s+Jane Roe[\s\S]*Who needs help\s+Jose Nunez[\s\S]*Relation\s+Brother/);
    const hits = page.locator('.hit');
    expect(await hits.first().innerText()).toMatch(
      /Núñez, José[\s\S]*Adverse party, born 1980-02-01, no. 24-118[\s\S]*Who needs help:[\s\S]*other order[\s\S]*the same birth date/,
    );
    expect(await page.locator('.hits').innerText()).toMatch(new RegExp(`Jane Ann Roe[\\s\\S]*Request ${spoken(earlier.reference)}[\\s\\S]*one has more names`));
    expect(await page.content()).not.toContain(story);
    await shots(page, 'request-names');
    await page.goto(`${world.deskUrl}/requests/${reference}/story`);
    expect(await page.locator('main').innerText()).toContain('First an attorney or an owner confirms that there is no conflict.');
    expect(await page.content()).not.toContain(story);

    await open(page, reference);
    await page.click('summary:text("There is a conflict")');
    await page.check('#find-sure');
    await page.click('button:text-is("Conflict")');
    await said(page, 'A conflict. What they wrote stays shut for good.');
    expect(await page.locator('.conflict').innerText()).toContain('Decline it, or give it to somebody');
    expect(await page.locator('#clear-sure').count()).toBe(0);
    expect(await axeAt(page)).toEqual([]);
    // Also by hand, and also for somebody who had confirmed the opposite.
    expect(await post(page, reference, { do: 'clear-conflict', sure: 'yes' })).toContain('did=over');
    await sql`update followups set conflict_cleared_at = present() where case_review_id = ${id}`.execute(world.scratch.db);
    await page.goto(`${world.deskUrl}/requests/${reference}/story`);
    expect(await page.locator('main').innerText()).toContain('A conflict was found. It stays shut for good.');
    expect(await page.content()).not.toContain(story);
    expect(await events(id)).toContain('conflict-found');
    expect(await logged(id)).not.toContain('story-opened');
  });

  test('without a conflict an attorney opens what they wrote, and every look is in the log; staff and technicians cannot', async () => {
    const { reference, id } = await world.request({ full_name: 'Sealed Story', description: story });
    const staff = await as('office');
    await open(staff, reference);
    expect(await staff.locator('.conflict').innerText()).toContain('An attorney or an owner decides this.');
    expect(await post(staff, reference, { do: 'clear-conflict', sure: 'yes' })).toContain('did=refused');
    expect(await post(staff, reference, { do: 'find-conflict', sure: 'yes' })).toContain('did=refused');
    expect((await logged(id)).filter((act) => act === 'not-allowed')).toHaveLength(2);

    const page = await as('attorney');
    await open(page, reference);
    await page.check('#clear-sure');
    await page.click('button:text-is("No conflict")');
    await said(page, 'No conflict. What they wrote can be opened.');
    expect(await events(id)).toContain('conflict-cleared');
    await page.click('text=Open what they wrote');
    await page.locator('.written').first().waitFor();
    expect(await page.locator('.story .written').innerText()).toBe(story);
    expect(await axeAt(page)).toEqual([]);
    await shots(page, 'story');
    await page.fill('[name=note]', 'A note for attorneys only');
    await page.click('text=Keep the note');
    await page.locator('.notes .written').waitFor();
    expect((await logged(id)).filter((act) => act === 'story-opened').length).toBeGreaterThanOrEqual(2);

    await staff.goto(`${world.deskUrl}/requests/${reference}/story`);
    expect(await staff.content()).not.toContain(story);
    await open(staff, reference);
    expect(await staff.locator('main').innerText()).toContain('A note for attorneys.');
    expect(await staff.content()).not.toContain('attorneys only');
    const technician = await as('technician');
    for (const path of ['', '/story', '/appointment.ics']) {
      const answer = await technician.goto(`${world.deskUrl}/requests/${reference}${path}`);
      expect(answer?.status()).toBe(403);
      expect(await technician.content()).not.toContain('Sealed Story');
    }
  });

  test('a list that cannot be read is named line by line, and the old one stays', async () => {
    const page = await as('office');
    await importList(page, 'name,role\nGood One,client\n');
    await importList(page, 'name,role\n=1+1,client\nNo Role,friend\n');
    expect(await page.locator('[role=alert]').innerText()).toMatch(/Line 2: a cell begins like a formula[\s\S]*Line 3: the role is neither client nor adverse/);
    expect(await page.locator('main').innerText()).toContain('1 client and 0 adverse parties');
    expect(await axeAt(page)).toEqual([]);
    await shots(page, 'conflicts');
    const { rows } = await sql<{ sealed: Buffer; lists: number }>`select sealed, count(*) over ()::int as lists from conflict_lists`.execute(world.scratch.db);
    expect(rows[0]?.lists).toBe(1);
    expect(rows[0]?.sealed.includes('Good One')).toBe(false);
  });
});

describe('reports', () => {
  test('declined: the visitor is told after ten minutes, and not if it was undone before', async () => {
    const { reference, id, receiptCode } = await world.request({ full_name: 'Not This One', email: 'not.this.one@example.com' });
    const page = await as('attorney');
    await open(page, reference);
    await decline(page);
    await said(page, 'Declined. They are told in ten minutes, unless it is undone.');
    expect(await page.locator('.undo').innerText()).toMatch(/declined[\s\S]*can be undone until[\s\S]*the receipt stays as it was/);
    expect(await axeAt(page)).toEqual([]);
    await shots(page, 'request-undo');
    expect(await onReceipt(reference, receiptCode)).not.toContain('We cannot take this on');
    // It stays as it was, and promises no call that nobody is going to make.
    expect(await page.locator('.see').innerText()).not.toMatch(/We cannot take this on|is going to call you/);
    await page.click('button:text-is("Undo")');
    await said(page, 'Undone. It stands as before.');
    expect(await world.followup(id)).toMatchObject({ state: 'climbing', closed_at: null, closed_as: null });
    await tenMinutesLater(id);
    await until('the ladder goes on', async () => (await events(id)).includes('undone'), 5);

    await open(page, reference);
    await decline(page);
    await said(page, 'Declined. They are told in ten minutes, unless it is undone.');
    expect(answersTo('not.this.one@example.com')).toEqual([]);
    await tenMinutesLater(id);
    await until('the visitor has an answer', () => answersTo('not.this.one@example.com').length > 0, 25);
    expect(textOf(answersTo('not.this.one@example.com')[0] as never)).toContain('State Bar of Michigan');
    expect(await onReceipt(reference, receiptCode)).toContain('We cannot take this on');
    await open(page, reference);
    expect(await page.locator('.undo').count()).toBe(0);
    expect(await page.locator('.see').innerText()).toContain('We cannot take this on');
    expect(await post(page, reference, { do: 'undo', report: '1' })).toContain('did=too-late');
    expect(answersTo('not.this.one@example.com')).toHaveLength(1);
  });

  test('referred: the mail says to whom, and the receipt says so without a name', async () => {
    const { reference, id, receiptCode } = await world.request({ full_name: 'Sent On', email: 'sent.on@example.com' });
    const page = await as('office');
    await open(page, reference);
    await page.click('summary:text-is("Refer")');
    await page.fill('[name=to]:visible', 'Thumb Legal Aid, (810) 555-0177');
    await page.click('button:text-is("Refer")');
    await said(page, 'Referred. They are told in ten minutes, unless it is undone.');
    await tenMinutesLater(id);
    await until('the visitor has an answer', () => answersTo('sent.on@example.com').length > 0, 25);
    expect(textOf(answersTo('sent.on@example.com')[0] as never)).toContain('Thumb Legal Aid, (810) 555-0177');
    const receipt = await onReceipt(reference, receiptCode);
    expect(receipt).toContain('Somebody else may help');
    expect(receipt).not.toContain('Thumb');
    const { rows } = await sql<{ row: string }>`select row_to_json(followups)::text as row from followups where case_review_id = ${id}`.execute(
      world.scratch.db,
    );
    expect(rows[0]?.row).not.toContain('Thumb');
  });

  test('an appointment: a calendar file without a name, and the receipt tells it after ten minutes', async () => {
    const { reference, id, receiptCode } = await world.request({ full_name: 'Pat Appointed' });
    const page = await as('attorney');
    await open(page, reference);
    const day = daysLater(calendarDay(new Date()), 3);
    await page.click('summary:text-is("Appointment")');
    await page.fill('[name=day]', day);
    await page.fill('[name=time]', '14:30');
    await page.click('text=Keep this appointment');
    await said(page, 'The appointment stands.');
    expect(await page.locator('.appointment').innerText()).toMatch(/2:30 PM · At our office · request/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Calendar file')]);
    const file = (await streamed(await download.createReadStream())).toString('utf8');
    expect(file).toContain(
      `DTSTART:${instantAt(day, '14:30')
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, '')}\r\n`,
    );
    expect(file).toContain(`SUMMARY:Case review ${spoken(reference)}\r\n`);
    expect(file).not.toMatch(/Appointed|555-0100/);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(await world.followup(id)).toMatchObject({ state: 'reached', appointment_where: 'office' });
    expect(await onReceipt(reference, receiptCode)).not.toContain('Your appointment');
    await tenMinutesLater(id);
    expect(await onReceipt(reference, receiptCode)).toMatch(/Your appointment[\s\S]*2:30 PM, at our office/);
    await open(page, reference);
    expect(await page.locator('.see').innerText()).toMatch(/Your appointment[\s\S]*at our office/);
    await shots(page, 'request-appointment');
    // A day in the past is no appointment.
    expect(await post(page, reference, { do: 'appointment', day: '2020-01-01', time: '10:00', where: 'office' })).toContain('did=wrong-time');
  });

  test('no answer can be undone; hired comes after reached', async () => {
    const { reference, id } = await world.request({ full_name: 'Step By Step' });
    const page = await as('attorney');
    await open(page, reference);
    await page.click('text=I have this');
    await said(page, 'You have it. Nobody else is alerted.');
    await page.click('button:text-is("No answer")');
    await said(page, 'Written down: nobody answered.');
    expect(await world.followup(id)).toMatchObject({ tried_at: expect.any(Date) });
    await page.click('button:text-is("Undo")');
    await said(page, 'Undone. It stands as before.');
    expect(await world.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'attorney', tried_at: null });
    await page.click('button:text-is("Reached them")');
    await said(page, 'Written down: they were reached.');
    await page.click('text=They hired us');
    await said(page, 'Written down: they hired us.');
    await page.reload();
    expect((await events(id)).filter((kind) => kind === 'hired')).toHaveLength(1);
    expect(await events(id)).toEqual(['acknowledged', 'no-answer', 'undone', 'reached', 'hired']);
  });
});

test('given to somebody else: they are alerted, and whoever looks at the old page changes nothing', async () => {
  const { reference, id } = await world.request({ full_name: 'Handed Over' });
  const [page, other] = [await as('attorney'), await as('second')];
  await Promise.all([open(page, reference), open(other, reference)]);
  await page.click('summary:text("Give it to somebody")');
  await page.selectOption('[name=to]:visible', 'second');
  await page.click('text=Give it to them');
  await said(page, 'They have it now, and are being alerted.');
  expect(await world.followup(id)).toMatchObject({ state: 'acknowledged', acknowledged_by: 'second' });
  const alerts = () => world.mail.received().filter(({ raw, envelope }) => envelope.to.includes('second@example.com') && raw.includes(spoken(reference)));
  await until('the other person is alerted', () => alerts().length > 0, 25);
  const texts = () =>
    world.sms.received().filter(({ body }) => {
      const sent = new URLSearchParams(body);
      return sent.get('To') === '+18105550147' && sent.get('Body')?.includes(spoken(reference));
    });
  await until('by text as well', () => texts().length > 0, 25);
  await other.click('button:text-is("No answer")');
  await said(other, 'Nothing was changed: somebody did something meanwhile. Look below, then press again if it is still right.');
  expect(await world.followup(id)).toMatchObject({ tried_at: null });
  expect(await other.locator('.timeline').innerText()).toContain('Ellen Halvorsen gave it to Teresa Nowak');
  await other.click('button:text-is("No answer")');
  await said(other, 'Written down: nobody answered.');
});

test('two people take the same request: one has it, and the other sees who', async () => {
  const { reference, id } = await world.request({ full_name: 'Two Lawyers' });
  const [one, two] = [await as('attorney'), await as('second')];
  await Promise.all([open(one, reference), open(two, reference)]);
  await Promise.all([one.click('text=I have this'), two.click('text=I have this')]);
  await Promise.all([one.waitForURL('**?did=*'), two.waitForURL('**?did=*')]);
  expect((await events(id)).filter((kind) => kind === 'acknowledged')).toHaveLength(1);
  const { acknowledged_by } = await world.followup(id);
  const loser = acknowledged_by === 'attorney' ? two : one;
  expect(await loser.locator('.notice').first().innerText()).toMatch(/Somebody else has it already|somebody did something meanwhile/);
  expect(await loser.locator('.request-head').innerText()).toContain(acknowledged_by === 'attorney' ? 'Ellen Halvorsen has it' : 'Teresa Nowak has it');
});

test('a corrected number gets the next text, and a dead mail address is forgotten', async () => {
  const { reference, id } = await world.request({ full_name: 'Wrong Number', phone: '810-555-0111', email: 'dead@example.com', consent_text: true });
  await sql`update followups set mail_dead_at = present(), has_mail = false where case_review_id = ${id}`.execute(world.scratch.db);
  const { rows: before } = await sql<{ digest: Buffer }>`select phone_digest as digest from case_reviews where id = ${id}`.execute(world.scratch.db);
  const page = await as('office');
  await open(page, reference);
  expect(await page.locator('.reach').innerText()).toContain('Mails to this address come back.');
  await page.click('summary:text("Correct phone or mail")');
  await page.fill('[name=phone]', '(810) 555-0199');
  await page.fill('[name=email]', '');
  await page.click('button:text-is("Correct")');
  await said(page, 'Corrected. The next message goes there.');
  expect(await page.locator('a[href="tel:+18105550199"]').count()).toBe(1);
  expect(await page.locator('.reach').innerText()).not.toContain('come back');
  const renewed = () =>
    sql<{ digest: Buffer; due: boolean }>`select phone_digest as digest, corrected_at is not null as due from case_reviews where id = ${id}`.execute(
      world.scratch.db,
    );
  await until('the digest is renewed', async () => (await renewed()).rows[0]?.due === false, 25);
  expect((await renewed()).rows[0]?.digest.equals(before[0]?.digest ?? Buffer.alloc(0))).toBe(false);
  await open(page, reference);
  await decline(page);
  await said(page, 'Declined. They are told in ten minutes, unless it is undone.');
  await tenMinutesLater(id);
  const texts = (to: string) => world.sms.received().filter(({ body }) => new URLSearchParams(body).get('To') === to);
  await until('the text has gone to the new number', () => texts('+18105550199').length > 0, 30);
  expect(texts('+18105550111')).toEqual([]);
  for (const wrong of [
    { phone: '12', email: '' },
    { phone: '(810) 555-0199', email: 'a@b.example\nBcc: x@y.example' },
  ])
    expect(await post(page, reference, { do: 'correct', ...wrong })).toMatch(/did=wrong-(phone|mail)/);
});

test('notes are sealed, read by the desk alone, and gone when the request is erased', async () => {
  const { reference, id } = await world.request({ full_name: 'Noted Person' });
  const page = await as('office');
  await open(page, reference);
  await page.fill('[name=note]', 'Call after five, mother answers');
  await page.click('text=Keep the note');
  await said(page, 'The note is kept.');
  expect(await page.locator('.notes').innerText()).toContain('Call after five, mother answers');
  await page.reload();
  const stored = await sql<{
    sealed: Buffer;
    keys: string[];
  }>`select sealed, array(select recipient from desk_keys where sealed_id = notes.id order by 1) as keys
    from notes where case_review_id = ${id}`.execute(world.scratch.db);
  expect(stored.rows).toHaveLength(1);
  expect(stored.rows[0]?.sealed.includes('mother')).toBe(false);
  expect(stored.rows[0]?.keys).toEqual(['desk', 'recovery']);
  expect(await eraseByReference(world.scratch.db, reference)).toBe(true);
  const { rows: left } =
    await sql`select from notes left join desk_keys on sealed_id = notes.id where case_review_id = ${id} and (sealed is not null or sealed_id is not null)`.execute(
      world.scratch.db,
    );
  expect(left).toEqual([]);
  await page.goto(`${world.deskUrl}/requests/${reference}`);
  expect(await page.locator('main').innerText()).toMatch(/^This request is erased/);
});

test('the consent record: what they agreed to and when, in the words that they saw, on the screen and on paper', async () => {
  const { reference, id } = await world.request({ full_name: 'Has Agreed', consent_text: true, email: '' });
  const page = await as('office');
  await open(page, reference);
  const agreed = page.locator('.facts div', { has: page.locator('dt:text-is("Agreed to")') });
  expect(await agreed.locator('dd bdi').innerText()).toMatch(/^calls, texts, .*\d/);
  const { rows } = await sql<{ wording: string }>`select wording from consents join consent_wordings on hash = wording_hash
    where case_review_id = ${id}`.execute(world.scratch.db);
  expect(rows).toHaveLength(1);
  const wording = agreed.locator('details p');
  await page.emulateMedia({ media: 'print' });
  expect(await wording.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  expect(await wording.isVisible()).toBe(false);
  await agreed.locator('summary').click();
  expect(await wording.innerText()).toBe(rows[0]?.wording.replace(/\s+/g, ' '));
});

test('without script all of it works: taken, a report, undone, a note', async () => {
  const { reference, id } = await world.request({ full_name: 'Plain Page', court_date: '2026-12-01', best_time: 'Evening' });
  const script = await as('attorney');
  const context = await browser.newContext({ ...noScript, storageState: await script.context().storageState() });
  const page = await context.newPage();
  await open(page, reference);
  const text = await page.locator('main').innerText();
  for (const fact of ['Plain Page', '810-555-0100', 'Genesee', 'Tuesday, December 1, 2026', 'Evening', 'English', 'calls']) expect(text).toContain(fact);
  await page.click('text=I have this');
  await said(page, 'You have it. Nobody else is alerted.');
  await page.click('button:text-is("Left a message")');
  await said(page, 'Written down: a message was left.');
  await page.click('button:text-is("Undo")');
  await said(page, 'Undone. It stands as before.');
  await page.fill('[name=note]', 'Without script');
  await page.click('text=Keep the note');
  await said(page, 'The note is kept.');
  await page.click('summary:text-is("Decline")');
  await page.check('#decline-sure');
  await page.click('button:text-is("Decline")');
  await said(page, 'Declined. They are told in ten minutes, unless it is undone.');
  await page.click('button:text-is("Undo")');
  await said(page, 'Undone. It stands as before.');
  expect(await events(id)).toEqual(['acknowledged', 'left-message', 'undone', 'declined', 'undone']);
  await context.close();
});

async function as(person: Somebody): Promise<Page> {
  const known = signed.get(person);
  if (known) return known;
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  await signIn(page, world, person);
  signed.set(person, page);
  return page;
}

/** Shown to the end of loading, so that forms are there with their handlers or without. */
async function open(page: Page, reference: string): Promise<void> {
  await page.goto(`${world.deskUrl}/requests/${reference}`, { waitUntil: 'load' });
  await page.locator('.request-head').waitFor();
}

async function said(page: Page, text: string): Promise<void> {
  await page.locator('.notice', { hasText: text }).first().waitFor({ timeout: 15_000 });
}

async function decline(page: Page): Promise<void> {
  await page.click('summary:text-is("Decline")');
  await page.check('#decline-sure');
  await page.click('button:text-is("Decline")');
}

/** A form as a program sends it, with what the person has seen. */
async function post(page: Page, reference: string, fields: Record<string, string>): Promise<string> {
  const answer = await page.request.post(`${world.deskUrl}/requests/${reference}`, {
    form: { seen: '999999999', ...fields },
    headers: { Origin: world.deskUrl },
    maxRedirects: 0,
  });
  return answer.headers()['location'] ?? String(answer.status());
}

async function importList(page: Page, written: string): Promise<void> {
  await page.goto(`${world.deskUrl}/conflicts`);
  await page.setInputFiles('[name=list]', { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(written) });
  await page.click('text=Replace the list');
  await page.locator('main > .notice').first().waitFor();
}

async function onReceipt(reference: string, code: string): Promise<string> {
  const { page, close } = await openPage(browser, `${world.product.url}/receipt`, phone);
  await typeReceipt(page, reference, code);
  const shown = await page.locator('main').innerText();
  await close();
  return shown;
}

async function tenMinutesLater(id: string): Promise<void> {
  const { db } = world.scratch;
  await sql`update reports set undo_until = undo_until - interval '11 minutes' where case_review_id = ${id}`.execute(db);
  await sql`update followups set told_from = told_from - interval '11 minutes' where case_review_id = ${id}`.execute(db);
  await sql`update deliveries set next_attempt_at = next_attempt_at - interval '11 minutes' where case_review_id = ${id} and recipient = 'visitor' and state = 'waiting'`.execute(
    db,
  );
}

function answersTo(address: string) {
  return world.mail.received().filter(({ envelope }) => envelope.to.includes(address));
}

async function events(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from followup_events where case_review_id = ${id} order by id`.execute(world.scratch.db);
  return rows.map(({ kind }) => kind);
}

async function logged(id: string): Promise<string[]> {
  const { rows } = await sql<{ act: string }>`select act from desk_log where case_review_id = ${id} order by id`.execute(world.scratch.db);
  return rows.map(({ act }) => act);
}

async function streamed(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

async function shots(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({ path: `test-results/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
}
