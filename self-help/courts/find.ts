import { westernDigits } from '#case-review/digits.ts';
import { isOneSlip } from '#ui/one-slip.ts';

/** The words by which a court is found: its names, and the places it is for. Streets are left out: Saginaw Street is in Flint and in Pontiac. */
export type Findable = { names: string; places: string };

/** How a language writes what stands in English on the papers, and its words that tell nothing: both as `spelledIn` and `courtsFor` need them. */
export type Spelling = { spelled: Readonly<Record<string, string>>; skipped: readonly string[] };

/** The same text with each word's spellings in the language of the page behind it. */
export function spelledIn(text: string, { spelled }: Spelling): string {
  return [text, ...wordsOf(text).flatMap((word) => spelled[word] ?? [])].join(' ');
}

/** Which courts fit what was typed, in the order of the list. Nothing typed, or nothing that tells courts apart, fits all of them. */
export function courtsFor(typed: string, courts: readonly Findable[], skipped: readonly string[] = []): number[] {
  const asked = wordsOf(typed).filter((word) => !everywhere.has(word) && !skipped.includes(word));
  const listed = courts.map(({ names, places }) => wordsOf(`${names} ${places}`));
  const all = (fits: Fits) => listed.flatMap((own, at) => (asked.every((word, place) => own.some((one) => fits(word, one, asked[place - 1]))) ? at : []));
  const exact = all(begins);
  return exact.length ? exact : all((word, one) => one.startsWith(word) || (isLong(word) && isOneSlip(word, one)));
}

type Fits = (word: string, one: string, before: string | undefined) => boolean;

/** A number is whole (6 is not 61), and so is the letter behind one (54-A); of a name the beginning is enough while it is typed. */
function begins(word: string, one: string, before: string | undefined): boolean {
  const whole = isNumber(word) || (word.length === 1 && before !== undefined && isNumber(before));
  return whole ? word === one : one.startsWith(word);
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

function isLong(word: string): boolean {
  return word.length > 4;
}

/** "36th", "54-A", "54A" and "52/4" in their parts; "Mt." and "Twp." as they are listed. Accents, vowel marks and a hamza are left out by many who type. */
function wordsOf(text: string): string[] {
  const parts = westernDigits(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .match(/\d+|\p{L}+/gu);
  return (parts ?? []).map((part) => longForms[part] ?? part);
}

const longForms: Record<string, string> = { mt: 'mount', saint: 'st', twp: 'township', hts: 'heights', ctr: 'center' };
/** On every paper, or in every name. */
const everywhere = new Set(['court', 'courts', 'the', 'of', 'in', 'for', 'and', 'michigan', 'mi', 'state', 'judicial', 'county', 'city', 'people', 'v']);
