import { type Language, type LanguageCode, languages } from '#firm/languages.ts';

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

/**
 * Any letter may be in it: a firm's name has accents, and a text that costs thrice is better than one that nobody gets. Of what cannot be
 * seen only the mark before a number is let through, and only where letters run from right to left: phones show others as boxes.
 */
export function fitting(text: string, { code, dir }: Pick<Language, 'code' | 'dir'> = languages.en): string {
  const unseen = (dir === 'rtl' ? text.replaceAll('\u200e', '') : text).match(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
  if (text.length > mostSigns(code) || unseen) throw new RangeError('A text message does not fit');
  return text;
}
