import { inflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { signIn as confirming } from '#desk/words/en/sign-in.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { readRecipients } from '#vault/recipients.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { axeAt, type DeskWorld, type Somebody, signIn, startDesk } from '../testkit/desk.ts';
import { type Fixture, storeRequests } from '../testkit/many-requests.ts';
import { ended, until } from '../testkit/product.ts';

const recipients = readRecipients(demoKeys.desk.SEAL_TO);
let world: DeskWorld;
let browser: Browser;

beforeAll(async () => {
  [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
  // While the worker still runs: invitations go by mail.
  await Promise.all((['attorney', 'office', 'partner'] as const).map(as));
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

test('late ones stand in front, then the urgent, and a new request appears by itself', async () => {
  await empty();
  const late = await store({ contact: { full_name: 'Lou Late', county: 'Wayne' }, state: 'climbing', ...due(-5) });
  await store({ contact: { full_name: 'Uma Urgent', county: 'Genesee', reasons: ['In custody'] }, state: 'climbing', urgency: 'urgent', ...due(50) });
  await store({ contact: { full_name: 'Nora Next' }, state: 'acknowledged', person: 'attorney', ...due(20) });
  const page = await as('attorney');
  await page.goto(world.deskUrl);
  expect(await names(page)).toEqual(['Lou Late', 'Uma Urgent', 'Nora Next']);
  const rows = page.locator('.waiting-row');
  expect(await rows.nth(0).innerText()).toMatch(new RegExp(`Wayne\\s+${spoken(late)}[\\s\\S]*Late[\\s\\S]*Nobody has it yet[\\s\\S]*Late by[\\s\\S]*5:\\d\\d`));
  expect(await rows.nth(1).innerText()).toMatch(/Urgent\s+In custody/);
  expect(await rows.nth(2).innerText()).toMatch(/Ellen Halvorsen has it since/);
  expect(await axeAt(page)).toEqual([]);

  const seconds = await rows.nth(0).locator('.running').first().innerText();
  await until('the clock runs', async () => (await rows.nth(0).locator('.running').first().innerText()) !== seconds, 5);

  await store({ contact: { full_name: 'Sam Sudden' }, state: 'climbing', urgency: 'urgent', ...due(10) });
  await until('the new one is shown', async () => (await names(page))[1] === 'Sam Sudden', 15);
  expect(await page.locator('[role=status]').first().innerText()).toBe('The list has changed.');
});

test('everybody who is late is counted and listed, however long ago they were promised a call', async () => {
  await empty();
  const days = 24 * 60;
  await store({ contact: { full_name: 'Lou Late' }, state: 'climbing', ...due(-5) });
  await store({ contact: { full_name: 'Fay Forgotten' }, state: 'unanswered', urgency: 'urgent', ...due(-160 * days) });
  await store({ contact: { full_name: 'Fred Forgotten' }, state: 'acknowledged', person: 'attorney', ...due(-3 * days) });
  await store({ contact: { full_name: 'Nora Next' }, state: 'climbing', ...due(20) });
  const page = await as('attorney');
  await page.goto(world.deskUrl);
  expect(await page.locator('.waiting-counts').innerText()).toBe('3 late, 1 urgent, 4 wait in all');
  expect(await names(page)).toEqual(['Lou Late', 'Nora Next', 'Fay Forgotten', 'Fred Forgotten']);
  expect(await page.getByText('Fay Forgotten').isVisible()).toBe(true);
  expect(await page.locator('.waiting-older h2').first().innerText()).toBe('More than two days past the promised time: 2');
  expect(await axeAt(page)).toEqual([]);
});

test('without script the list is the same, and asks to be shown anew by itself', async () => {
  await empty();
  await store({ contact: { full_name: 'Lou Late' }, state: 'climbing', ...due(-5) });
  const signed = await as('attorney');
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signed.context().storageState() });
  const page = await context.newPage();
  await page.goto(world.deskUrl);
  expect(await names(page)).toEqual(['Lou Late']);
  expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(1);
  await page.click('noscript a');
  expect(await names(page)).toEqual(['Lou Late']);
  await context.close();
});

test('several that were set aside are decided at once, and somebody who was faster is no error', async () => {
  await empty();
  const aside = { lane: 'quarantine', state: 'climbing', ...due(40) } as const;
  const [one, two, three] = await Promise.all(['Real Person', 'Also Real', 'Spam Machine'].map((full_name) => store({ contact: { full_name }, ...aside })));
  const page = await as('office');
  await page.goto(world.deskUrl);
  expect(await page.locator('.waiting-row').count()).toBe(0);
  expect(await axeAt(page)).toEqual([]);
  await page.click('text=Take into the open lane');
  await page.waitForSelector('text=Nothing was chosen');
  for (const reference of [one, two]) await page.check(`[value="${reference}"]`);
  await page.click('text=Take into the open lane');
  await page.waitForSelector('text=2 requests are in the open lane now');
  expect(await names(page)).toEqual(expect.arrayContaining(['Real Person', 'Also Real']));
  await until('their alerts are ordered', async () => (await alertsOf([one, two])) === 2, 30);
  expect(await alertsOf([three])).toBe(0);

  expect(await page.locator('.aside-name').allInnerTexts()).toEqual(['Spam Machine']);
  await page.check(`[value="${three}"]`);
  await sql`update followups set state = 'declined', closed_at = present(), next_due_at = null from case_reviews c where c.id = case_review_id and reference = ${three}`.execute(
    world.scratch.db,
  );
  await page.click('button:text-is("Spam")');
  await page.waitForSelector('text=Somebody was faster');
  expect(await acts('office')).toEqual(['waiting-opened', 'lane-opened', 'lane-opened']);
});

test('spam is closed as spam, and nobody is told', async () => {
  await empty();
  const reference = await store({ contact: { full_name: 'Spam Machine', email: 'victim@example.com' }, lane: 'quarantine', state: 'climbing', ...due(40) });
  const page = await as('office');
  await page.goto(world.deskUrl);
  await page.check(`[value="${reference}"]`);
  await page.click('button:text-is("Spam")');
  await page.waitForSelector('text=1 request is closed as spam.');
  const { rows } = await sql`select state, closed_as from followups join case_reviews c on c.id = case_review_id where reference = ${reference}`.execute(
    world.scratch.db,
  );
  expect(rows).toEqual([{ state: 'declined', closed_as: 'spam' }]);
});

test('a person is found by misspelt name, phone and reference, and no word of it is in an address, a log or the database', async () => {
  await empty();
  const reference = await store({ contact: { full_name: 'Zoë Kowalczyk', phone: '(810) 555-0177', county: 'St. Clair' }, ...due(-600) });
  await store({ contact: { full_name: 'Ann Lee', phone: '(810) 555-0178' }, ...due(-700) });
  const page = await as('attorney');
  await page.goto(`${world.deskUrl}/requests`);
  expect(await axeAt(page)).toEqual([]);
  for (const typed of ['zoe kowalcyk', '810 555 0177', '0177', spoken(reference).toLowerCase(), 'Kowalczyk']) {
    await search(page, typed);
    expect([typed, await listed(page)]).toEqual([typed, ['Zoë Kowalczyk']]);
  }
  expect(page.url()).toBe(`${world.deskUrl}/requests`);
  expect(await axeAt(page)).toEqual([]);
  await search(page, 'nobody at all');
  expect(await page.locator('.requests-count').innerText()).toMatch(/^Nobody was found/);
  expect(world.desk.lines.join('\n')).not.toMatch(/kowal|555.{0,2}0177/i);
  const { rows } = await sql<{ said: string }>`select json_agg(l)::text as said from desk_log l`.execute(world.scratch.db);
  expect(rows[0]?.said).toContain('searched');
  expect(rows[0]?.said).not.toMatch(/kowal|555.{0,2}0177/i);
});

test('filters stand in the address, and case types are shown only where the conflict check is done', async () => {
  await empty();
  await store({
    contact: { full_name: 'Ada Checked', county: 'Saginaw' },
    story: { case_type: 'Felony' },
    conflictCleared: true,
    person: 'second',
    ...due(-600),
  });
  await store({ contact: { full_name: 'Bea Unchecked', county: 'Saginaw' }, story: { case_type: 'Felony' }, ...due(-700) });
  await store({ contact: { full_name: 'Cy Elsewhere', county: 'Bay' }, state: 'unanswered', ...due(-800) });
  const page = await as('attorney');
  await page.goto(`${world.deskUrl}/requests`);
  expect(await listed(page)).toEqual(['Ada Checked', 'Bea Unchecked', 'Cy Elsewhere']);
  expect(await page.locator('.cell-case').allInnerTexts()).toEqual(['Felony', '', '']);
  await page.click('summary:text-is("Filter")');
  await page.selectOption('[name=county]', 'Saginaw');
  await page.click('button:text-is("Show")');
  await until('the county is chosen', async () => (await listed(page)).join() === 'Ada Checked,Bea Unchecked', 15);
  expect(new URL(page.url()).searchParams.get('county')).toBe('Saginaw');
  await page.selectOption('[name=caseType]', 'Felony');
  await page.click('button:text-is("Show")');
  await until('the case type is chosen', async () => (await listed(page)).join() === 'Ada Checked', 15);
  await page.goto(`${world.deskUrl}/requests?state=unanswered`);
  expect(await listed(page)).toEqual(['Cy Elsewhere']);
  await page.goto(`${world.deskUrl}/requests?person=second`);
  expect(await listed(page)).toEqual(['Ada Checked']);
});

test('an owner takes the list as a file that runs no formula, and everything as an archive; others get neither', async () => {
  await empty();
  await store({
    contact: { full_name: '=HYPERLINK("http://evil.example")', phone: '+1 810 555 0101', county: 'Bay' },
    story: { description: 'Whole story' },
    ...due(-600),
  });
  await store({ contact: { full_name: 'Ann Lee', county: 'Wayne' }, ...due(-700) });
  const owner = await as('partner');
  await owner.goto(`${world.deskUrl}/requests`);
  await owner.goto(`${world.deskUrl}/requests?county=Bay`);
  const csv = (await downloaded(owner, () => owner.click('text=This list as CSV'))).toString();
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain("'+1 810 555 0101");
  expect(csv).not.toContain('Ann Lee');
  await owner.goto(`${world.deskUrl}/requests`);
  await search(owner, 'ann lee');
  const found = (await downloaded(owner, () => owner.click('button:text-is("This list as CSV")'))).toString();
  expect(found.trim().split('\r\n')).toHaveLength(2);
  expect(found).toContain('Ann Lee');

  await owner.goto(`${world.deskUrl}/requests/${await anyReference()}`);
  await owner.fill('[name=note]', 'A note that is in the archive');
  await owner.click('text=Keep the note');
  await owner.waitForSelector('text=The note is kept.');
  await owner.goto(`${world.deskUrl}/export`);
  expect(await axeAt(owner)).toEqual([]);
  const files = unpacked(await downloaded(owner, () => owner.click('button:text-is("Download")')));
  const requests = (files['case_reviews.ndjson'] ?? '').trim().split('\n');
  expect(requests).toHaveLength(2);
  expect(requests.join()).toContain('Whole story');
  expect(JSON.parse(files['notes.ndjson'] ?? '')).toMatchObject({ by: 'partner', text: 'A note that is in the archive' });
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({ form: 'desk' });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['followups.ndjson', 'manifest.json']));
  expect(Object.keys(files).join()).not.toMatch(/keys|desk_sessions|desk_passkeys/);
  expect(await acts('partner')).toContain('exported');

  // The passkey was used too long ago.
  await sql`update desk_sessions set verified_at = present() - interval '11 minutes' where person = 'partner'`.execute(world.scratch.db);
  await owner.goto(`${world.deskUrl}/requests.csv`);
  expect(new URL(owner.url()).pathname).toBe('/confirm');
  const stale = await owner.request.post(`${world.deskUrl}/requests.csv`, { form: { typed: 'ann lee' }, headers: { origin: world.deskUrl }, maxRedirects: 0 });
  expect([stale.status(), stale.headers()['location']]).toEqual([302, '/confirm?to=%2Frequests']);
  expect((await owner.request.post(`${world.deskUrl}/export/file`, { headers: { origin: world.deskUrl }, maxRedirects: 0 })).status()).toBe(302);
  await owner.goto(`${world.deskUrl}/export`);
  await owner.click(`text=${confirming.confirm.button}`);
  await owner.waitForURL('**/export');

  for (const person of ['attorney', 'office'] as const) {
    const page = await as(person);
    for (const path of ['/requests.csv', '/export', `/requests/${await anyReference()}/erase`])
      expect([path, (await page.goto(world.deskUrl + path))?.status()]).toEqual([path, 403]);
    for (const path of ['/export/file', '/requests.csv'])
      expect((await page.request.post(world.deskUrl + path, { headers: { origin: world.deskUrl } })).status()).toBe(403);
    expect((await acts(person)).filter((act) => act === 'not-allowed')).toHaveLength(5);
  }
});

