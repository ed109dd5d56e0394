import { describe, expect, test } from 'vitest';
import { citySlugs } from '#firm/city.ts';
import { answers, content } from '#firm/content.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { plainText, recordsOf } from '#firm/prose.ts';
import { pageAddresses } from '#site/addresses.ts';
import { readingGrade, sentencesOfPages, sharedSequences, wordsOf } from './reading.ts';

const site = content();
const pages = sentencesOfPages(site);
const sentencesOf = (address: string) => pages.get(address) ?? '';

describe('every page', () => {
  const grades = [...pages].map(([address, sentences]) => ({ address, grade: readingGrade(sentences) }));

  test('is read here, and has words to read', () => {
    expect(pages.size).toBe(pageAddresses().length);
    expect([...pages].filter(([, sentences]) => wordsOf(sentences).length < 30).map(([address]) => address)).toEqual([]);
  });

  test.each(grades)('$address reads at grade 8 or below', ({ grade }) => {
    expect(grade).toBeLessThanOrEqual(8);
  });

  test('the median of all pages is grade 6.5 or below', () => {
    const sorted = grades.map(({ grade }) => grade).toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(6.5);
  });
});

describe.each(site.practiceAreas)('the practice area $slug', (area) => {
  test('has at least 600 words of its own', () => {
    expect(wordsOf(sentencesOf(`/practice-areas/${area.slug}`)).length).toBeGreaterThanOrEqual(600);
  });
  test('keeps the law beside its penalties and deadlines', () => {
    for (const { rows, note } of area.penalties) expect(recordsOf([rows, note]).length).toBeGreaterThan(0);
    expect(recordsOf(area).length).toBeGreaterThanOrEqual(area.penalties.length + area.deadlines.length);
  });
  test('does not relate to itself', () => {
    expect(area.related).not.toContain(area.slug);
  });
});

describe.each(site.guides)('the guide $slug', (guide) => {
  test('has at least 400 words, and rests on the law', () => {
    expect(wordsOf(sentencesOf(`/guides/${guide.slug}`)).length).toBeGreaterThanOrEqual(400);
    expect(recordsOf(guide).length).toBeGreaterThan(4);
  });
  test('leads on to other pages of this site', () => {
    const titles = pageTitles(site);
    expect(guide.related.filter((address) => !titles.has(address) || address === `/guides/${guide.slug}`)).toEqual([]);
  });
  test('names no amount of money for a lawyer', () => {
    expect(plainText(guide.body)).not.toMatch(/(lawyer|attorney|fee)[^.]*\$\d/i);
  });
});

describe.each(citySlugs)('the city %s', (slug) => {
  test('says where the office is', () => {
    expect(sentencesOf(`/locations/${slug}`)).toContain(site.firm.address.city);
  });
  test.each(citySlugs.filter((other) => other !== slug))('does not read like %s with the names swapped', (other) => {
    expect(sharedSequences(sentencesOf(`/locations/${slug}`), sentencesOf(`/locations/${other}`))).toBeLessThan(0.2);
  });
});

test('what the assistant says by itself reads at grade 8 or below', () => {
  const { replies, emergencies } = site.assistant;
  const said = [...Object.values(replies), ...Object.values(emergencies), ...answers().all.map(({ say }) => plainText(say))];
  expect(readingGrade(said.join(' '))).toBeLessThanOrEqual(8);
  for (const emergency of Object.values(emergencies)) expect(readingGrade(emergency)).toBeLessThanOrEqual(6);
});

test.each(site.legal)('the legal page $name is complete', ({ body }) => {
  expect(wordsOf(plainText(body)).length).toBeGreaterThan(150);
});
