import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Firm } from '#firm/firm.ts';
import { plainText } from '#firm/prose.ts';

/** What a visitor reads on a page in sentences: tables, citations and law lists are left out. */
export function sentencesOfPracticeArea(area: Firm['practiceAreas'][number]): string {
  return [
    area.lead,
    plainText(area.body),
    ...Object.values(area.effects).map(plainText),
    ...area.deadlines.map((one) => plainText(one.what)),
    ...area.first48.map(plainText),
    ...area.checks.map(plainText),
    ...area.questions.flatMap((one) => [one.question, plainText(one.answer)]),
    area.deadline ? plainText(area.deadline.body) : '',
  ].join('\n');
}

export function sentencesOfCity(city: Firm['cities'][number]): string {
  return [
    city.lead,
    city.services,
    plainText(city.body),
    ...city.courts.map((court) => plainText(court.hears)),
    city.jail ? plainText(city.jail.note) : '',
    ...city.questions.flatMap((one) => [one.question, plainText(one.answer)]),
  ].join('\n');
}

export function sentencesOfFaqs(faqs: Firm['faqs']): string {
  return [faqs.lead, ...faqs.questions.flatMap((one) => [one.question, plainText(one.answer)])].join('\n');
}

/** Flesch-Kincaid grade: 8 means that an eighth-grader reads it without effort. */
export function readingGrade(words: string): number {
  const sentences = words.split(/(?<=[.?!:])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const tokens = wordsOf(words);
  return fleschKincaid({ sentence: sentences.length, word: tokens.length, syllable: tokens.reduce((sum, word) => sum + syllable(word), 0) });
}

export function wordsOf(words: string): string[] {
  return words.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
}

/** The share of the smaller text's five-word sequences that also stand in the other. */
export function sharedSequences(one: string, other: string): number {
  const a = sequences(one);
  const b = sequences(other);
  const shared = [...a].filter((five) => b.has(five)).length;
  return shared / Math.min(a.size, b.size);
}

function sequences(words: string): Set<string> {
  const tokens = wordsOf(words.toLowerCase());
  return new Set(tokens.slice(0, -4).map((_, index) => tokens.slice(index, index + 5).join(' ')));
}
