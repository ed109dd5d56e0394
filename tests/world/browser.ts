import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** Everything off that would call home. */
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
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`));
  await prepare?.(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, said, close: () => context.close() };
}

/** Violated accessibility rules, all of axe's defaults and the size of targets. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // A color that is still turning into another is neither.
    const turning = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(turning.map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await runner.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  });
}

/** How far the page is wider than the window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - innerWidth));
}
