import { type ByLanguage, type Language, languageNamed } from '#firm/languages.ts';
import { inOrder } from '#firm/left-to-right.ts';

/** The language of the page that this runs on. */
export function pageLanguage(): Language {
  return languageNamed(document.documentElement.lang.slice(0, 2));
}

export async function inPageLanguage<Words>(words: ByLanguage<Words>): Promise<Words> {
  return words[pageLanguage().code]();
}

/** The firm's number as the page's language writes it: the same as the server has written. */
export function phoneOnPage(): typeof FIRM_PHONE {
  return { ...FIRM_PHONE, display: inOrder(FIRM_PHONE.display, pageLanguage()) };
}
