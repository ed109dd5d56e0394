import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '#deliveries/mail-layout/mail.tsx';
import { axeViolations, launchBrowser, overflow } from '#tests/testkit/browser.ts';
import { scriptTexts } from '#tests/testkit/hostile-texts.ts';
import { allMails } from '#tests/testkit/mail-samples.ts';

/** Rules for whole pages. A mail is shown inside somebody else's page, which has its own landmarks. */
const ofPages = /^(region|landmark-one-main|page-has-heading-one):/;
/** A folder for pictures of all mails, for those who want to look at them. */
const pictures = process.env['MAIL_PICTURES'];

let browser: Browser;
beforeAll(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(Object.keys(allMails()))('the mail "%s"', (name) => {
  // Most programs show pictures only when asked to, and a phone that is told no width takes a mail for a page of 980 px.
  test('can be read by everyone on a phone and on a desk, light and dark, with its pictures and without', async () => {
    const mail = await written(name);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 844 });
      for (const html of [mail.html, withPictures(mail)]) {
        await page.setContent(html);
        expect(await page.evaluate(() => innerWidth)).toBe(width);
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      if (width === 320) continue;
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const which = width === 390 && colorScheme === 'light' ? 'all' : 'colors';
        expect((await axeViolations(page, which)).filter((violation) => !ofPages.test(violation))).toEqual([]);
        if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    expect(await page.locator('title').allTextContents()).toEqual([mail.subject]);
    expect(await page.locator('h1').count()).toBe(1);
    await page.close();
  });
});

test('without its styles a mail still reads from top to bottom', async () => {
  const mail = await allMails()['alert']?.();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent((mail?.html ?? '').replace(/<style>[\s\S]*?<\/style>/g, '').replace(/ style="[^"]*"/g, ''));
  const seen = await page.locator('body').innerText();
  const order = ['A request is waiting', 'Second alert', 'Call due by', 'Open it at the desk', 'If nobody takes it'].map((words) => seen.indexOf(words));
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

async function written(name: string): Promise<Mail> {
  const mail = await allMails()[name]?.();
  if (!mail) throw new Error(`no mail is called ${name}`);
  return mail;
}

function withPictures({ html, images = [] }: Mail): string {
  return images.reduce((all, { cid, png }) => all.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`), html);
}
