import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { layOut } from './browser.ts';

/** A page as the sitemap names it: the address the world knows it by, and where it stands on the local product. */
export type ListedPage = { address: string; path: string; lastModified: string };

export async function listedPages(url: string): Promise<ListedPage[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
    return { address, path: new URL(address).pathname, lastModified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '' };
  });
}

export type Visit = { page: Page; path: string; status: number; headers: Record<string, string>; said: string[] };

/** Visits all pages in one browser context, so that what they share loads once, and keeps what `look` saw on each. */
export async function visitAll<T>(
  browser: Browser,
  url: string,
  pages: ListedPage[],
  options: BrowserContextOptions,
  look: (visit: Visit, listed: ListedPage) => Promise<T>,
): Promise<T[]> {
  const context = await browser.newContext(options);
  const left = [...pages.entries()];
  const seen: T[] = [];
  const walk = async () => {
    const page = await context.newPage();
    let said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, listed] = next;
      said = [];
      const response = await page.goto(url + listed.path, { waitUntil: 'load' });
      await layOut(page);
      seen[at] = await look({ page, path: listed.path, status: response?.status() ?? 0, headers: response?.headers() ?? {}, said }, listed);
    }
  };
  // More than three only wait for each other.
  await Promise.all([walk(), walk(), walk()]);
  await context.close();
  return seen;
}
