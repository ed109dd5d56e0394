import { skeletonOf } from '#assistant/understanding/arabizi.ts';
import { arabicPhrases, arabicTerm } from '#assistant/understanding/terms-arabic.ts';
import { englishPhrases, englishTerm } from '#assistant/understanding/terms-english.ts';
import { spanishPhrases, spanishTerm } from '#assistant/understanding/terms-spanish.ts';
import type { LanguageCode } from '#firm/languages.ts';

/** How the words of a language are compared. */
type Tongue = { phrases: [RegExp, string][]; term: (word: string) => string; skeleton?: (word: string) => string | undefined };

export const tongues: Record<LanguageCode, Tongue> = {
  en: { phrases: englishPhrases, term: englishTerm },
  es: { phrases: spanishPhrases, term: spanishTerm },
  ar: { phrases: arabicPhrases, term: arabicTerm, skeleton: skeletonOf },
};

/**
 * The words of a text (folded, as `placingOf` leaves it) as they are compared: common short forms and slang written out, and words
 * for one thing brought to one. A question of 1,000 characters has at most 80 of them; more would only cost time.
 */
export function termsOf(text: string, language: LanguageCode): string[] {
  const { phrases, term } = tongues[language];
  const words = phrased(text, phrases).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, mostTerms).flatMap((word) => term(word).split(' '));
}

const mostTerms = 80;

function phrased(text: string, phrases: [RegExp, string][]): string {
  return phrases.reduce((words, [pattern, one]) => words.replace(pattern, one), text);
}
