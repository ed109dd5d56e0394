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
  const arabic = words.filter((word) => /\p{Script=Arabic}/u.test(word)).length;
  if (arabic > words.length / fewestArabic) return 'ar';
  const count = (is: (word: string) => boolean) => words.filter(is).length;
  const small = { es: count((word) => smallSpanish.has(word)) + (/[¿¡ñ]/i.test(question) ? 1 : 0), en: count((word) => smallEnglish.has(word)) };
  const [arabizi, both] = [count(isArabizi), count(mayBeArabizi)];
  if (arabizi && arabizi + both / 2 >= Math.max(small.en, small.es - both)) return 'ar';
  const weight = { es: 2 * small.es + count((word) => otherSpanish.has(word)), en: 2 * small.en + count((word) => otherEnglish.has(word)) };
  const likelier = weight.es > weight.en ? 'es' : 'en';
  if (weight.es !== weight.en && weight[likelier] >= (small[likelier] ? 2 : 3)) return likelier;
  const rest = words.filter((word) => !isArabizi(word) && !mayBeArabizi(word));
  return weight.es === weight.en && weight.es ? undefined : rest.length >= fewestToGuess ? guessed(rest.join(' ')) : undefined;
}

/** Whoever writes Arabic letters writes Arabic, with many English words in between. */
const fewestArabic = 5;
/** By the look of fewer words nobody can tell. */
const fewestToGuess = 3;

function guessed(text: string): LanguageCode | undefined {
  const found = eld.detect(text);
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
