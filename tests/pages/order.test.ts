import { describe, expect, test } from 'vitest';
import { addressIn, languageAt } from '#firm/languages.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';
import { wordsOf } from '#site/words/words.ts';
import { all, finishedPage, finishedPages, linksOf, only, read, readAll } from '../testkit/finished-pages.ts';

describe('a practice area', () => {
  // Related pages and notes may follow the questions; the form is the end.
  const order = ['first-48-hours', 'deadlines', 'penalties', 'effects', 'what-we-check', 'questions', 'review'];

  test.each(practiceAreaSlugs)('%s: deadline, first steps, dates, meaning, penalties, effects, questions, form', (slug) => {
    const page = finishedPage(`/practice-areas/${slug}`);
    const places = all('article .deadline, article h2[id], #review', page).map((one) => one.id || 'deadline');
    expect(places.filter((place) => order.includes(place))).toEqual(order);
    if (places.includes('deadline')) expect(places[0]).toBe('deadline');
    // The headings of the text itself stand between the dates and the penalties.
    const meaning = places.slice(places.indexOf('deadlines') + 1, places.indexOf('penalties'));
    expect(meaning.length).toBeGreaterThan(1);
    expect(places.indexOf('related')).toBeGreaterThan(places.indexOf('questions'));
  });

  test('has first steps, dates and ways under headings that are true where nobody was arrested', () => {
    const page = finishedPage('/practice-areas/expungement-clean-slate');
    expect(readAll('#first-48-hours, #deadlines, #penalties', page)).toEqual(['Before you apply', 'Waiting times', 'Ways to clear a record']);
    expect(read(only('.rail', page))).not.toMatch(/48 hours|deadline/i);
  });
});

test('the home page sends who cares for someone in jail to the page for that', () => {
  expect(linksOf(finishedPage('/').body)).toContainEqual(['Someone was just arrested', '/arrested']);
});

test('“Free Case Review” leads to the form of the same page where there is one, and elsewhere to the page of the form', () => {
  for (const { path, document } of finishedPages()) {
    const { language, path: english } = languageAt(path);
    // The hero's button leads to /free-consultation: the specification says so (R20).
    const links = all('a', document).filter((link) => !link.closest('.hero') && read(link) === wordsOf(language).review);
    const here = english !== '/free-consultation' && all('#review', document).length > 0 ? '#review' : addressIn(language, '/free-consultation');
    expect(links, path).not.toEqual([]);
    expect(
      links.map((link) => link.getAttribute('href')).filter((to) => to !== here),
      path,
    ).toEqual([]);
  }
});
