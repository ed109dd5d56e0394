import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '#firm/content-file.ts';
import { differencesBetween, english, standing, type TranslatedInto, translatedInto, translations, versionOf } from '#firm/translations.ts';

describe.each(translatedInto)('what is translated (%s)', (into) => {
  const made = translations(into).filter(({ state }) => state !== 'missing');

  test('has the shape, numbers, citations, links and places of the English file, and is as new as it', () => {
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter(({ state }) => state === 'differs' || state === 'waiting')).toEqual([]);
  });

  test.each(made.map(({ file }) => file))('has no wrong word and no sentence that was left in English: %s', (file) => {
    const words = readFileSync(join(contentFolder, into, file), 'utf8');
    expect(wrongWords[into].flatMap((word) => (wholeWord(word).test(words) ? [word] : []))).toEqual([]);
    expect(words.match(/[٠-٩۰-۹\u202a-\u202e\u200f]/gu) ?? []).toEqual([]);
    // The model is told what it is for in English, whatever people write.
    expect(leftInEnglish(file === 'assistant.md' ? words.slice(0, words.lastIndexOf('\n---\n')) : words)).toEqual([]);
  });
});

describe('a translation is red', () => {
  const source = '---\ntitle: Up to 93 days\nrows: [one, two]\n---\nAsk within {refusal.days} days. ^[refusal] See [the page](/rights).\n';
  const right = '---\ntitle: Hasta 93 días\nrows: [uno, dos]\n---\nPida dentro de {refusal.days} días. ^[refusal] Vea [la página](/rights).\n';
  const made = { from: versionOf(source), translator: 'pending' };

  test('unless it is equal in all that may not differ', () => {
    expect(standing('page.md', source, right, made)).toEqual({ state: 'unsigned', differences: [] });
    expect(standing('page.md', source, right, { ...made, translator: 'A. Translator' }).state).toBe('signed');
  });

  test.each([
    ['a number', right.replace('93', '39')],
    ['a number that was added', right.replace('uno', 'uno 1')],
    ['a number in Arabic digits', right.replace('93', '٩٣')],
    ['a citation', right.replace('^[refusal]', '^[refusal-points]')],
    ['a link', right.replace('/rights', '/arrested')],
    ['a place', right.replace('{refusal.days}', '{refusal.years}')],
    ['an entry', right.replace('uno, dos', 'uno')],
    ['a key', right.replace('title:', 'titulo:')],
    ['a paragraph', `${right}\nMás.\n`],
    ['a file that cannot be read', right.replace('title: ', 'title: [')],
  ])('when it differs in %s', (_, changed) => {
    expect(changed).not.toBe(right);
    expect(standing('page.md', source, changed, made).state).toBe('differs');
  });

  test('not because a lawyer has signed the English file', () => {
    const unsigned = source.replace('rows:', 'reviewed:\n  on: "2026-11-15"\n  attorney: pending\nrows:');
    const signed = unsigned.replace('attorney: pending', 'attorney: { name: Dana Whitcomb, on: "2026-12-01" }');
    const own = right.replace('rows:', 'reviewed:\n  on: "2026-11-15"\n  attorney: pending\nrows:');
    expect(standing('page.md', signed, own, { from: versionOf(unsigned), translator: 'pending' })).toEqual({ state: 'unsigned', differences: [] });
  });

  test('when the English file has changed since it was made, or nobody noted what it was made from', () => {
    expect(standing('page.md', source.replace('Ask', 'Please ask'), right, made).state).toBe('waiting');
    expect(standing('page.md', source, right, undefined).state).toBe('waiting');
  });
});

test('every English page differs from itself when a number in it is changed', () => {
  const pages = translations('es').map(({ file }) => file);
  expect(pages.length).toBeGreaterThan(40);
  for (const file of pages) {
    const words = english(file).replace(/^\s*#.*\n/gm, '');
    expect(differencesBetween(file, words, words)).toEqual([]);
    const changed = words.replace(/\{([a-z0-9-]+\.[a-z]+)\}|(?<=\w )\d+(?= )/, '7777');
    if (changed !== words) expect(differencesBetween(file, words, changed), file).not.toEqual([]);
  }
});

/** Outright wrong in a text about the law, however often they are used. */
const wrongWords: Record<TranslatedInto, string[]> = {
  es: [
    'felonía',
    'felonías',
    'convicto',
    'convicción',
    'asalto',
    'batería',
    'intoxicado',
    'intoxicada',
    'notario',
    'demandado',
    'despedido',
    'récord criminal',
  ],
  ar: ['مجرم', 'وزارة الخارجية', 'وقف التنفيذ', 'قناعة', 'شحن', 'سند', 'الجليد', 'البكالوريا'],
};

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
}

/** Sentences with three English function words. What is to be said in English stands in quotes; data of the file is no sentence. */
function leftInEnglish(words: string): string[] {
  return words
    .split('\n')
    .filter((line) => !/^\s*(?:#|-?\s*(?:caseType|caseTypes|address|id|next)\b)/.test(line))
    .map((line) => line.replace(/\{[^}]*\}|\([^)]*\)|“[^”]*”|«[^»]*»/g, ''))
    .flatMap((line) => line.split(/(?<=[.?!؟])\s/))
    .filter((sentence) => (sentence.match(/\b(?:the|of|and|you|your|is|are|for|with|that|this|not|can|may|will|must|from|was|they)\b/gi) ?? []).length >= 3);
}