test('an erased person leaves the list, the search and the database; other names at the same number or address go only where somebody ticks them', async () => {
  await empty();
  const first = await store({ contact: { full_name: 'Erin Erased', phone: '810-555-0190', email: 'erin@example.com' }, ...due(-600) });
  await store({ contact: { full_name: 'Erased, Erin', phone: '(810) 555 0190' }, ...due(-700) });
  await store({ contact: { full_name: 'Brother Of Erin', phone: '(810) 555 0190' }, ...due(-750) });
  const byMail = await store({ contact: { full_name: 'Erin by mail', phone: '810-555-0191', email: 'ERIN@example.com' }, ...due(-800) });
  await store({ contact: { full_name: 'Somebody Else', phone: '810-555-0192' }, ...due(-900) });
  const page = await as('partner');
  await page.goto(`${world.deskUrl}/requests`);
  await search(page, 'erin erased');
  expect(await page.locator(`[aria-label="Erase ${spoken(first)}"]`).getAttribute('href')).toBe(`/requests/${first}/erase`);
  const attorney = await as('attorney');
  await attorney.goto(`${world.deskUrl}/requests/${first}`);
  expect(await attorney.locator('h1').innerText()).toBe('Erin Erased');
  expect(await attorney.locator('a[href$="/erase"]').count()).toBe(0);
  await page.goto(`${world.deskUrl}/requests/${first}`);
  await page.click('text=Erase this person');
  await page.waitForSelector('text=Other people with this phone number');
  expect(await page.locator('.erase-rows').first().locator('input:checked').count()).toBe(2);
  expect(await page.locator('.erase-rows').last().locator('input').count()).toBe(2);
  expect(await page.locator('.erase-rows').last().locator('input:checked').count()).toBe(0);
  await page.check(`[value="${byMail}"]`);
  expect(await axeAt(page)).toEqual([]);
  await page.fill('[name=typed]', 'WRONG');
  await page.click('text=Erase for good');
  await page.waitForSelector('text=That is not the reference.');
  await page.fill('[name=typed]', spoken(first));
  await page.click('text=Erase for good');
  await page.waitForSelector('text=3 requests are erased.');
  expect(await listed(page)).toEqual(['Brother Of Erin', 'Somebody Else']);
  await search(page, 'erin');
  expect(await listed(page)).toEqual(['Brother Of Erin']);
  const { rows } =
    await sql`select count(*)::int as left, (select count(*)::int from part_keys) as keys, (select count(*)::int from case_reviews where erased_at is not null and contact is null
    and story is null) as erased from case_reviews where contact is not null`.execute(world.scratch.db);
  expect(rows).toEqual([{ left: 2, keys: 10, erased: 3 }]);
  expect((await acts('partner')).filter((act) => act === 'erased')).toHaveLength(3);
  expect((await page.goto(`${world.deskUrl}/requests/${first}/erase`))?.status()).toBe(404);
});

