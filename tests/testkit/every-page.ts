import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content, siteLanguages } from '#firm/content.ts';
import { type Language, languageAt } from '#firm/languages.ts';
import { alternates } from '#site/alternates.ts';
import { axeViolations, desktop, launchBrowser, narrow, overflow } from './browser.ts';
import { type ListedPage, listedPages, visitAll } from './listed-pages.ts';
import { type Product, startProduct } from './product.ts';

/** What must hold for every page that the sitemap lists in a language. `mostBytes`: of HTML and CSS, compressed. */
export function checkEveryPage(language: Language, mostBytes: number): void {
  let product: Product;
  let browser: Browser;
  let listed: ListedPage[];
  let pages: Looked[];
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
    listed = (await listedPages(product.url)).filter(({ path }) => languageAt(path).language.code === language.code);
    pages = await lookAtAll(browser, product.url, listed);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  describe(`every page of the sitemap in ${language.name}`, () => {
    test('is there and has one main heading', () => {
      expect(pages.length).toBeGreaterThan(30);
      expect(pages.filter(({ status, headings }) => status !== 200 || headings !== 1).map(({ path }) => path)).toEqual([]);
    });

    test('says nothing on the console', () => {
      expect(pages.flatMap(({ path, said }) => said.map((line) => `${path}: ${line}`))).toEqual([]);
    });

    test('never scrolls sideways on a screen of 320 px', () => {
      expect(pages.filter(({ tooWide }) => tooWide > 0).map(({ path, tooWide }) => `${path}: ${tooWide} px too wide`)).toEqual([]);
    });

    test('keeps every phone number that can be called on one line', () => {
      expect(pages.filter(({ breakable }) => breakable > 0).map(({ path }) => path)).toEqual([]);
    });

    test('is valid HTML', async () => {
      const errors = await Promise.all(listed.map(({ path }) => invalidities(product.url, path)));
      expect(errors.flat()).toEqual([]);
    });

    test('leads only to pages, files and places that exist', async () => {
      const links = new Set(pages.flatMap(({ path, refersTo }) => refersTo.map((link) => new URL(link, product.url + path).href)));
      expect(links.size).toBeGreaterThan(60);
      const dead: string[] = [];
      for (const link of links) if (!(await leadsSomewhere(link))) dead.push(link);
      expect(dead).toEqual([]);
    });

    test('leads to pages of its own language, but for the links that name another', () => {
      const abroad = pages.flatMap(({ path, leadsTo }) =>
        leadsTo.filter((to) => languageAt(new URL(to, product.url).pathname).language.code !== language.code).map((to) => `${path}: ${to}`),
      );
      expect(abroad).toEqual([]);
      expect(pages.flatMap(({ leadsTo }) => leadsTo).length).toBeGreaterThan(500);
    });

    test('says its language and direction, and names the same page in every language, each as the others do', () => {
      for (const { path, lang, dir, alternates } of pages) {
        expect([lang, dir], path).toEqual([language.lang, language.dir]);
        const { path: english } = languageAt(path);
        expect(alternates, path).toEqual(alternatesOf(english));
      }
    });

    test(`is light: HTML and CSS in at most ${mostBytes.toLocaleString('en-US')} bytes, script in at most 2,000`, () => {
      // Nothing measured is no proof of anything.
      expect(pages.filter(({ bytes }) => Math.min(bytes.html, bytes.script) < 300).map(({ path }) => path)).toEqual([]);
      const heavy = pages.filter(({ bytes }) => bytes.html + bytes.css > mostBytes || bytes.script > 2_000);
      expect(heavy.map(({ path, bytes }) => `${path}: ${JSON.stringify(bytes)}`)).toEqual([]);
    });

    test('has a title and a description of its own, of a length that search engines show in full', () => {
      for (const { path, title, description } of pages) {
        expect(title.length, `${path}: ${title}`).toSatisfy(between(10, 70));
        expect(description.length, `${path}: ${description}`).toSatisfy(between(50, 160));
      }
      expect(repeated(pages.map(({ title }) => title))).toEqual([]);
      expect(repeated(pages.map(({ description }) => description))).toEqual([]);
    });

    test('names the address of the sitemap as its own', () => {
      expect(pages.map(({ canonical }) => canonical)).toEqual(listed.map(({ address }) => address));
    });

    test('has a picture of 1200 by 630 for those who share it', async () => {
      for (const { path, picture } of pages) {
        const response = await fetch(product.url + new URL(picture).pathname);
        expect(response.status, path).toBe(200);
        expect(pngSize(Buffer.from(await response.arrayBuffer())), path).toEqual([1200, 630]);
      }
    });

    test('is shown whatever the case of its address', async () => {
      for (const { address, path } of listed) {
        for (const spelled of [path.toUpperCase(), capitalized(path)]) {
          const response = await fetch(product.url + spelled, { redirect: 'manual' });
          expect(response.status, spelled).toBe(200);
          expect(await response.text(), spelled).toContain(`<link rel="canonical" href="${address}"/>`);
        }
      }
    });
  });

  test('at 320 px, light and dark, and at 1280 px, with every answer open, nothing on any page is in the way of anyone', { timeout: 600_000 }, async () => {
    // The structure of a page is the same in the dark; only its colors are looked at again.
    const onPhones = await visitAll(browser, product.url, listed, narrow, async ({ page, path, said }) => {
      const opened = await openAnswers(page);
      const inLight = await axeViolations(page);
      const tooWide = (await overflow(page)) ? ['scrolls sideways'] : [];
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await axeViolations(page, 'colors');
      await page.emulateMedia({ colorScheme: 'light' });
      return { opened, found: [...inLight, ...tooWide, ...inDark.map((trouble) => `dark: ${trouble}`), ...said].map((trouble) => `${path}: ${trouble}`) };
    });
    expect(onPhones.flatMap(({ found }) => found)).toEqual([]);
    expect(onPhones.reduce((sum, { opened }) => sum + opened, 0)).toBeGreaterThan(60);
    const onDesks = await visitAll(browser, product.url, listed, desktop, async ({ page, path, said }) => {
      await openAnswers(page);
      const tooWide = (await overflow(page)) ? ['scrolls sideways'] : [];
      return [...(await axeViolations(page)), ...tooWide, ...said].map((trouble) => `${path}: ${trouble}`);
    });
    expect(onDesks.flat()).toEqual([]);
  });
}

