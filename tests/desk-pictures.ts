import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { calendarDay, daysLater } from '#firm/clock.ts';
import { freePort } from '#scripts/ports.ts';
import { launchBrowser } from './testkit/browser.ts';
import { authenticatorOf, enroll } from './testkit/desk.ts';
import { ended, until } from './testkit/product.ts';

/** `npm run desk-pictures -- FOLDER [NAME ...]`: every page of the desk, or those named, with the demo's half year, on a phone and a desktop, light and dark. */
const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('npm run desk-pictures -- FOLDER [NAME ...]');
mkdirSync(folder, { recursive: true });

const widths = [390, 1280];
const schemes = ['light', 'dark'] as const;

const demo = await startDemo();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await picture(page, 'sign-in', '/sign-in');
  await picture(page, 'alert-link', '/a');
  await authenticatorOf(page);
  const link = await demo.invitation('partner@example.com');
  await page.goto(link);
  await shoot(page, 'enroll');
  await enroll(page, link);
  await picture(page, 'waiting', '/');
  await picture(page, 'requests', '/requests');
  // Found by POST, so it has no address.
  await page.locator('main form input').first().fill('sampleton');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForLoadState('load');
  await shoot(page, 'requests-found');
  const friday = daysLater(calendarDay(new Date()), 3);
  await picture(page, 'on-call', '/on-call');
  await picture(page, 'on-call-month', '/on-call?view=month');
  await picture(page, 'on-call-gap', `/on-call?view=week&day=${daysLater(calendarDay(new Date()), 15)}`);
  await picture(page, 'on-call-woken', `/on-call?on=${friday}&at=03:00&level=urgent`);
  await picture(page, 'drills', '/on-call/drills');
  await picture(page, 'figures', '/figures');
  await picture(page, 'people', '/people');
  await picture(page, 'log', '/log');
  await picture(page, 'conflicts', '/conflicts');
  await picture(page, 'export', '/export');
  for (const [name, address] of [
    ['request-waiting', await firstRequest(page, '/')],
    ['request', await firstRequest(page, '/requests?state=hired')],
  ] as const)
    if (address) await picture(page, name, address);
} finally {
  await browser.close();
  await demo.stop();
}

async function firstRequest(page: Page, list: string): Promise<string | undefined> {
  await page.goto(`${demo.url}${list}`);
  const found = await page.locator('main a[href^="/requests/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  return found[0] ?? undefined;
}

async function picture(page: Page, name: string, address: string): Promise<void> {
  if (!isWanted(name)) return;
  await page.goto(`${demo.url}${address}`, { waitUntil: 'load' });
  await shoot(page, name);
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

async function shoot(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  for (const width of widths)
    for (const colorScheme of schemes) {
      const least = width < 600 ? 844 : 800;
      await page.setViewportSize({ width, height: least });
      await page.emulateMedia({ colorScheme });
      // As tall as the page, so that the bar at the bottom of a phone is not in the middle of the picture.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(least, height) });
      await page.screenshot({ path: join(folder ?? '', `${name}-${width}-${colorScheme}.png`) });
    }
  process.stdout.write(`${name}\n`);
}

async function startDemo() {
  const [port, inbox, desk] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/demo.ts'], {
    env: { DEMO_REQUESTS: '2000', ...process.env, PORT: String(port), INBOX_PORT: String(inbox), DESK_PORT: String(desk) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  try {
    await until('the demo is ready', () => said.includes('\nready ') || child.exitCode !== null, 1_800);
  } catch (error) {
    await ended(child, 'SIGTERM');
    throw error;
  }
  if (child.exitCode !== null) throw new Error('the demo ended before it was ready');
  const mails = async () => (await (await fetch(`http://127.0.0.1:${inbox}/api/email`)).json()) as { to: { address: string }[]; text: string }[];
  return {
    url: `http://localhost:${desk}`,
    invitation: async (to: string) =>
      (await mails())
        .filter((mail) => mail.to.some(({ address }) => address === to))
        .flatMap(({ text }) => /http:\S+\/enroll#[\w-]+/.exec(text)?.[0] ?? [])[0] ?? '',
    stop: () => ended(child, 'SIGTERM'),
  };
}
