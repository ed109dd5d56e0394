import { eld } from 'eld/extrasmall';
import { isArabizi, mayBeArabizi } from '#assistant/language/arabizi-words.ts';
import { ofNone, otherEnglish, otherSpanish, smallEnglish, smallSpanish } from '#assistant/language/small-words.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';

eld.setLanguageSubset(['en', 'es']);

/** The language in which a talk goes on: that of its last question, or of one before where that does not tell, or of the page. */
export function languageIn(questions: readonly string[], page: LanguageCode): LanguageCode {
  for (const question of questions.toReversed()) {
    const language = languageOf(question);
    if (language) return language;
  }
  return page;
}

/**
 * In which language a question is written. A mixed one goes by most of its words; names, towns and the words of courts, which all say in
 * English, count for none. Undefined where that leaves too little to tell: "dui", "2nd offense", "Maria Lopez".
 */
export function languageOf(question: string): LanguageCode | undefined {
  const words = tellingWords(question);
  const small = { en: count(words, smallEnglish), es: count(words, smallSpanish) + (/[¿¡ñ]/i.test(question) ? 1 : 0) };
  if (isArabic(words, Math.max(small.en, small.es))) return 'ar';
  const weight = { en: 2 * small.en + count(words, otherEnglish), es: 2 * small.es + count(words, otherSpanish) };
  const likelier = weight.es > weight.en ? 'es' : weight.en > weight.es ? 'en' : undefined;
  if (likelier && weight[likelier] >= (small[likelier] ? 2 : 3)) return likelier;
  const guess = guessed(words);
  // Where words speak for the other language, or for both alike, the look of them decides nothing.
  return guess === likelier || weight.en + weight.es === 0 ? guess : undefined;
}

/** Whoever writes Arabic letters writes Arabic, with many English words in between: one in five is enough. In Latin letters it must be as many as the small words of another language. */
function isArabic(words: readonly string[], others: number): boolean {
  const letters = words.filter((word) => /\p{Script=Arabic}/u.test(word)).length;
  if (letters) return letters >= words.length / 5;
  const [latin, both] = [words.filter(isArabizi).length, words.filter(mayBeArabizi).length];
  return latin > 0 && latin + both / 2 >= others - both / 2;
}

/** By the look of fewer words nobody can tell. */
const fewestToGuess = 3;

function guessed(words: readonly string[]): LanguageCode | undefined {
  const rest = words.filter((word) => !isArabizi(word) && !mayBeArabizi(word));
  if (rest.length < fewestToGuess) return undefined;
  const found = eld.detect(rest.join(' '));
  return found.isReliable() && (found.language === 'en' || found.language === 'es') ? found.language : undefined;
}

/** Words that tell something: no numbers, no words of courts, no names in the middle of a sentence. */
function tellingWords(question: string): string[] {
  const named = question === question.toLowerCase() ? question : question.replace(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu, ' ');
  return (
    folded(named)
      .replace(/'/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => /\p{L}/u.test(word) && !ofNone.has(word));
}

function count(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word)).length;
}
