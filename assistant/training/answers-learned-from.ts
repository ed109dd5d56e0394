import { type Answer, readAnswers } from '#firm/answers.ts';
import { content } from '#firm/content.ts';
import { firmWords } from '#firm/firm-words.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { numbersOf } from '#firm/law.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

/** The answers as the sample firm gives them. Whose firm file stands in the words is of no matter to what was learned. */
export function answersLearnedFrom(code: LanguageCode): Answer[] {
  const { law, language, shows } = content(code);
  return readAnswers(code, { ...firmWords(sampleFirm(), code), ...shows, ...numbersOf(law, language.lang) }).all;
}
