import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Debian's Chromium, with windows. */
export const wholeBrowser = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
/** The same engine without windows, from its own package: 40% less processor time for the same pages. */
const shell = '/usr/bin/chromium-headless-shell';
const executablePath = process.env['CHROME_PATH'] ?? (existsSync(shell) ? shell : wholeBrowser);

/** Turns off all contact with outside servers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserFlags });
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };
export const noScript: BrowserContextOptions = { ...phone, javaScriptEnabled: false };
export const narrow: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, reducedMotion: 'reduce' };
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };

/** A page that remembers what its console said. `prepare` comes before its first request. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; said: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const said: string[] = [];
  // That it takes the network for slow, and shows the fallback font meanwhile, is Chromium's own remark: a busy machine brings it about.
  page.on('console', (message) => message.text().startsWith('Slow network is detected.') || said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`));
  await prepare?.(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await layOut(page);
  return { page, said, close: () => context.close() };
}

/** Sections far below are laid out when they come near the screen; a test reads all at once, before it scrolls. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.style.contentVisibility = 'visible';
  });
}

/** A receipt, opened as its owner does it later: reference and code are typed. */
export async function openReceipt(
  browser: Browser,
  url: string,
  { reference, receiptCode }: { reference: string; receiptCode: string },
  options: BrowserContextOptions,
): Promise<{ page: Page; said: string[]; close: () => Promise<void> }> {
  const opened = await openPage(browser, `${url}/receipt`, options);
  await typeReceipt(opened.page, reference, receiptCode);
  return opened;
}

export async function typeReceipt(page: Page, reference: string, code: string): Promise<void> {
  await page.fill('[name=reference]', reference);
  await page.fill('[name=code]', code);
  await page.click('text=Open my receipt');
  await page.locator('.received .reference').waitFor();
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violated accessibility rules: all of axe's defaults and the size of targets, or only those that another color scheme can change. */
export async function axeViolations(page: Page, which: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Its script is sent once to a document: the text alone is 650 kB.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (only) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Waits for color transitions: a color in between would be measured wrongly.
    const turning = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(turning.map(({ finished }) => finished.catch(() => undefined)));
    const rules = only === 'all' ? { rules: { 'target-size': { enabled: true } } } : { runOnly: ['color-contrast', 'link-in-text-block'] };
    const { violations } = await runner.run(document, { resultTypes: ['violations'], ...rules });
    return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  }, which);
}

/** How far the page is wider than the window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - innerWidth));
}
