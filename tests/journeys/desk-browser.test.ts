import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, phone } from '#tests/world/browser.ts';
import { axeAt, type DeskWorld, signIn, signInAgain, startDesk } from '#tests/world/desk.ts';

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
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await signIn(page, world, 'partner');
  await page.getByRole('heading', { name: 'Your passkeys' }).waitFor();
  expect(await axeAt(page)).toEqual([]);
  await page.click('text=Sign out');
  await page.waitForURL('**/sign-in');
  expect(await axeAt(page)).toEqual([]);
  await signInAgain(page, world, '/log');
  expect(new URL(page.url()).pathname).toBe('/log');
  expect(await page.locator('main').innerText()).toContain('added a passkey');
  expect(await axeAt(page)).toEqual([]);
  expect(said).toEqual([]);
  await context.close();
});
