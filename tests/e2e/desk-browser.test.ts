import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, noScript, phone } from '#tests/testkit/browser.ts';
import { authenticatorOf, axeAt, type DeskWorld, invitationFor, signIn, signInAgain, startDesk } from '#tests/testkit/desk.ts';
import { until } from '#tests/testkit/product.ts';

let world: DeskWorld;
let browser: Browser;

beforeAll(async () => {
  [world, browser] = await Promise.all([startDesk(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

test('somebody is invited by mail, sets up a passkey, signs out, and signs in with it', async () => {
  const { page, said, close } = await visit();
  await authenticatorOf(page);
  const link = await invitationFor(world, 'partner');
  await page.goto(link);
  await page.locator('[name=name]').waitFor();
  expect(page.url()).toBe(`${world.deskUrl}/enroll`);
  expect(await axeAt(page)).toEqual([]);
  await page.fill('[name=name]', 'Work phone');
  await page.click('text=Set up a passkey here');
  await page.waitForURL('**/people');
  await page.getByRole('heading', { name: 'Your passkeys' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Work phone');
  expect(await axeAt(page)).toEqual([]);
  await page.click('text=Sign out');
  await page.waitForURL('**/sign-in');
  expect(await axeAt(page)).toEqual([]);
  await signInAgain(page, world, '/log');
  expect(new URL(page.url()).pathname).toBe('/log');
  expect(await page.locator('main').innerText()).toContain('added a passkey');
  expect(await axeAt(page)).toEqual([]);
  expect(said).toEqual([]);
  await close();
});

test('a second device is added by whoever is signed in, after a fresh passkey; the first can then be removed', async () => {
  const { page, said, close } = await visit();
  const first = await signIn(page, world, 'attorney');
  await page.click('text=Add a passkey on this device');
  await page.getByText('This device already has a passkey').waitFor();
  await sql`update desk_sessions set verified_at = verified_at - interval '11 minutes'`.execute(world.scratch.db);
  await page.click('text=Add a passkey on this device');
  await page.waitForURL('**/confirm?to=/people');
  expect(await axeAt(page)).toEqual([]);
  await page.click('text=Confirm with your passkey');
  await page.waitForURL(`${world.deskUrl}/people`);
  await first.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first.id });
  const second = await authenticatorOf(page);
  await page.click('text=Add a passkey on this device');
  await page.getByRole('button', { name: 'Remove Work phone' }).waitFor();
  await page.getByRole('button', { name: 'Remove Work phone' }).click();
  // The session was opened by the passkey that is gone.
  await page.waitForURL('**/sign-in**');
  await signInAgain(page, world, '/people');
  expect(await page.locator('main').innerText()).not.toContain('Work phone');
  expect((await second.cdp.send('WebAuthn.getCredentials', { authenticatorId: second.id })).credentials).toHaveLength(1);
  expect(said).toEqual([]);
  await close();
});

test('whoever is locked out is told so at the next try, and the device forgets the passkey', async () => {
  const { page, close } = await visit();
  const { cdp, id } = await signIn(page, world, 'second');
  await invitationFor(world, 'second', '--lost');
  await page.goto(`${world.deskUrl}/people`);
  await page.waitForURL('**/sign-in**');
  await page.click('text=Sign in with your passkey');
  await page.getByText('This passkey is no longer accepted here').waitFor();
  await until('the device has forgotten it', async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials.length === 0, 5);
  await close();
});

test('without script everything works but asking for the passkey, which says so', async () => {
  const { page, close } = await visit();
  await signIn(page, world, 'office');
  const state = await page.context().storageState();
  await close();
  const context = await browser.newContext({ ...noScript, storageState: state });
  const plain = await context.newPage();
  await plain.goto(`${world.deskUrl}/people`);
  await plain.click('summary:has-text("Rename")');
  await plain.fill('[name=name]', 'My phone');
  await plain.click('button:has-text("Rename")');
  expect(await plain.locator('main').innerText()).toContain('The passkey has its new name.');
  expect(await plain.locator('main').innerText()).toContain('My phone');
  await plain.click('text=Sign out');
  expect(new URL(plain.url()).pathname).toBe('/sign-in');
  expect(await plain.locator('main').innerText()).toContain('Signing in needs JavaScript');
  expect(await plain.locator('button').filter({ visible: true }).count()).toBe(0);
  await context.close();
});

/** Chromium tells there that it cleared what signing out asked it to, and of every answer that is a refusal. */
const expectedInConsole = /^Clear-Site-Data header|status of 401/;

async function visit(): Promise<{ page: Page; said: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (!expectedInConsole.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return { page, said, close: () => context.close() };
}
