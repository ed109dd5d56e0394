import type { LanguageCode } from '#firm/languages.ts';

/** How many parts a text to a visitor may have. Arabic letters are not in the GSM alphabet, and a text with any of them has room for 70 instead of 160. */
export const mostSegments: Record<LanguageCode, number> = { en: 1, es: 1, ar: 2 };

/** One text message: 160 characters of the GSM alphabet. A name with a letter outside it (ú, ع) makes up to three of it, which are sent as one. */
export const longestText = 160;
/** Of a text that has several parts, with letters outside that alphabet. */
const signsOfPart = 67;

/** The longest text to a visitor in a language: one part, or with Arabic letters two. */
export function mostSigns(code: LanguageCode): number {
  return mostSegments[code] === 1 ? longestText : mostSegments[code] * signsOfPart;
}
