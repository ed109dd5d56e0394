import type { LanguageCode } from '#firm/languages.ts';

/** English comes with an island; another language is loaded only on a page in that language. */
export type ByLanguage<Words> = Record<LanguageCode, () => Words | Promise<Words>>;

export async function inPageLanguage<Words>(words: ByLanguage<Words>): Promise<Words> {
  return (words[document.documentElement.lang.slice(0, 2) as LanguageCode] ?? words.en)();
}

/** The firm's number, kept in its order where the page is written from right to left, as the server writes it. */
export function phoneOnPage(): typeof FIRM_PHONE {
  return document.documentElement.dir === 'rtl' ? { ...FIRM_PHONE, display: `\u2066${FIRM_PHONE.display}\u2069` } : FIRM_PHONE;
}
