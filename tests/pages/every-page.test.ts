import { existsSync, readFileSync, statSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { content, siteLanguages } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { alternates } from '#site/alternates.ts';
import { all, builtFile, finishedPages, leadsSomewhere } from '../testkit/finished-pages.ts';

/** Compressed HTML and CSS: one TCP flight in English. The same text takes more bytes in Spanish and Arabic (docs/bench.md). */
const mostBytes: Record<string, number> = { en: 14_700, es: 17_000, ar: 17_000 };
/** Over the bound, and not to grow: seven kilobytes of it are styles, two the form. */
const heaviest: Record<string, number> = { '/': 15_100, '/ar': 17_300 };

describe.each(siteLanguages())('every page of the sitemap in $name', (language) => {
  const pages = finishedPages().filter(({ path }) => languageAt(path).language.code === language.code);

  test('has one main heading', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(({ document }) => all('h1', document).length !== 1).map(({ path }) => path)).toEqual([]);
  });

  test('is valid HTML', async () => {
    const errors = await Promise.all(pages.map(({ path, html }) => invalidities(path, html)));
    expect(errors.flat()).toEqual([]);
  });

  test('leads only to pages, files and places that exist', () => {
    const links = new Set(pages.flatMap(({ path, document }) => refersTo(document).map((link) => (link.startsWith('#') ? path + link : link))));
    expect(links.size).toBeGreaterThan(60);
    // A receipt is for one person, so the server makes it when it is asked for.
    const dead = [...links].filter((link) => languageAt(link).path !== '/receipt' && !leadsSomewhere(link));
    expect(dead).toEqual([]);
  });

  test('leads to pages of its own language, but for the links that name another', () => {
    const links = pages.flatMap(({ path, document }) =>
      all('a[href^="/"]:not([hreflang])', document).map((link) => ({ path, to: link.getAttribute('href') ?? '' })),
    );
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter(({ to }) => languageAt(to.replace(/[?#].*/, '')).language.code !== language.code)).toEqual([]);
  });

  test('says its language and direction, and names the same page in every language, each as the others do', () => {
    for (const { path, document } of pages) {
      const { lang, dir } = document.documentElement;
      expect([lang, dir], path).toEqual([language.lang, language.dir]);
      const named = all('link[rel=alternate][hreflang]', document).map((one) => `${one.getAttribute('hreflang')} ${one.getAttribute('href')}`);
      expect(named, path).toEqual(alternatesOf(languageAt(path).path));
    }
  });

  test('is light: HTML, CSS and script in as few bytes as the language may take', () => {
    const heavy = pages.flatMap(({ path, document }) => {
      const html = compressed(path);
      // Those of a `noscript` at the end of the page are for few.
      const css = sum(all('head link[rel=stylesheet]', document).map((one) => compressed(one.getAttribute('href') ?? '')));
      const script = sum(all('script[src]', document).map((one) => compressed(one.getAttribute('src') ?? '')));
      // Nothing measured is no proof of anything.
      const measured = Math.min(html, script) > 300;
      return measured && html + css <= (heaviest[path] ?? mostBytes[language.code] ?? 0) && script <= 2_000
        ? []
        : [`${path}: ${html} + ${css}, script ${script}`];
    });
    expect(heavy).toEqual([]);
  });

  test('has a title and a description of its own, of a length that search engines show in full', () => {
    const described = pages.map(({ path, document }) => ({
      path,
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    }));
    for (const { path, title, description } of described) {
      expect(title.length, `${path}: ${title}`).toSatisfy(between(10, 70));
      expect(description.length, `${path}: ${description}`).toSatisfy(between(50, 160));
    }
    expect(repeated(described.map(({ title }) => title))).toEqual([]);
    expect(repeated(described.map(({ description }) => description))).toEqual([]);
  });

  test('has a picture of 1200 by 630 for those who share it', () => {
    for (const { path, document } of pages) {
      const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      expect(pngSize(readFileSync(builtFile(new URL(picture).pathname))), path).toEqual([1200, 630]);
    }
  });
});

function refersTo(document: Document): string[] {
  const references = all('[href],[src],[srcset]', document).flatMap((one) => ['href', 'src', 'srcset'].map((name) => one.getAttribute(name)));
  return references.filter((reference) => reference !== null && /^[/#]/.test(reference)) as string[];
}

function alternatesOf(path: string): string[] {
  const { website } = content().firm;
  return alternates(siteLanguages(), path).map(({ lang, address }) => `${lang} ${website}${address}`);
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
    // Our styles keep phone numbers on one line, which the browser tests of pages see.
    'tel-non-breaking': 'off',
  },
});

async function invalidities(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`));
}

/** What is sent of a page or file to a browser that takes Brotli. */
function compressed(path: string): number {
  const file = builtFile(path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** A PNG says its width and height in the bytes behind its signature. */
function pngSize(file: Buffer): number[] {
  return file.subarray(1, 4).toString() === 'PNG' ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [];
}

function between(least: number, most: number): (length: number) => boolean {
  return (length) => length >= least && length <= most;
}

function repeated(texts: string[]): string[] {
  return texts.filter((one, at) => texts.indexOf(one) !== at);
}