/** All that one visit on a small phone tells about each page. */
function lookAtAll(browser: Browser, url: string, listed: ListedPage[]) {
  return visitAll(browser, url, listed, narrow, async ({ page, path, status, said }) => ({
    path,
    status,
    said,
    tooWide: await overflow(page),
    ...(await page.evaluate(() => {
      const content = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
      const references = [...document.querySelectorAll('[href],[src],[srcset]')].flatMap((one) =>
        ['href', 'src', 'srcset'].map((name) => one.getAttribute(name)),
      );
      // What came over the wire, compressed, without its headers.
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sum = (ending: string) => files.filter(({ name }) => name.endsWith(ending)).reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
      const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        breakable: [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => getComputedStyle(link).whiteSpace !== 'nowrap').length,
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        description: content('meta[name=description]', 'content'),
        canonical: content('link[rel=canonical]', 'href'),
        picture: content('meta[property="og:image"]', 'content'),
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        alternates: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((one) => `${one.getAttribute('hreflang')} ${one.getAttribute('href')}`),
        leadsTo: [...document.querySelectorAll('a[href^="/"]:not([hreflang])')].map((one) => one.getAttribute('href') ?? ''),
        refersTo: references.filter((reference) => reference !== null && /^[/#]/.test(reference)) as string[],
        bytes: { html: html?.encodedBodySize ?? 0, css: sum('.css'), script: sum('.js') },
      };
    })),
  }));
}

type Looked = Awaited<ReturnType<typeof lookAtAll>>[number];

function alternatesOf(path: string): string[] {
  const { website } = content().firm;
  return alternates(siteLanguages(), path).map(({ lang, address }) => `${lang} ${website}${address}`);
}

/** Questions of one page close each other; here all must stand open at once. The menu would cover them, so it stays closed. */
function openAnswers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
    for (const details of closed) {
      details.removeAttribute('name');
      details.open = true;
    }
    return closed.length;
  });
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React spells markup, which means the same to every browser: <br/>, <!doctype html>, charSet, required="", crossorigin="".
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Our styles keep phone numbers on one line, which the test above sees in the browser.
    'tel-non-breaking': 'off',
  },
});

async function invalidities(url: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(await (await fetch(url + path)).text());
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`));
}

const answers = new Map<string, Promise<string | null>>();

/** An address that answers with 200, and the place in it that a fragment names. */
async function leadsSomewhere(link: string): Promise<boolean> {
  const [address = '', fragment] = link.split('#');
  const answer = answers.get(address) ?? fetch(address).then((response) => (response.status === 200 ? response.text() : null));
  answers.set(address, answer);
  const text = await answer;
  return text !== null && (!fragment || text.includes(`id="${decodeURIComponent(fragment)}"`));
}

/** A PNG says its width and height in the bytes behind its signature. */
function pngSize(file: Buffer): number[] {
  return file.subarray(1, 4).toString() === 'PNG' ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [];
}

function between(least: number, most: number): (length: number) => boolean {
  return (length) => length >= least && length <= most;
}

function repeated(all: string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}

/** `/practice-areas/owi-dui` as people write it: `/Practice-Areas/Owi-Dui`. */
function capitalized(path: string): string {
  return path.replace(/(?<=[/-])\w/g, (letter) => letter.toUpperCase());
}
