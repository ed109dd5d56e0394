import type { LanguageCode } from '#firm/languages.ts';
import { asked, carrierStops, courtesies, goOn, keywords, looksAlike, sentences } from '#replies/texts/stop-phrases.ts';

/**
 * What a text to the firm's number asks for. `keyword`: a word that the carrier knows and answers itself. `language`: the one it is
 * written in; undefined for words such as STOP, which our texts name in every language.
 */
export type TextMeaning =
  | { kind: 'stop'; keyword: boolean; calls: boolean; language: LanguageCode | undefined }
  | { kind: 'start' | 'help'; language: LanguageCode | undefined }
  | { kind: 'other' };

/** Only the beginning is read: whoever asks for something does so at once, and longer texts tell a story. */
const longestRead = 320;

/**
 * STOP by meaning: the FCC lets people say it in any reasonable way (47 CFR 64.1200(a)(10)), so whole sentences count, in
 * English, Spanish and Arabic, with slips of the thumb. What merely contains such a word ("the cop stopped me") does not. When
 * in doubt it is not a stop: a frightened person must not lose the one text that tells them whom to call, and the real
 * word always works.
 */
export function meaningOf(text: string): TextMeaning {
  const read = text.slice(0, longestRead);
  const words = plain(read);
  if (carrierStops.has(words)) return { kind: 'stop', keyword: true, calls: false, language: undefined };
  for (const kind of ['start', 'help'] as const) {
    const language = codes.find((code) => asked[kind][code].has(words));
    if (language) return { kind, language: language === 'en' ? undefined : language };
  }
  // Each sentence by itself, so that a request at its beginning is found; and the whole text, for a request that contains a comma.
  const parts = [words, ...read.split(/[.,;:!?\n؟،؛…]+/).map(plain)];
  const word = wordOf(words);
  const language = goOn.some((pattern) => pattern.test(words))
    ? undefined
    : codes.find((code) => sentences[code].some((pattern) => parts.some((part) => pattern.test(part))));
  if (!word && !language) return { kind: 'other' };
  const isEverybodys = word !== undefined && carrierStops.has(word.keyword);
  return { kind: 'stop', keyword: false, calls: /\bcall|\bllam|اتصل|تتصل/.test(words), language: isEverybodys ? undefined : (word?.language ?? language) };
}

const codes: readonly LanguageCode[] = ['en', 'es', 'ar'];

/** Small letters, without accents, vowel signs or punctuation, one form of each Arabic letter, and s t o p written together. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640'’`´]/gu, '')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:f ing|f in|f(?:ck|uck|k)?(?:ing|in|n)?|effing|freaking|freakin|frickin|goddamn|damn|dam|bloody|stupid|pinches?|malditos?) (?=\p{L})/gu, '')
    .replace(/\b(?:q|k|qe|ke)\b/g, 'que')
    .replace(/\bk(?=ier|e\b)/g, 'qu')
    .replace(/\bteste(?=[eao])/g, 'texte')
    .replace(/\b(?:msjs?|mjs|mensjs?|mensaj)\b/g, 'mensajes')
    .replace(/\bw(?:it)?\b/g, 'with')
    .replace(/\bm[ae]ss?[aei]g(?:at|es|s|at)?\b/g, 'messages')
    .trim()
    .replace(/^\p{L}{4,6}(?= )/u, (first) => (!looksAlike.has(first) && isOneSlip('stop', first) ? 'stop' : first))
    .replace(/\b(?:\p{L} ){2,}\p{L}\b/gu, (spread) => spread.replaceAll(' ', ''));
}

/** A keyword, perhaps mistyped, and nothing else that means anything. */
function wordOf(words: string): { keyword: string; language: LanguageCode } | undefined {
  const rest = words
    .split(' ')
    .filter((word) => !courtesies.has(word))
    .join(' ');
  if (rest === '' || rest.length > 20) return undefined;
  const all = codes.flatMap((language) => keywords[language].map((keyword) => ({ keyword, language })));
  // One that is written as it is goes before one that may have been meant.
  return all.find(({ keyword }) => rest === keyword) ?? all.find(({ keyword }) => mayMean(keyword, rest));
}

function mayMean(keyword: string, typed: string): boolean {
  return keyword.length >= 4 && !/[^a-z ]/.test(keyword) && !looksAlike.has(typed) && isOneSlip(keyword, typed);
}

/** One letter too many, too few, wrong, or two in the wrong order; a letter held too long counts once. */
function isOneSlip(right: string, typed: string): boolean {
  const short = typed.replace(/(.)\1{2,}/gu, '$1');
  if (short === right || short.replace(/(.)\1+/gu, '$1') === right) return true;
  if (Math.abs(short.length - right.length) > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === right[at]) at++;
  const [rest, wanted] = [short.slice(at), right.slice(at)];
  return (
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
