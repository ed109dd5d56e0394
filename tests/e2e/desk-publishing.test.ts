// @module-tag nightly
import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/ports.ts';
import { desktop, launchBrowser } from '../testkit/browser.ts';
import { authenticatorOf, axeAt, enroll } from '../testkit/desk.ts';
import { type DeskAlone, startDeskAlone, Visitor } from '../testkit/desk-alone.ts';
import { ended, until } from '../testkit/product.ts';
import { type PublishingWorld, startPublishing } from '../testkit/publishing.ts';

let desk: DeskAlone;
let world: PublishingWorld;
let publisher: ChildProcess | undefined;
let browser: Browser;
let page: Page;
let previewUrl: string;

beforeAll(async () => {
  [desk, browser] = await Promise.all([startDeskAlone(), launchBrowser()]);
  world = await startPublishing(desk.postgres);
  const first = await world.run('publish');
  if (first.status !== 0) throw new Error(first.said);
  page = await (await browser.newContext(desktop)).newPage();
  await authenticatorOf(page);
  await enroll(page, `${desk.origin}/enroll#${await desk.invite('partner')}`);
}, 900_000);
afterAll(async () => {
  await browser?.close();
  if (publisher) await ended(publisher, 'SIGTERM');
  await world?.stop();
  await desk?.stop();
});

async function shows(what: string, seconds = 60): Promise<void> {
  await until(
    `the page shows ${what}`,
    async () => {
      await page.goto(`${desk.origin}/publishing`);
      return (await page.locator('main').innerText()).includes(what);
    },
    seconds,
  );
}

test('without a publisher the page says so', async () => {
  await page.goto(`${desk.origin}/people`);
  await page.click('text=What is published');
  await page.waitForURL('**/publishing');
  await page.getByText('The publisher does not run.').waitFor();
  expect(await axeAt(page)).toEqual([]);
});

test('an owner sees what is published, and what waits', async () => {
  const port = await freePort();
  previewUrl = `http://127.0.0.1:${port}`;
  publisher = spawn(process.execPath, ['server/publisher.ts'], {
    env: { ...world.env, PREVIEW_PORT: String(port), DATABASE_URL: desk.postgres.urls.worker },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await shows('Nothing. What is published is what stands in the folder.');
  world.edit('en/contact.md', 'Call first if you can.', 'Please call first.');
  await shows('en/contact.md changed');
  expect(await page.locator('main').innerText()).toContain(world.current() as string);
});

test('a mistake is told here too, and nothing can be ordered until it is corrected', async () => {
  world.edit('en/faqs.yaml', 'title: FAQs', 'title: Our #1 answers');
  await shows('everything from # on would be lost');
  const buttons = await page.getByRole('button', { name: 'Publish what waits' }).count();
  const broken = await axeAt(page);
  world.restore('en/faqs.yaml');
  expect([buttons, broken]).toEqual([0, []]);
});

test('the owner looks at a preview, and publishes', async () => {
  await shows('Publish what waits');
  await page.click('text=Make a preview');
  await page.waitForURL('**/publishing?ordered');
  await shows('is made and not yet published', 120);
  expect(await (await fetch(`${previewUrl}/contact`)).text()).toContain('Please call first.');
  expect(await world.page('/contact')).toContain('Call first if you can.');
  await page.click('text=Publish what waits');
  await page.waitForURL('**/publishing?ordered');
  await shows('Nothing. What is published is what stands in the folder.', 120);
  expect(await world.page('/contact')).toContain('Please call first.');
  expect(await axeAt(page)).toEqual([]);
});

test('and goes back', async () => {
  await page.click('text=Go back to the release before');
  await page.waitForURL('**/publishing?ordered');
  await shows('Published again', 120);
  expect(await world.page('/contact')).toContain('Call first if you can.');
  await page.goto(`${desk.origin}/log`);
  const log = await page.locator('main').innerText();
  for (const line of ['asked for a preview of the site', 'ordered that the edited words are published', 'ordered that the release before is published again'])
    expect(log).toContain(line);
});

test('it works without a script, and only after a fresh passkey', async () => {
  const owner = new Visitor(desk);
  const passkey = await owner.enroll(await desk.invite('partner'));
  const orders = async () => (await desk.db.selectFrom('publishing_orders').select('id').execute()).length;
  const before = await orders();
  await desk.db
    .updateTable('desk_sessions')
    .set({ verified_at: new Date(Date.now() - 3_600_000) })
    .execute();
  const stale = await owner.send('/publishing', { form: { act: 'publish' } });
  expect([stale.status, stale.headers.get('location')]).toEqual([302, '/confirm?to=%2Fpublishing']);
  expect(await orders()).toBe(before);
  await owner.confirm(passkey);
  expect((await owner.send('/publishing', { form: { act: 'rewrite' } })).status).toBe(400);
  const sent = await owner.send('/publishing', { form: { act: 'publish' } });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/publishing?ordered']);
  expect((await owner.send('/publishing', { form: { act: 'publish' } })).status).toBe(409);
  expect(await orders()).toBe(before + 1);
});
