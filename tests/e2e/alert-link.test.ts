import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { longestText } from '#deliveries/text-length.ts';
import { content } from '#firm/content.ts';
import { linkIn } from '#tests/testkit/alert-link.ts';
import { launchBrowser, noScript, phone } from '#tests/testkit/browser.ts';
import { type Authenticator, axeAt, type DeskWorld, signIn, startDesk } from '#tests/testkit/desk.ts';
import { textOf } from '#tests/testkit/practice.ts';
import { until } from '#tests/testkit/product.ts';
import { pressEverything } from '#tests/testkit/scanner.ts';

const { people } = content().firm.onCall;

let world: DeskWorld;
let browser: Browser;
/** The attorney's phone, with a passkey and signed out. */
let attorney: { context: BrowserContext; page: Page; authenticator: Authenticator };

beforeAll(async () => {
  [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
  const context = await browser.newContext({ ...phone, locale: 'en-US' });
  const page = await context.newPage();
  attorney = { context, page, authenticator: await signIn(page, world, 'attorney') };
});
afterEach(async () => {
  await attorney.context.clearCookies();
  for (const context of browser.contexts()) if (context !== attorney.context) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

describe('taken at 3 a.m., with one touch to name and number', { timeout: 60_000 }, () => {
  test('from the mail', async () => {
    const { link, id, reference } = await asks('Mailed At Three', { arrested: 'Yes' });
    const { page } = attorney;
    await open(page, link);
    expect(page.url()).toBe(`${world.deskUrl}/a`);
    expect(await page.locator('main').innerText()).toContain('Urgent');
    await page.locator('.alert-touch button').waitFor();
    expect(await factsOf(page)).toMatchObject({ Waits: '0 min', 'Who has it': 'Nobody yet' });
    expect(await axeAt(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.alert-touch button').click();
    await page.waitForURL(`**/requests/${reference}`);
    expect(await standing(id)).toEqual({ state: 'acknowledged', acknowledged_by: 'attorney' });
    await page.getByText('Mailed At Three').first().waitFor();
    expect(await page.locator('main').innerText()).toContain('810');
  });

  test('from the text, which holds the whole link and no word about the person', async () => {
    const { id, reference } = await asks('Texted At Three');
    const text = () => world.sms.textsTo(people['attorney']?.mobile ?? '').find((one) => one.includes(spoken(reference)));
    await until('the text has come', () => text() !== undefined, 10);
    expect(text()?.length).toBeLessThanOrEqual(longestText);
    expect(text()).not.toMatch(/Texted|Three|810 ?555/);
    const { page } = attorney;
    await open(page, linkIn(text() ?? ''));
    await page.locator('.alert-touch button').click();
    await page.waitForURL(`**/requests/${reference}`);
    expect(await standing(id)).toEqual({ state: 'acknowledged', acknowledged_by: 'attorney' });
  });

  test('whoever is signed in already needs no touch', async () => {
    const { link, id, reference } = await asks('Signed In');
    const { page, authenticator } = attorney;
    await page.goto(`${world.deskUrl}/sign-in`);
    await page.click('text=Sign in with your passkey');
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    await authenticator.cdp.send('WebAuthn.setUserVerified', { authenticatorId: authenticator.id, isUserVerified: false });
    try {
      await open(page, link);
      await page.locator('.alert-touch button').click();
      await page.waitForURL(`**/requests/${reference}`);
      expect(await standing(id)).toMatchObject({ acknowledged_by: 'attorney' });
    } finally {
      await authenticator.cdp.send('WebAuthn.setUserVerified', { authenticatorId: authenticator.id, isUserVerified: true });
    }
  });
});

describe('without a passkey', { timeout: 60_000 }, () => {
  test('"I have this" needs the own name and the bar at its end, and shows no name or number of the person', async () => {
    const { link, id } = await asks('Only Pressed');
    const page = await stranger();
    await open(page, link);
    await press(page, 'Teresa Nowak', '99', 'I have this');
    await page.getByText('Move the bar to its end first. Nothing was changed.').waitFor();
    await press(page, 'Nobody: I only looked', '100', 'I have this');
    await page.getByText('Thank you. Nothing was changed.').waitFor();
    expect(await standing(id)).toMatchObject({ state: 'climbing' });
    await press(page, 'Teresa Nowak', '100', 'I have this');
    await page.getByText('You have it.').waitFor();
    expect(await standing(id)).toEqual({ state: 'acknowledged', acknowledged_by: 'second' });
    expect(await page.content()).not.toMatch(/Only Pressed|Charge, court|\(?313\)?/);
    expect(await axeAt(page)).toEqual([]);
    const { rows } = await sql`select kind, by, detail from followup_events where case_review_id = ${id}`.execute(world.scratch.db);
    expect(rows).toEqual([{ kind: 'acknowledged', by: 'second', detail: 'link' }]);
  });

  test('"I cannot open it" rings the next person at once, by one link once, and nobody else is passed over', async () => {
    const { link, id, reference } = await asks('Cannot Open');
    const toSecond = () => world.sms.textsTo(people['second']?.mobile ?? '').filter((one) => one.includes(spoken(reference)));
    const page = await stranger();
    await open(page, link);
    await press(page, 'Ellen Halvorsen', '100', 'I cannot open it');
    await page.getByText('The next person is being alerted now.').waitFor();
    const ms = await until('the second attorney has a text', () => toSecond().length > 0, 12);
    expect(ms).toBeLessThan(12_000);
    expect(await page.getByRole('button', { name: 'I cannot open it' }).count()).toBe(0);
    const { ladder_step } = await world.followup(id);
    // The same link again, and the text's, which went to the same person.
    await post({ link, do: 'cannot', who: 'attorney', moved: '100' });
    const text = world.sms.textsTo(people['attorney']?.mobile ?? '').find((one) => one.includes(spoken(reference)));
    await post({ link: linkIn(text ?? ''), do: 'cannot', who: 'attorney', moved: '100' });
    expect(await world.followup(id)).toMatchObject({ state: 'climbing', ladder_step });
    const { rows } = await sql`select by, detail from followup_events where case_review_id = ${id} and kind = 'passed-on'`.execute(world.scratch.db);
    expect(rows).toEqual([{ by: 'attorney', detail: 'cannot-open' }]);
  });

  test('and without script the link is pasted, and both buttons work', async () => {
    const { link, id } = await asks('No Script');
    const page = await (await browser.newContext(noScript)).newPage();
    await page.goto(link);
    await page.getByLabel('The link from your message').fill(link);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'Request' }).waitFor();
    expect(await page.locator('.alert-touch').count()).toBe(0);
    await press(page, 'Marcus Bell', '100', 'I have this');
    expect(await standing(id)).toEqual({ state: 'acknowledged', acknowledged_by: 'partner' });
  });
});

test('a scanner that runs script and presses everything sees no name and takes nothing', { timeout: 240_000 }, async () => {
  const { link, id } = await asks('Scanned By Machine');
  const steps = ['state', 'acknowledged_by', 'ladder_step', 'ladder_from', 'steps_taken', 'lane'];
  const before = await world.followup(id);
  const seen = await pressEverything(await stranger(), link);
  expect(seen.presses).toBeGreaterThan(10);
  expect(seen.pages.join('\n')).not.toMatch(/Scanned By|Charge, court|avery/i);
  const after = await world.followup(id);
  expect(steps.map((one) => [one, after[one]])).toEqual(steps.map((one) => [one, before[one]]));
  const { rows } = await sql`select kind from followup_events where case_review_id = ${id}`.execute(world.scratch.db);
  expect(rows).toEqual([]);
});

describe('in the own browser of a mail program', { timeout: 60_000 }, () => {
  test('that has no passkeys, the page says how to get out, with the whole address', async () => {
    const { link } = await asks('In App');
    const page = await stranger();
    await open(page, link);
    await page.getByRole('heading', { name: 'Open it in your browser' }).waitFor();
    expect(await page.getByLabel('Address').inputValue()).toBe(link);
    expect(await axeAt(page)).toEqual([]);
  });

  test('that says it has them and fails within milliseconds, the same comes after the press', async () => {
    const { link, id } = await asks('In Another App');
    const page = await stranger();
    await page.addInitScript(() => {
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
      navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await open(page, link);
    expect(await page.getByRole('heading', { name: 'Open it in your browser' }).count()).toBe(0);
    await page.locator('.alert-touch button').click();
    await page.getByRole('heading', { name: 'Open it in your browser' }).waitFor();
    expect(await standing(id)).toMatchObject({ state: 'climbing' });
  });
});

test('forged, old and revoked links, and those of an erased request, are refused alike', { timeout: 60_000 }, async () => {
  const [old, revoked, erased, good] = [await asks('Too Old'), await asks('Revoked'), await asks('Erased'), await asks('Good One')];
  await sql`update deliveries set handed_over_at = now() - interval '73 hours' where case_review_id = ${old.id}`.execute(world.scratch.db);
  await sql`update deliveries set link_revoked_at = now() where case_review_id = ${revoked.id}`.execute(world.scratch.db);
  await sql`update followups set state = 'withdrawn', next_due_at = null where case_review_id = ${erased.id}`.execute(world.scratch.db);
  const forged = `${good.link.slice(0, -12)}${randomBytes(9).toString('base64url')}`;
  const answers = await Promise.all([forged, `${world.deskUrl}/a#none`, old.link, revoked.link, erased.link].map((link) => post({ link })));
  const told = await Promise.all(answers.map(async (answer) => [answer.status, (await answer.text()).replace(/nonce="[^"]*"|nonce\\?":\\?"[^"\\]*/g, '')]));
  for (const one of told) expect(one).toEqual(told[0]);
  expect(told[0]?.[0]).toBe(404);
  expect((await post({ link: good.link })).status).toBe(200);
});

test('of two people who take the same request the second is told who has it', { timeout: 60_000 }, async () => {
  const { link, id, reference } = await asks('Wanted Twice');
  const page = await stranger();
  await open(page, link);
  await open(attorney.page, link);
  await attorney.page.locator('.alert-touch button').click();
  await attorney.page.waitForURL(`**/requests/${reference}`);
  await press(page, 'Teresa Nowak', '100', 'I have this');
  await page.getByText('Ellen Halvorsen has it. You do not have to do anything.').waitFor();
  expect(await standing(id)).toEqual({ state: 'acknowledged', acknowledged_by: 'attorney' });
});

test('a link of a list of what was set aside opens it, and offers nothing that rings', { timeout: 60_000 }, async () => {
  const { link, id } = await asks('Aside');
  await sql`update followups set lane = 'quarantine' where case_review_id = ${id}`.execute(world.scratch.db);
  const page = await stranger();
  await open(page, link);
  expect(await page.getByText('It was set aside as spam and rings nobody.').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'I cannot open it' }).count()).toBe(0);
  await post({ link, do: 'cannot', who: 'attorney', moved: '100' });
  expect(await standing(id)).toMatchObject({ state: 'climbing' });
});

async function asks(name: string, own: Parameters<DeskWorld['request']>[0] = {}) {
  const asked = await world.request({ full_name: name, ...own });
  expect(textOf(asked.alert)).not.toContain(name);
  expect(asked.link).toMatch(/\/a#[\w-]{38}$/);
  return asked;
}

/** A browser that was never here. */
async function stranger(): Promise<Page> {
  return (await browser.newContext(phone)).newPage();
}

async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Request' }).waitFor();
}

async function press(page: Page, who: string, moved: string, button: string): Promise<void> {
  if (!(await page.getByLabel(who).isVisible())) await page.locator('.alert-press summary').click();
  await page.getByLabel(who).check();
  await page.getByLabel('Move this to the end').fill(moved);
  await page.locator('.alert-press').getByRole('button', { name: button }).click();
  await page.waitForLoadState('networkidle');
}

async function factsOf(page: Page): Promise<Record<string, string>> {
  const texts = await page.locator('.alert-facts dl > div').allInnerTexts();
  return Object.fromEntries(texts.map((text) => text.split('\n').map((one) => one.trim())));
}

async function standing(id: string): Promise<Record<string, unknown>> {
  const { state, acknowledged_by } = await world.followup(id);
  return { state, acknowledged_by };
}

function post(fields: Record<string, string>): Promise<Response> {
  return fetch(`${world.deskUrl}/a`, { method: 'POST', headers: { origin: world.deskUrl }, body: new URLSearchParams(fields) });
}
