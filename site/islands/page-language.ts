import { type Language, languageNamed } from '#firm/languages.ts';

/** The language of the page that this runs on. */
export function pageLanguage(): Language {
  return languageNamed(document.documentElement.lang.slice(0, 2));
}
