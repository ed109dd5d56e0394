import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/**
 * Opens a page and looks for words in everything that could carry them away or keep them: requests, storage, cookies, caches, the address,
 * the history's state and the console. `requestsAfterTyping` lists what was asked for since the first call of `found`'s page was ready.
 */
export async function watchForTraces(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  words: readonly string[],
): Promise<{ page: Page; found: () => Promise<string[]>; requestsAfterTyping: () => string[]; close: () => Promise<void> }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const sent: string[] = [];
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
    if (!/\.(js|css|woff2)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  page.on('console', (message) => said.push(message.text()));
  await page.goto(url, { waitUntil: 'networkidle' });
  asked.length = 0;
  return {
    page,
    requestsAfterTyping: () => asked,
    found: async () => {
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const cached = (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url: one }) => one)))).flat();
        const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
        return [
          location.href,
          JSON.stringify(history.state),
          JSON.stringify(Object.entries(localStorage)),
          JSON.stringify(Object.entries(sessionStorage)),
          document.cookie,
          document.title,
          ...cached,
          ...databases,
        ];
      });
      const everything = { sent, said, kept, cookies: (await context.cookies()).map(({ value }) => value) };
      return Object.entries(everything).flatMap(([where, list]) =>
        list.flatMap((one) => words.filter((word) => one.includes(word)).map((word) => `${where}: ${word}`)),
      );
    },
    close: () => context.close(),
  };
}
