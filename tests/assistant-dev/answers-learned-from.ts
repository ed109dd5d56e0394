import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type Answer, readAnswers } from '#firm/answers.ts';
import { content } from '#firm/content.ts';
import { firmFile } from '#firm/firm-file.ts';
import { firmWords } from '#firm/firm-words.ts';
import { numbersOf } from '#firm/law.ts';

/** The answers as the sample firm gives them. Whose firm file stands in the words is of no matter to what was learned. */
export function answersLearnedFrom(): Answer[] {
  const sample = firmFile.parse(load(readFileSync('tests/fixtures/firm.yaml', 'utf8')));
  const { facts, law, language } = content();
  return readAnswers('en', { ...firmWords(sample), ...facts, ...numbersOf(law, language.lang) }).all;
}
