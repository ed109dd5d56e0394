import { describe, expect, test } from 'vitest';
import { answers, content } from '#firm/content.ts';
import { formsOf } from '#firm/glossary.ts';
import { plainText, recordsOf } from '#firm/prose.ts';
import { readingGrade, wordsOf } from './reading.ts';

const { terms } = content().glossary;

describe('the glossary', () => {
  test('explains at least 80 words', () => {
    expect(terms.length).toBeGreaterThanOrEqual(80);
  });

  test.each(terms.map(({ term, says }) => ({ term, says: plainText(says).trim() })))('$term: short, plain, and complete', ({ says }) => {
    expect(readingGrade(says), says).toBeLessThanOrEqual(7);
    expect(wordsOf(says).length, says).toBeLessThanOrEqual(22);
    expect(says).toMatch(/^[A-Z].*\.$/);
    expect(says.match(/[.](?: |$)/g)?.length, says).toBeLessThanOrEqual(2);
  });

  test('rests on the law where it says a number', () => {
    expect(terms.filter(({ says }) => /\d/.test(plainText(says)) && recordsOf(says).length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('names answers that the chat has', () => {
    const ids = new Set(answers().all.map(({ id }) => id));
    expect(terms.flatMap(({ answer = '' }) => (answer && !ids.has(answer) ? [answer] : []))).toEqual([]);
  });

  test('has every word of a sentence that is itself hard', () => {
    const known = new Set(terms.flatMap((term) => formsOf(term).map((form) => form.toLowerCase())));
    const hard =
      /\b(arraignment|misdemeanors?|felony|felonies|magistrate|prosecutor|plea|probation|bond|warrants?|conviction|family court|circuit court|district court)\b/gi;
    const used = terms.flatMap(({ says }) => [...plainText(says).matchAll(hard)].map(([word]) => word.toLowerCase()));
    expect(used.filter((word) => !known.has(word))).toEqual([]);
  });
});
