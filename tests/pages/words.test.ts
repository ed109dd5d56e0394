import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { plainText } from '#firm/prose.ts';
import { all, finishedPage, linksOf, oneLine, only, read, readAll } from '../testkit/finished-pages.ts';

const { terms } = content().glossary;

describe('the glossary', () => {
  const page = finishedPage('/words');

  test('explains every word in its sentence, at an address of its own', () => {
    for (const { id, term, says } of terms) {
      const entry = only(`[id="${id}"]`, page);
      expect(read(only('dt', entry))).toBe(term);
      expect(oneLine(entry.querySelector('dd > p')?.textContent)).toContain(oneLine(plainText(says)));
    }
  });

  test('stands in the order of the alphabet, and letters lead to their words', () => {
    const names = readAll('.letter:not(:last-of-type) dt', page).map((name) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(90);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    const letters = linksOf(only('.letters', page));
    expect(letters.slice(0, 3).map(([letter]) => letter)).toEqual(['A', 'B', 'C']);
    expect(letters).toContainEqual(['W', '#letter-w']);
  });

  test('leads from another name to its word', () => {
    const lineOf = (name: string) => all('dl > div', page).find((line) => readAll('dt', line)[0] === name);
    expect(lineOf('Public defender')?.querySelector('a')?.getAttribute('href')).toBe('#appointed-lawyer');
    // Under the letter of its own word a name needs no line.
    expect(lineOf('Nolo contendere')).toBeUndefined();
    expect(read(only('#no-contest', page))).toContain('Also: nolo contendere');
  });

  test('has no link to itself in its sentences', () => {
    expect(all('main a[href^="/words#"]', page)).toEqual([]);
  });

  test('tells search engines each word with its sentence', () => {
    const data = readAll('script[type="application/ld+json"]', page).map((json) => JSON.parse(json) as Record<string, unknown>);
    expect(data.find((one) => one['@type'] === 'DefinedTermSet')?.['hasDefinedTerm']).toHaveLength(terms.length);
  });
});

describe('a legal word in a text', () => {
  const linksOn = (path: string) => all('main a[href^="/words#"]', finishedPage(path));

  test.each(['/practice-areas/owi-dui', '/practice-areas/felony-defense', '/guides/bond', '/faqs', '/arrested', '/locations/detroit', '/courts'])(
    'of %s is linked once, and never in a heading',
    (path) => {
      const links = linksOn(path);
      const targets = links.map((link) => link.getAttribute('href')?.replace('/words#', ''));
      expect(links.length).toBeGreaterThan(3);
      expect(links.length).toBeLessThanOrEqual(20);
      expect(new Set(targets).size).toBe(links.length);
      expect(targets.filter((to) => !terms.some(({ id }) => id === to))).toEqual([]);
      expect(links.filter((link) => link.closest('h1,h2,h3,summary,button,dt,th'))).toEqual([]);
    },
  );

  test('is not linked on the home page, which leads with other things', () => {
    expect(linksOn('/')).toEqual([]);
  });
});

test.each([
  ['/words', ['/guides']],
  ['/courts', ['/guides', '/arrested', '/locations/troy']],
])('%s is found from %s', (to, from) => {
  for (const path of from) expect(all(`main a[href="${to}"]`, finishedPage(path)), path).not.toEqual([]);
});
