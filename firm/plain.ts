import { stripVTControlCharacters } from 'node:util';

/** Every character that shows nothing: controls, direction marks, tags, joiners, variation marks, private use. Only line ends stay. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** The text that a person sees, and nothing that only machines see. Look-alike forms (full width, mathematical) become letters. */
export function visible(text: string): string {
  return stripVTControlCharacters(text).replace(/\t/g, ' ').replace(unseen, '').normalize('NFKC');
}

/** For comparing: lower case, no accents or vowel marks, one form of each Arabic letter, Western digits, straight quotes, single spaces. */
export function folded(text: string): string {
  return visible(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ـ/g, '')
    .replace(/[کگچپڤی]/g, (letter) => borrowed[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 15) % 10))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters of Persian keyboards and of Iraqi spelling, and the Arabic letters that others write in their place. */
const borrowed: Record<string, string> = { ک: 'ك', گ: 'ق', چ: 'ج', پ: 'ب', ڤ: 'ف', ی: 'ي' };
