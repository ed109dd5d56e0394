import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assistantFile } from '#firm/assistant-file.ts';
import { city, citySlugs } from '#firm/city.ts';
import { readMarkdown, readYaml } from '#firm/content-file.ts';
import { firmFile } from '#firm/firm-file.ts';
import { aboutPage, attorneyPage, faqsPage, legalPage, legalPageNames, resultsPage, reviewsPage, simplePage } from '#firm/pages.ts';
import { practiceArea, practiceAreaSlugs } from '#firm/practice-area.ts';
import { plainText } from '#firm/prose.ts';
import { readingGrade, sentencesOfCity, sentencesOfFaqs, sentencesOfPracticeArea, sharedSequences, wordsOf } from './reading.ts';

const firm = readYaml('en/firm.yaml', firmFile);
const words = { name: firm.name, phone: firm.phone.display, vanity: firm.phone.vanity, email: firm.email, attorney: firm.attorney.name, address: 'the office' };

describe.each(practiceAreaSlugs)('the practice area %s', (slug) => {
  const area = readMarkdown(`en/practice-areas/${slug}.md`, practiceArea, words);
  const sentences = sentencesOfPracticeArea({ slug, ...area });

  test('reads at grade 8 or below', () => {
    expect(readingGrade(sentences)).toBeLessThanOrEqual(8);
  });
  test('has at least 600 words of its own', () => {
    expect(wordsOf(sentences).length).toBeGreaterThanOrEqual(600);
  });
  test('keeps the law beside its penalties', () => {
    const cites = JSON.stringify(area).match(/"kind":"cite"/g) ?? [];
    expect(cites.length).toBeGreaterThanOrEqual(area.penalties.length + area.deadlines.length);
  });
  test('does not relate to itself', () => {
    expect(area.related).not.toContain(slug);
  });
});

describe.each(citySlugs)('the city %s', (slug) => {
  const read = () => ({ slug, ...readMarkdown(`en/cities/${slug}.md`, city, words) });

  test('reads at grade 8 or below', () => {
    expect(readingGrade(sentencesOfCity(read()))).toBeLessThanOrEqual(8);
  });
  test('says that the office is in Marysville', () => {
    expect(`${read().lead} ${plainText(read().body)}`).toContain('Marysville');
  });
  test.each(citySlugs.filter((other) => other !== slug))('does not read like %s with the names swapped', (other) => {
    const theirs = sentencesOfCity({ slug: other, ...readMarkdown(`en/cities/${other}.md`, city, words) });
    expect(sharedSequences(sentencesOfCity(read()), theirs)).toBeLessThan(0.2);
  });
});

test('the six questions read at grade 8 or below', () => {
  expect(readingGrade(sentencesOfFaqs(readYaml('en/faqs.yaml', faqsPage, words)))).toBeLessThanOrEqual(8);
});

test('what the assistant says by itself reads at grade 8 or below', () => {
  const { replies, emergencies, cards } = readMarkdown('en/assistant.md', assistantFile, words);
  const said = [...Object.values(replies), ...Object.values(emergencies), ...cards.map(({ say }) => say)];
  expect(readingGrade(said.join(' '))).toBeLessThanOrEqual(8);
  for (const emergency of Object.values(emergencies)) expect(readingGrade(emergency)).toBeLessThanOrEqual(6);
});

test.each([
  ['about', aboutPage],
  ['attorney', attorneyPage],
  ['results', resultsPage],
  ['contact', simplePage],
  ['free-consultation', simplePage],
  ['practice-areas', simplePage],
] as const)('the page %s is complete', (name, schema) => {
  expect(readMarkdown(`en/${name}.md`, schema, words)).toBeTruthy();
});

test('the reviews are complete', () => {
  expect(readYaml('en/reviews.yaml', reviewsPage, words).reviews).toHaveLength(4);
});

test.each(legalPageNames)('the legal page %s is complete', (name) => {
  expect(existsSync(`content/en/legal/${name}.md`)).toBe(true);
  expect(wordsOf(plainText(readMarkdown(`en/legal/${name}.md`, legalPage, words).body)).length).toBeGreaterThan(150);
});
