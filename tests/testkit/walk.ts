import { launchBrowser, phone } from './browser.ts';

/** What each page of a visit loads, in bytes over the wire with their headers; the browser keeps files from page to page. */
export async function walk(url: string, paths: string[]): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const seen: number[] = [];
    for (const path of paths) {
      bytes = 0;
      await page.goto(url + path, { waitUntil: 'networkidle' });
      seen.push(bytes);
    }
    return seen;
  } finally {
    await browser.close();
  }
}
