import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { ErrorScreen } from '#site/pages/error-screen.tsx';
import { type Breakage, startBrokenProduct } from '../testkit/broken-product.ts';
import { desktop, phone as smallScreen } from '../testkit/browser.ts';
import { rendered } from './rendered.ts';
import { linksOf, read, visitor } from './visitor.ts';

const { url, open, everyPage, addresses } = visitor();
const { firm } = content();

const helpLinks = [
  ['Arrested tonight', '/arrested'],
  ['My rights', '/rights'],
  ['My dates', '/my-dates'],
  ['Find my court', '/courts'],
  ['Clear my record', '/clean-slate-check'],
  ['Guides', '/guides'],
  ['My request', '/receipt'],
];

const headerLinks = [
  ['Home', '/'],
  ['Practice Areas', '/practice-areas'],
  ['About', '/about'],
  ['Results', '/results'],
  ['Reviews', '/reviews'],
  ['FAQs', '/faqs'],
  ['Contact', '/contact'],
];

describe('an address', () => {
  test.each([
    ['/ABOUT', '/about'],
    ['/Practice-Areas/OWI-DUI', '/practice-areas/owi-dui'],
    ['/Locations/Ann-Arbor', '/locations/ann-arbor'],
    ['/LEGAL/Privacy', '/legal/privacy'],
  ])('R01 %s shows the same page as %s', async (mixed, lower) => {
    const [one, other] = [await open(mixed), await open(lower)];
    expect(await one.title()).toBe(await other.title());
    expect(await read(one.locator('main'))).toBe(await read(other.locator('main')));
    expect(await one.locator('[data-missing]').count()).toBe(0);
  });

  test('R01 every page is the same, and not elsewhere, in upper case', async () => {
    for (const path of await addresses()) {
      const [upper, lower] = await Promise.all([fetch(url(path.toUpperCase()), { redirect: 'manual' }), fetch(url(path))]);
      expect(upper.status, path).toBe(200);
      expect(await upper.text(), path).toBe(await lower.text());
    }
  });

  test('D01 every page names its own lower-case address as canonical, once', async () => {
    for (const { path, canonical } of (await everyPage()).pages) {
      expect(canonical, path).toEqual([firm.website + path]);
      expect(path).toBe(path.toLowerCase());
    }
  });

  test.each(['/about?from=mail&x=1', '/about/', '/About/?from=mail', '/aBOUT'])('D01 %s is the page /about, and says so', async (path) => {
    const page = await open(path);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${firm.website}/about`);
    expect(await page.content()).toContain('<h1>About</h1>');
    expect(await (await fetch(url(path))).text()).toBe(await (await fetch(url('/about'))).text());
  });
});

describe('an address without a page', () => {
  const missing = ['/no-such-page', '/No-Such/Page', '/practice-areas/owi-dui/more', '/locations', '/about.html', '/%E0%A4%A'];

  test.each(missing)('R02 %s says “Oops! Page not found” and offers the way home', async (path) => {
    const page = await open(path);
    expect(await read(page.locator('h1'))).toBe('Oops! Page not found');
    expect(await page.locator('main').getByRole('link', { name: 'Return to Home', exact: true }).getAttribute('href')).toBe('/');
  });

  test('R02 “Return to Home” leads home', async () => {
    const page = await open('/no-such-page');
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    // The address changes with the first byte of the page; what it shows comes a moment later.
    await page.locator('.hero h1').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('R02 the missing path is written to the console, as it was typed', async () => {
    const page = await open('/');
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(url('/No-Such/Page?case=1'));
    expect(said.filter((line) => line.includes('/No-Such/Page') && !line.includes('Failed to load'))).toEqual(['404: /No-Such/Page']);
  });

  test('R02 a page that exists writes no such line', async () => {
    const page = await open('/');
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(url('/about'));
    expect(said).toEqual([]);
  });

  test.each(missing)('D02 %s has status 404', async (path) => {
    expect((await fetch(url(path), { redirect: 'manual' })).status).toBe(404);
  });

  test.each([
    ['wide', desktop],
    ['small', smallScreen],
  ])('D02 on a %s screen the 404 page keeps header, footer and call button', async (_, size) => {
    const page = await open('/no-such-page', size);
    for (const part of ['header.site-head', 'footer.site-foot']) expect(await page.locator(part).isVisible(), part).toBe(true);
    const calls = page.locator('main a.call');
    expect(await calls.count()).toBe(1);
    expect(await calls.isVisible()).toBe(true);
    expect(await calls.getAttribute('href')).toBe(firm.phone.href);
  });

  test('D02 the 404 page offers the twelve practice areas', async () => {
    const links = await linksOf((await open('/no-such-page')).locator('main .areas'));
    expect(links).toHaveLength(12);
    for (const [, target] of links) expect((await fetch(url(target))).status, target).toBe(200);
  });
});

describe('the error screen', () => {
  // The one error that a visitor can cause: to send something to a page that takes nothing.
  test('R03 shows “Unexpected Application Error!” with the status text', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/about';
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL('**/about');
    expect(await read(page.locator('h1'))).toBe('Unexpected Application Error!');
    expect(await page.title()).toBe('Unexpected Application Error!');
    expect(await read(page.locator('main'))).toContain('405 Method Not Allowed');
    expect((await fetch(url('/about'), { method: 'POST' })).status).toBe(405);
  });

  // In production a message could hold internal text (D03), so this half applies to development only.
  test('R03 shows an error’s message in development', () => {
    const markup = rendered(createElement(ErrorScreen, { error: new Error('The words of the error') }));
    expect(markup).toContain('<h1>Unexpected Application Error!</h1>');
    expect(markup).toContain('The words of the error');
    expect(markup).not.toContain('error-screen.tsx');
  });

  test('D03 shows the phone number, to be dialed', async () => {
    const markup = await (await fetch(url('/about'), { method: 'POST' })).text();
    expect(markup).toContain(firm.phone.display);
    expect(markup).toContain(`href="${firm.phone.href}"`);
  });

  test.each(['loader', 'page', 'renderer'] satisfies Breakage[])(
    'D03 an unexpected error in a %s shows a safe message and a reference, never what broke',
    async (where) => {
      const secret = 'password=hunter2 for db.internal';
      const broken = await startBrokenProduct(where, secret);
      try {
        const response = await fetch(`${broken.url}/about`);
        expect(response.status).toBe(500);
        const markup = await response.text();
        const page = await open('/');
        await page.goto(`${broken.url}/about`);
        expect(await read(page.locator('h1'))).toBe('Unexpected Application Error!');
        expect(await read(page.locator('body'))).toContain('The page could not be shown.');
        const call = page.locator('a[href^="tel:"]');
        expect(await read(call)).toContain(firm.phone.display);
        // The same reference stands in the log, so that the firm can find what happened.
        const [, reference] = /Reference: ([\w-]{36})/.exec(await read(page.locator('body'))) ?? [];
        expect(broken.references).toContain(reference);
        for (const internal of [secret, 'hunter2', 'Error:', '    at ', '.js:', '.ts', 'node_modules', 'stack'])
          expect(markup, internal).not.toContain(internal);
      } finally {
        await broken.stop();
      }
    },
  );
});

describe('the header', () => {
  test('R04 of every page has exactly the seven links, in order, and a call button', async () => {
    const { pages, missing } = await everyPage();
    for (const { path, header } of [...pages, missing]) expect(header, path).toEqual({ links: headerLinks, visible: true, calls: [firm.phone.href] });
  });

  test('R04 its links lead where they say', async () => {
    const page = await open('/free-consultation');
    for (const [label = '', target = ''] of headerLinks) {
      await page.locator('header.site-head .nav-wide').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(url(target));
      expect(await page.locator('[data-missing]').count(), label).toBe(0);
      expect(await page.locator('header.site-head .nav-wide [aria-current=page]').textContent()).toBe(label);
    }
  });
});

describe('the call button', () => {
  const paths = ['/', '/practice-areas/owi-dui', '/locations/detroit', '/faqs', '/contact', '/no-such-page'];

  test.each([
    ['a phone', smallScreen],
    ['a screen of 1024 px', { ...desktop, viewport: { width: 1024, height: 768 } }],
    ['a screen of 1103 px', { ...desktop, viewport: { width: 1103, height: 800 } }],
  ])('D04 on %s is one at the head of the page, and the bar’s once that has left', async (_, size) => {
    for (const path of paths) {
      const page = await open(path, size);
      expect(new Set(await callsOnScreen(page)), path).toEqual(new Set(['main']));
      const bottom = await page
        .locator('main .call')
        .first()
        .evaluate((call) => call.getBoundingClientRect().bottom);
      await scrollBy(page, Math.ceil(bottom));
      expect(await callsOnScreen(page), path).toContain('.callbar');
      await scrollBy(page, -Math.ceil(bottom));
      expect(new Set(await callsOnScreen(page)), path).toEqual(new Set(['main']));
    }
  });

  test('D04 on a screen of 1104 px is in the header, and there is no bar', async () => {
    for (const path of paths) {
      const page = await open(path, { ...desktop, viewport: { width: 1104, height: 800 } });
      expect(await page.locator('header.site-head .head-call').isVisible(), path).toBe(true);
      expect(await page.locator('.callbar a.call').isVisible(), path).toBe(false);
    }
  });

  test('D04 a screen too low for it has no bar in its way, and the bar at the end of the page', async () => {
    const page = await open('/', { ...smallScreen, viewport: { width: 640, height: 400 } });
    const bar = page.locator('.callbar');
    expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static');
    await scrollBy(page, 1_000_000);
    expect(await callsOnScreen(page)).toContain('.callbar');
  });
});

describe('the menu of a small screen', () => {
  test.each([
    ['with', true],
    ['without', false],
  ])('R05 is opened and closed by a toggle %s JavaScript', async (_, javaScriptEnabled) => {
    const page = await open('/', { ...smallScreen, javaScriptEnabled });
    const [toggle, menu] = [page.locator('header.site-head summary'), page.locator('header.site-head details nav')];
    expect(await page.locator('header.site-head .nav-wide').isVisible()).toBe(false);
    expect(await read(toggle)).toBe('Menu');
    expect(await menu.isVisible()).toBe(false);
    await toggle.click();
    expect(await menu.isVisible()).toBe(true);
    await toggle.click();
    expect(await menu.isVisible()).toBe(false);
    await toggle.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    await toggle.press('Enter');
    expect(await menu.isVisible()).toBe(false);
  });

  test('R05 has the same links as the header, and each can be seen', async () => {
    const page = await open('/', smallScreen);
    await page.locator('header.site-head summary').click();
    const list = page.locator('header.site-head details nav ul').first();
    expect(await linksOf(list)).toEqual(headerLinks);
    expect(await list.locator('a').filter({ visible: true }).count()).toBe(headerLinks.length);
  });

  test('D07 has “Help tonight” after them, the attorney, and ends with the call', async () => {
    const page = await open('/faqs', smallScreen);
    await page.locator('header.site-head summary').click();
    const menu = page.locator('header.site-head details nav');
    expect(await read(menu.locator('.kicker'))).toBe('Help tonight');
    expect(await linksOf(menu.locator('ul').nth(1))).toEqual(helpLinks);
    expect(await menu.locator(`.menu-ways a[href="/attorney/${firm.attorney.name.toLowerCase().replaceAll(' ', '-')}"]`).isVisible()).toBe(true);
    expect((await linksOf(menu)).at(-1)?.[1]).toBe(firm.phone.href);
    // The whole of it, the call at its end too, fits on the screen, and no second button of the same look shows.
    const calls = page.locator('a.call').filter({ visible: true });
    const shown = await calls.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom, left }) => document.elementFromPoint(left + 20, (top + bottom) / 2)?.closest('a.call'))
        .map(({ bottom }) => bottom <= innerHeight),
    );
    expect(shown).toEqual([true]);
  });

  test('R05 closes when any of its links is chosen', async () => {
    const page = await open('/free-consultation', smallScreen);
    const [toggle, menu] = [page.locator('header.site-head summary'), page.locator('header.site-head details nav')];
    // Links are held back here: the page they lead to would hide that the menu did not close.
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      });
    });
    for (const [label = ''] of headerLinks) {
      await toggle.click();
      expect(await menu.isVisible(), label).toBe(true);
      await menu.getByRole('link', { name: label, exact: true }).click();
      expect(await menu.isVisible(), label).toBe(false);
    }
    expect(new URL(page.url()).pathname).toBe('/free-consultation');
  });

  test('R05 leads on, and is closed on the next page', async () => {
    const page = await open('/', smallScreen);
    await page.locator('header.site-head summary').click();
    await page.locator('header.site-head details nav').getByRole('link', { name: 'FAQs', exact: true }).click();
    await page.waitForURL(url('/faqs'));
    expect(await page.locator('header.site-head details nav').isVisible()).toBe(false);
  });
});

describe('the footer', () => {
  test('R06 D07 of every page has exactly these three lists, and “Help tonight”', async () => {
    const { pages, missing } = await everyPage();
    for (const { path, footer } of [...pages, missing]) {
      expect(footer.visible, path).toBe(true);
      expect(footer.lists, path).toEqual([
        [
          ['About', '/about'],
          ['Practice Areas', '/practice-areas'],
          ['Attorney', `/attorney/${firm.attorney.name.toLowerCase().replaceAll(' ', '-')}`],
          ['Results', '/results'],
          ['Reviews', '/reviews'],
          ['FAQs', '/faqs'],
          ['Contact', '/contact'],
        ],
        helpLinks,
        [
          ['OWI/DUI', '/practice-areas/owi-dui'],
          ['Domestic Violence', '/practice-areas/domestic-violence'],
          ['Drug Charges', '/practice-areas/drug-charges'],
          ['Felony Defense', '/practice-areas/felony-defense'],
          ['Expungement', '/practice-areas/expungement-clean-slate'],
        ],
        [
          ['Privacy', '/legal/privacy'],
          ['Terms', '/legal/terms'],
          ['Disclaimer', '/legal/disclaimer'],
          ['Accessibility', '/legal/accessibility'],
        ],
      ]);
    }
  });

  test('R06 its links all lead to pages', async () => {
    for (const [, target] of await linksOf((await open('/')).locator('footer.site-foot nav'))) expect((await fetch(url(target))).status, target).toBe(200);
  });

  test('R06 of every page ends with the copyright line of the current year', async () => {
    const year = new Date().toLocaleDateString('en-US', { timeZone: 'America/Detroit', year: 'numeric' });
    const { pages, missing } = await everyPage();
    for (const { path, footer } of [...pages, missing]) expect(footer.lastLine, path).toBe(`© ${year} ${firm.name}`);
  });
});

describe('phone and e-mail', () => {
  test('R07 every phone link of every page dials the firm, and every e-mail link writes to it', async () => {
    const { pages, missing } = await everyPage();
    for (const { path, links } of [...pages, missing]) {
      const phones = links.filter(([words, target]) => target.startsWith('tel:') || /\d{3}\D{0,2}\d{3}-\d/.test(words));
      const mails = links.filter(([words, target]) => target.startsWith('mailto:') || words.includes('@'));
      // In the header, in the page, in the footer and in the bar of small screens.
      expect(phones.length, path).toBeGreaterThan(3);
      for (const [words, target] of phones) expect(target, `${path}: ${words}`).toBe(`tel:${firm.phone.dial}`);
      for (const mail of mails) expect(mail, path).toEqual([firm.email, `mailto:${firm.email}`]);
    }
    const withMail = pages.filter(({ links }) => links.some(([, target]) => target.startsWith('mailto:'))).map(({ path }) => path);
    expect(withMail).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
  });

  test('R07 the number that is dialed is the number that is shown', () => {
    expect(firm.phone.dial).toBe(`+1${firm.phone.display.replace(/\D/g, '')}`);
  });
});

/** In which part of the frame each call button stands that can be seen whole now. */
function callsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a.call')]
      .filter((call) => {
        const { top, bottom } = call.getBoundingClientRect();
        return call.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight;
      })
      .map((call) => ['header', 'main', '.callbar'].find((part) => call.closest(part)) ?? ''),
  );
}

/** And until the page is painted there. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.evaluate(async (by) => {
    window.scrollBy({ top: by, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, pixels);
}
