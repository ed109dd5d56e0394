import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { wordsOf } from '#site/words/words.ts';
import { all, finishedPages, oneLine, read } from '../testkit/finished-pages.ts';

const pages = finishedPages().map(({ path, document }) => ({
  path,
  heading: wordsIn(document.querySelector('h1')),
  title: document.title,
  crumb: wordsIn(document.querySelector('[aria-current=page]:not(a)')),
  marks: all('main sup a', document).map((mark) => ({
    shown: wordsIn(mark),
    spoken: mark.getAttribute('aria-label'),
    entry: wordsIn(document.querySelector(`.notes [id="${mark.getAttribute('href')?.slice(1)}"] a`)),
  })),
  entries: all('.notes a', document).map((link) => ({
    words: wordsIn(link),
    href: link.getAttribute('href') ?? '',
    rel: link.getAttribute('rel'),
    target: link.getAttribute('target'),
  })),
  links: all('header nav a[href^="/"], footer nav a[href^="/"]', document).map((link) => ({
    to: (link.getAttribute('href') ?? '').replace(/#.*/, ''),
    label: wordsIn(link),
  })),
  text: read(document.body, '.notes'),
}));

describe('a page has one name', () => {
  test('its heading, its title and its breadcrumb say the same', () => {
    const inner = pages.filter(({ path }) => languageAt(path).path !== '/');
    expect(inner.length).toBeGreaterThan(40);
    for (const { path, heading, title, crumb } of inner) expect([title.split(' | ')[0], crumb], path).toEqual([heading, heading]);
  });

  test('the menu and the foot of the page call it so too', () => {
    const named = new Map(pages.map(({ path, heading }) => [path, heading]));
    // The specification words these itself: home, the attorney's page, and five practice areas at the foot; and the links of "Help tonight".
    const own = new Set([
      '/',
      '/receipt',
      '/rights',
      '/courts',
      '/clean-slate-check',
      `/attorney/${content().firm.attorney.name.toLowerCase().replaceAll(' ', '-')}`,
    ]);
    const menus = pages.flatMap(({ links }) => links).filter(({ to }) => !own.has(languageAt(to).path) && !languageAt(to).path.startsWith('/practice-areas/'));
    expect(new Set(menus.map(({ to }) => to)).size).toBeGreaterThan(9);
    expect([...new Set(menus.filter(({ to, label }) => named.get(to) !== label).map(({ to, label }) => `${to}: ${label}`))]).toEqual([]);
  });
});

describe('a note', () => {
  test('is heard as its number, and leads to its entry at the end of the page', () => {
    const marks = pages.flatMap(({ path, marks: found }) => found.map((mark) => ({ path, ...mark })));
    expect(marks.length).toBeGreaterThan(500);
    expect(marks.filter(({ path, spoken, shown, entry }) => spoken !== wordsOf(languageAt(path).language).notes.one(Number(shown)) || !entry)).toEqual([]);
  });

  test('has an entry with a link to the official text, which learns nothing of the page', () => {
    const entries = pages.flatMap(({ path, entries: found }) => found.map((entry) => ({ path, ...entry })));
    expect(entries.length).toBeGreaterThan(400);
    const official =
      /^https:\/\/(www\.legislature\.mi\.gov|www\.courts\.michigan\.gov|ars\.apps\.lara\.state\.mi\.us|uscode\.house\.gov|www\.ecfr\.gov|constitution\.congress\.gov|www\.loc\.gov|www\.supremecourt\.gov|legal\.un\.org)\//;
    expect(entries.filter(({ href, rel, target }) => !official.test(href) || rel !== 'noreferrer' || target !== null)).toEqual([]);
  });

  test('is one for each source, and every entry is used', () => {
    for (const { path, marks, entries } of pages) {
      expect(new Set(entries.map(({ words }) => words)).size, path).toBe(entries.length);
      expect(new Set(marks.map(({ shown }) => Number(shown))), path).toEqual(new Set(entries.map((_, at) => at + 1)));
    }
  });

  test('stands in place of sections in the text', () => {
    expect(pages.filter(({ text }) => /\b(MCL|MCR|USC|CFR) \d|et seq/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

/** Without the marks that keep what is written from left to right in its order on an Arabic page. */
function wordsIn(element: Element | null): string {
  return oneLine(element?.textContent?.replace(/[\u2066\u2069]/g, ''));
}
