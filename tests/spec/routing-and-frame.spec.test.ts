import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';
import { ErrorScreen } from '#site/pages/error-screen.tsx';
import { type Breakage, startBrokenProduct } from '../testkit/broken-product.ts';
import { desktop, phone as smallScreen } from '../testkit/browser.ts';
import { all, countWords, documentOf, finishedPage, finishedPages, linksOf, oneLine, only, read, readAll } from '../testkit/finished-pages.ts';
import { rendered } from './rendered.ts';
import { see, visitor } from './visitor.ts';

const { url, open } = visitor();
const { firm } = content();
const everywhere = finishedPages();
const pages = everywhere.filter(({ path }) => languageAt(path).language.code === 'en');
/** The 404 page has the same frame, and is made by the server. */
const withMissing = async () => [...pages, { path: '/no-such-page', document: documentOf(await sent('/no-such-page')) }];
const sent = async (path: string) => (await fetch(url(path))).text();

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
    expect(await sent(mixed)).toBe(await sent(lower));
    expect((await fetch(url(mixed), { redirect: 'manual' })).status).toBe(200);
  });

  test('R01 every page in every language is the same, and not elsewhere, however its address is spelled', async () => {
    for (const { path, html } of everywhere) {
      for (const spelled of [path.toUpperCase(), capitalized(path)]) {
        const response = await fetch(url(spelled), { redirect: 'manual' });
        expect(response.status, spelled).toBe(200);
        expect(await response.text(), spelled).toBe(html);
      }
    }
  });

  test('D01 every page names its own lower-case address as canonical, once', () => {
    for (const { path, document } of pages) {
      expect(
        all('link[rel=canonical]', document).map((one) => one.getAttribute('href')),
        path,
      ).toEqual([firm.website + path]);
      expect(path).toBe(path.toLowerCase());
    }
  });

  test.each(['/about?from=mail&x=1', '/about/', '/About/?from=mail', '/aBOUT'])('D01 %s is the page /about, and says so', async (path) => {
    const html = await sent(path);
    expect(html).toContain(`<link rel="canonical" href="${firm.website}/about"/>`);
    expect(html).toBe(await sent('/about'));
  });
});

describe('an address without a page', () => {
  const missing = ['/no-such-page', '/No-Such/Page', '/practice-areas/owi-dui/more', '/locations', '/about.html', '/%E0%A4%A'];

  test.each(missing)('R02 %s says “Oops! Page not found” and offers the way home', async (path) => {
    const page = documentOf(await sent(path));
    expect(read(only('h1', page))).toBe('Oops! Page not found');
    expect(linksOf(only('main', page))).toContainEqual(['Return to Home', '/']);
  });

  test.each([
    ['/es/no-such-page', 'es-US', 'No encontramos esta página'],
    ['/ar/locations/chicago', 'ar', 'لم نجد هذه الصفحة'],
  ])('R02 %s says so in its language', async (path, lang, title) => {
    const response = await fetch(url(path));
    expect([response.status, response.headers.get('content-language')]).toEqual([404, lang]);
    expect(read(only('h1', documentOf(await response.text())))).toBe(title);
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
    const links = linksOf(only('main .areas', documentOf(await sent('/no-such-page'))));
    expect(links.map(([, target]) => target)).toEqual(practiceAreaSlugs.map((slug) => `/practice-areas/${slug}`));
    for (const [, target] of links) expect((await fetch(url(target))).status, target).toBe(200);
  });
});

