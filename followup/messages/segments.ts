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

/** In how many parts carriers send a text, each of which is paid for. */
export function segmentsOf(text: string): number {
  const septets = septetsOf(text);
  return septets === undefined ? partsOf(text.length, 70, signsOfPart) : partsOf(septets, longestText, 153);
}

/** The parts of a longer text hold a few characters less: they say which one they are. */
function partsOf(length: number, alone: number, joined: number): number {
  return length <= alone ? 1 : Math.ceil(length / joined);
}

/** The length in the GSM alphabet (3GPP 23.038); undefined for a text with any other sign. */
function septetsOf(text: string): number | undefined {
  let length = 0;
  for (const sign of text) {
    if (extended.includes(sign)) length += 2;
    else if (basic.includes(sign)) length += 1;
    else return undefined;
  }
  return length;
}

const basic = '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';