test('what a dead worker has not sent is shown, with a word about the worker', async () => {
  await empty();
  const page = await as('attorney');
  const { worker } = world;
  await ended(worker.child, 'SIGKILL');
  await sql`update worker_pulses set beat_at = present() - interval '3 minutes'`.execute(world.scratch.db);
  await store({ contact: { full_name: 'Wanda Waits' }, state: 'climbing', sent: false, ...due(55) });
  await page.goto(world.deskUrl);
  expect(await page.locator('.waiting-row').innerText()).toMatch(/Wanda Waits[\s\S]*Not yet sent to anybody/);
  expect(await page.locator('[role=alert]').innerText()).toMatch(/^Alerts are not being sent. The worker has been silent for 3 minutes/);
  expect(await axeAt(page)).toEqual([]);
});

const signedIn = new Map<Somebody, Page>();

async function as(person: Somebody): Promise<Page> {
  const known = signedIn.get(person);
  if (known) {
    await known.setViewportSize({ width: 1280, height: 800 });
    return known;
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', acceptDownloads: true });
  const page = await context.newPage();
  await signIn(page, world, person);
  signedIn.set(person, page);
  return page;
}

function due(minutes: number): Pick<Fixture, 'receivedAt' | 'callDueAt'> {
  return { receivedAt: new Date(Date.now() + (minutes - 60) * 60_000), callDueAt: new Date(Date.now() + minutes * 60_000) };
}

async function store(fixture: Fixture): Promise<string> {
  const [stored] = await storeRequests(world.scratch.db, recipients, [fixture]);
  return stored?.reference ?? '';
}

/** Each test has its own people. */
async function empty(): Promise<void> {
  await sql`truncate case_reviews, followups, part_keys, desk_log cascade`.execute(world.scratch.db);
}

function names(page: Page): Promise<string[]> {
  return page.locator('.waiting-row h2').allInnerTexts();
}

function listed(page: Page): Promise<string[]> {
  return page.locator('.cell-name a').allInnerTexts();
}

async function search(page: Page, typed: string): Promise<void> {
  await page.fill('[name=typed]', typed);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.click('button:text-is("Search")');
  await answered;
  await page.waitForFunction(
    (text) => document.querySelector('.requests-count[role=status]') !== null && document.querySelector<HTMLInputElement>('[name=typed]')?.value === text,
    typed,
  );
}

async function acts(person: string): Promise<string[]> {
  const { rows } = await sql<{ act: string }>`select act from desk_log where person = ${person} order by id`.execute(world.scratch.db);
  return rows.map(({ act }) => act);
}

/** For how many of these somebody is alerted. */
async function alertsOf(references: readonly (string | undefined)[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct c.id)::int from deliveries d join case_reviews c on c.id = d.case_review_id
    where d.kind = 'alert' and reference = any(${references}::text[])`.execute(world.scratch.db);
  return rows[0]?.count ?? 0;
}

async function anyReference(): Promise<string> {
  const { rows } = await sql<{ reference: string }>`select reference from case_reviews limit 1`.execute(world.scratch.db);
  return rows[0]?.reference ?? '';
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function unpacked(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.length - 22;
  for (let at = archive.readUInt32LE(end + 16), left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const length = archive.readUInt16LE(at + 28);
    const begin = archive.readUInt32LE(at + 42) + 30 + length;
    files[archive.toString('utf8', at + 46, at + 46 + length)] = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20))).toString();
    at += 46 + length;
  }
  return files;
}