describe('an unknown name', () => {
  test.each([
    '/practice-areas/parking',
    '/practice-areas/constructor',
    '/locations/windsor',
    '/locations/__proto__',
    '/attorney/nobody',
    '/attorney/toString',
    '/legal/cookies',
    '/legal/PRIVACY-2',
  ])('D23 %s is the 404 page, with status 404', async (path) => {
    expect((await fetch(url(path), { redirect: 'manual' })).status).toBe(404);
    const page = documentOf(await sent(path));
    expect(read(only('h1', page))).toBe('Oops! Page not found');
    expect(linksOf(only('main', page))).toContainEqual(['Return to Home', '/']);
    for (const part of ['header.site-head', 'main .areas', 'main a.call', 'footer.site-foot']) expect(all(part, page), part).toHaveLength(1);
    // Nothing invites a search engine to keep it.
    expect(all('link[rel=canonical]', page)).toEqual([]);
    expect(only('meta[name=robots]', page).getAttribute('content')).toBe('noindex');
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
    expect(await see(page.locator('h1'))).toBe('Unexpected Application Error!');
    expect(await page.title()).toBe('Unexpected Application Error!');
    expect(await see(page.locator('main'))).toContain('405 Method Not Allowed');
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
        expect(await see(page.locator('h1'))).toBe('Unexpected Application Error!');
        expect(await see(page.locator('body'))).toContain('The page could not be shown.');
        const call = page.locator('a[href^="tel:"]');
        expect(await see(call)).toContain(firm.phone.display);
        // The same reference stands in the log, so that the firm can find what happened.
        const [, reference] = /Reference: ([\w-]{36})/.exec(await see(page.locator('body'))) ?? [];
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
    for (const { path, document } of await withMissing()) {
      expect(linksOf(only('header.site-head .nav-wide', document)), path).toEqual(headerLinks);
      expect(only('header.site-head a.head-call', document).getAttribute('href'), path).toBe(firm.phone.href);
    }
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
    ['a phone', smallScreen, ['main']],
    ['a screen of 640 px', { ...desktop, viewport: { width: 640, height: 900 } }, ['header', 'main']],
    ['a screen of 1103 px', { ...desktop, viewport: { width: 1103, height: 800 } }, ['header', 'main']],
  ])('D04 on %s stands at the head of the page, from 40rem also in the header, and in the bar once that has left', async (_, size, atHead) => {
    for (const path of paths) {
      const page = await open(path, size);
      expect(new Set(await callsOnScreen(page)), path).toEqual(new Set(atHead));
      if (atHead.includes('header'))
        expect(await page.locator('.head-call').evaluate((one) => getComputedStyle(one).backgroundColor), path).toBe('rgba(0, 0, 0, 0)');
      const bottom = await page
        .locator('main .call')
        .first()
        .evaluate((call) => call.getBoundingClientRect().bottom);
      await scrollBy(page, Math.ceil(bottom));
      expect(await callsOnScreen(page), path).toContain('.callbar');
      await scrollBy(page, -Math.ceil(bottom));
      expect(new Set(await callsOnScreen(page)), path).toEqual(new Set(atHead));
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

describe('what stands in sight on a phone', () => {
  test('D20 every card of the practice grid has its short description', async () => {
    expect(await (await open('/', smallScreen)).locator('main .areas > li p').filter({ visible: true }).count()).toBe(12);
  });

  test('D09 all claims, without a tap', async () => {
    expect(await (await open('/', smallScreen)).locator('main [data-claim]').filter({ visible: true }).count()).toBe(3);
  });

  test('D20 the contact section goes from the form to the cards to the prompt', async () => {
    const contact = (await open('/', smallScreen)).locator('#contact');
    const tops = await Promise.all(
      ['form.intake', '.contact-cards', '.urgent'].map((part) => contact.locator(part).evaluate((one) => one.getBoundingClientRect().top)),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  test('D25 the cards of /about come right after the statement', async () => {
    const page = await open('/about', smallScreen);
    const [statement, cards] = await Promise.all(['.statement', '.contact-cards'].map((part) => page.locator(`main ${part}`).boundingBox()));
    if (!statement || !cards) throw new Error('there are no cards');
    // Between them is only the chart of the office.
    expect(cards.y - statement.y - statement.height).toBeLessThan(400);
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
    expect(await see(toggle)).toBe('Menu');
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
    const links = page.locator('header.site-head details nav ul').first().locator('a').filter({ visible: true });
    expect((await links.allTextContents()).map(oneLine)).toEqual(headerLinks.map(([words]) => words));
    expect(linksOf(all('header.site-head details nav ul', finishedPage('/'))[0] as Element)).toEqual(headerLinks);
  });

  test('D07 has “Help tonight” after them, the attorney, and ends with the call', async () => {
    const page = await open('/faqs', smallScreen);
    await page.locator('header.site-head summary').click();
    const menu = page.locator('header.site-head details nav');
    expect(await see(menu.locator('.kicker'))).toBe('Help tonight');
    const [built] = all('header.site-head details nav', finishedPage('/faqs')) as [Element];
    expect(linksOf(all('ul', built)[1] as Element)).toEqual(helpLinks);
    expect(await menu.locator(`.menu-ways a[href="/attorney/${firm.attorney.name.toLowerCase().replaceAll(' ', '-')}"]`).isVisible()).toBe(true);
    expect(linksOf(built).at(-1)?.[1]).toBe(firm.phone.href);
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
    for (const { path, document } of await withMissing()) {
      expect(all('footer.site-foot nav', document).map(linksOf), path).toEqual([
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
    for (const [, target] of all('footer.site-foot nav', documentOf(await sent('/'))).flatMap(linksOf))
      expect((await fetch(url(target))).status, target).toBe(200);
  });

  test('R06 of every page ends with the copyright line of the current year', async () => {
    const year = new Date().toLocaleDateString('en-US', { timeZone: 'America/Detroit', year: 'numeric' });
    for (const { path, document } of await withMissing()) {
      // Behind it stands nothing but the line of the demonstration firm.
      const lines = readAll('footer.site-foot p', document).filter((line) => !line.startsWith('Demonstration.'));
      expect(lines.at(-1), path).toBe(`© ${year} ${firm.name}`);
    }
  });
});

describe('phone and e-mail', () => {
  /** The one number of somebody else: a jail's, on the page for an arrest. */
  const jails = content().arrested.counties.flatMap(({ jail }) => (jail.phone ? [`tel:+1${jail.phone.replace(/\D/g, '')}`] : []));

  test('R07 every phone link of every page dials the firm, and every e-mail link writes to it', async () => {
    for (const { path, document } of await withMissing()) {
      const links = linksOf(document.body);
      const phones = links.filter(([words, target]) => !jails.includes(target) && (target.startsWith('tel:') || /\d{3}\D{0,2}\d{3}-\d/.test(words)));
      const mails = links.filter(([words, target]) => target.startsWith('mailto:') || words.includes('@'));
      // In the header, in the page, in the footer and in the bar of small screens.
      expect(phones.length, path).toBeGreaterThan(3);
      for (const [words, target] of phones) expect(target, `${path}: ${words}`).toBe(`tel:${firm.phone.dial}`);
      for (const mail of mails) expect(mail, path).toEqual([firm.email, `mailto:${firm.email}`]);
    }
    const withMail = pages.filter(({ document }) => all('a[href^="mailto:"]', document).length > 0).map(({ path }) => path);
    expect(withMail).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
  });

  test('R07 the number that is dialed is the number that is shown', () => {
    expect(firm.phone.dial).toBe(`+1${firm.phone.display.replace(/\D/g, '')}`);
  });
});

describe('what moves or is measured on pages', () => {
  test.each([
    ['wide', desktop],
    ['small', smallScreen],
  ])('D20 on a %s screen the call button comes before “Free Case Review” and is larger', async (_, size) => {
    const actions = await (await open('/', size)).locator('.hero .actions a').evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { href: link.getAttribute('href'), area: width * height };
      }),
    );
    expect(actions.map(({ href }) => href)).toEqual([firm.phone.href, '/free-consultation']);
    expect(actions[0]?.area).toBeGreaterThan(actions[1]?.area ?? 0);
  });

  test('D20 the practice grid, right after the hero’s questions, and a short way to the form stand within the first three phone screens', async () => {
    const page = await open('/', { ...smallScreen, viewport: { width: 360, height: 740 } });
    expect(
      await page.locator('main > section').evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('aria-labelledby') ?? one.className)),
    ).toEqual(['hero', 'triage', 'areas']);
    for (const part of ['[aria-labelledby=areas] .areas', '[aria-labelledby=areas] a[href="#review"]']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? 10_000) + (box?.height ?? 0), part).toBeLessThanOrEqual(3 * 740);
    }
    await page.locator('[aria-labelledby=areas]').getByRole('link', { name: 'Free Case Review', exact: true }).click();
    expect(await page.locator('#review form').evaluate((form) => form.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('R21 the whole card is the link, not only its title', async () => {
    const page = await open('/practice-areas');
    // Forced, since what lies there for the pointer is the link and not the words.
    await page.locator('main .areas > li p').nth(4).click({ force: true });
    await page.waitForURL(url('/practice-areas/theft-shoplifting'));
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('R30 opens one at a time and closes an open one %s JavaScript', async (_, javaScriptEnabled) => {
    const page = await open('/faqs', { viewport: { width: 1280, height: 800 }, javaScriptEnabled });
    const questions = await page.locator('main details').all();
    expect(questions).toHaveLength(6);
    // From the last, since the first may stand open from the start.
    for (const question of questions.toReversed()) {
      await question.locator('summary').click();
      expect(await page.locator('main details[open]').count()).toBe(1);
      expect(await question.locator('summary + *').isVisible()).toBe(true);
      expect(countWords(await see(question.locator('summary + *')))).toBeGreaterThan(40);
    }
    await questions[0]?.locator('summary').click();
    expect(await page.locator('main details[open]').count()).toBe(0);
    for (const question of questions) expect(await question.locator('summary + *').isVisible()).toBe(false);
  });
});

/** `/practice-areas/owi-dui` as people write it: `/Practice-Areas/Owi-Dui`. */
function capitalized(path: string): string {
  return path.replace(/(?<=[/-])\w/g, (letter) => letter.toUpperCase());
}

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
