import type { Language } from '#firm/languages.ts';
import { en, type Words } from './en.ts';

const catalogues: Record<Language['code'], Words> = { en };

/** The interface texts of a language. */
export function wordsOf(language: Language): Words {
  return catalogues[language.code];
}
