import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { meaningOf } from '#replies/texts/text-meaning.ts';

/**
 * Written by people who had not seen the rules, in English, Spanish and Arabic. The rules were made with the first set. Before
 * they were improved, they got 74 of 80 stops and 80 of 80 others of the second set right, and 73 and 79 of the third.
 */
type Texts = Record<'stop' | 'harmless', { lang: string; text: string }[]>;
const sets = ['development', 'held-out-1', 'held-out-2'].map((name) => ({ name, ...(JSON.parse(readFileSync(`tests/texts/${name}.json`, 'utf8')) as Texts) }));

describe.each(sets)('of the set $name', ({ stop, harmless }) => {
  test('every way to say stop is honored', () => {
    expect(stop.length).toBeGreaterThanOrEqual(80);
    expect(stop.filter(({ text }) => meaningOf(text).kind !== 'stop')).toEqual([]);
  });

  test('nothing else is taken for one', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(80);
    expect(harmless.filter(({ text }) => meaningOf(text).kind === 'stop')).toEqual([]);
  });
});

test.each([
  ['HELP', undefined],
  ['help!', undefined],
  ['Info', undefined],
  ['ayuda', 'es'],
  ['مساعدة', 'ar'],
])('"%s" asks for help, and is answered in the language of %s', (text, language) => {
  expect(meaningOf(text)).toEqual({ kind: 'help', language });
});

test.each([
  ['START', undefined],
  ['Unstop', undefined],
  ['start.', undefined],
  ['empezar', 'es'],
  ['ابدأ', 'ar'],
  ['استئناف', 'ar'],
])('"%s" takes a stop back, and is answered in the language of %s', (text, language) => {
  expect(meaningOf(text)).toEqual({ kind: 'start', language });
});

test.each([
  ['STOP', undefined],
  ['Stop please', undefined],
  ['stpo', undefined],
  ['please stop texting me', 'en'],
  ...['Baja', '¡BAJA!', 'pare', 'Detener', 'no más', 'No mas.', 'no me manden mensajes'].map((text) => [text, 'es']),
  ...['توقف', 'إيقاف', 'ايقاف', 'الغاء', 'إلغاء', 'قف', 'إِلْغَاء', 'توقف لو سمحت', 'لا ترسلوا رسائل'].map((text) => [text, 'ar']),
] as [string, string | undefined][])('"%s" is a stop, in the language of %s', (text, language) => {
  expect(meaningOf(text)).toMatchObject({ kind: 'stop', language });
});

test('whoever wants no calls either is heard in both', () => {
  expect(meaningOf('do not call or text me again')).toMatchObject({ kind: 'stop', calls: true });
  expect(meaningOf('stop texting me')).toMatchObject({ kind: 'stop', calls: false });
});
