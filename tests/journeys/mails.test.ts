import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, overflow } from '#tests/world/browser.ts';
import { scriptTexts } from '#tests/world/hostile-texts.ts';
import { allMails } from '#tests/world/mail-samples.ts';

/** Rules for whole pages. A mail is shown inside somebody else's page, which has its own landmarks. */
const ofPages = /^(region|landmark-one-main|page-has-heading-one):/;
const pictures = 'tests/output/mails';

let browser: Browser;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(Object.keys(allMails()))('the mail "%s" can be read by everyone, light and dark, on the smallest phone', async (name) => {
  const mail = await allMails()[name]?.();
  if (!mail) throw new Error(`no mail is called ${name}`);
  const html = (mail.images ?? []).reduce((all, { cid, png }) => all.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`), mail.html);
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme });
    await page.setContent(html);
    expect((await axeViolations(page)).filter((violation) => !ofPages.test(violation))).toEqual([]);
    await page.screenshot({ path: `${pictures}/${name}-${colorScheme}.png`, fullPage: true });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await page.close();
  }
});

test('without its styles a mail still reads from top to bottom', async () => {
  const mail = await allMails()['alert']?.();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent((mail?.html ?? '').replace(/<style>[\s\S]*?<\/style>/g, '').replace(/ style="[^"]*"/g, ''));
  const seen = await page.locator('body').innerText();
  const order = ['A request is waiting', 'Second alert', 'Call due by', 'Open the call sheet', 'If nobody takes it', 'HJ4M7XPA'].map((words) =>
    seen.indexOf(words),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThanOrEqual(0);
  await page.close();
});

test('nothing that was planted runs, loads or becomes an element in any mail', async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.exposeFunction('planted', () => asked.push('ran'));
  // All 500, fifty in a field at once.
  for (let at = 0; at < scriptTexts.length; at += 50) {
    for (const make of Object.values(allMails(() => scriptTexts.slice(at, at + 50).join(' ')))) {
      await page.setContent((await make()).html.replaceAll('cid:', 'data:'));
      expect(await page.locator('script, iframe, form, base, svg, math').count()).toBe(0);
    }
  }
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await page.close();
});
