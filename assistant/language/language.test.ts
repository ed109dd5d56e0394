// @module-tag slow
import { describe, expect, test } from 'vitest';
import { languageIn, languageOf } from '#assistant/language/language.ts';
import { choicesOf, questionNames } from '#assistant/triage.ts';
import { answers, content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';

const codes = Object.keys(languages) as LanguageCode[];

describe('the language of a question', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'how much do you charge'],
    ['en', 'my son got arrested last night what do i do'],
    ['en', 'Can José Hernández be deported for this?'],
    ['en', 'court in los angeles or lansing'],
    ['es', 'cuanto cobran'],
    ['es', '¿Puedo manejar?'],
    ['es', 'me dieron un ticket por speeding y no fui a la court'],
    ['es', 'mi hijo tiene un felony warrant'],
    ['es', 'soy Mike Johnson y necesito ayuda'],
    ['ar', 'كم اتعابكم'],
    ['ar', 'عندي court بكرا على dui'],
    ['ar', 'operating while intoxicated شو يعني'],
    ['ar', '3endi court bukra'],
    ['ar', 'badi mo7ami'],
    ['ar', 'kam el fees lal lawyer'],
    ['ar', 'shu ya3ni probation'],
    ['ar', 'ibni bl jail sho a3mel'],
    ['ar', 'masakooni ma3 weed'],
  ])('is %s: %s', (language, question) => expect(languageOf(question)).toBe(language));

  test.each(['', '?', 'dui', '2nd offense', 'MIP', 'Maria Lopez', 'Dearborn', '7411', 'felony', 'Ahmed Hassan', '54a district court', '3am', 'b4'])(
    'cannot be told: %s',
    (question) => expect(languageOf(question)).toBeUndefined(),
  );

  test('of a mix is that of most of its words', () => {
    expect(languageOf('I have a question about my licencia')).toBe('en');
    expect(languageOf('tengo una pregunta sobre mi driver license')).toBe('es');
  });
});

describe('a talk goes on in the language', () => {
  test('of its last question', () => {
    expect(languageIn(['how much do you charge', 'cuanto cobran'], 'ar')).toBe('es');
  });

  test('of the question before where the last does not tell, else of the page', () => {
    expect(languageIn(['cuanto cobran por un dui', '2nd offense'], 'en')).toBe('es');
    for (const page of codes) expect(languageIn(['dui'], page)).toBe(page);
  });
});

describe.each(codes)('what a tap sends (%s)', (code) => {
  const site = content(code);
  const taken = (texts: string[]) => texts.filter((text) => (languageOf(text) ?? code) !== code);

  test('is never taken for another language, or the talk would change its own', () => {
    const { start, skip } = site.triage;
    expect(taken([start, skip, ...questionNames.flatMap((question) => choicesOf(site, question))])).toEqual([]);
    expect(taken(Object.values(site.assistant.starters).flat())).toEqual([]);
    expect(taken(answers(code).all.map(({ title }) => title))).toEqual([]);
  });
});

test('nearly all ways of asking are in the language that they were written in, or not taken for another', () => {
  for (const code of codes) {
    const ways = answers(code)
      .all.flatMap(({ utterances }) => utterances)
      .filter((_, at) => at % 5 === 0);
    const others = ways.filter((way) => (languageOf(way) ?? code) !== code);
    // People who speak Arabic and Spanish also ask in English words alone.
    expect(others.length / ways.length, others.join('\n')).toBeLessThan({ en: 0.003, es: 0.015, ar: 0.03 }[code]);
  }
});
