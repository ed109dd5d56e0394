import type { Language } from '#firm/languages.ts';
import { ar } from './ar.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

const catalogues: Record<Language['code'], Words> = { en, es, ar };

/** The interface texts of a language. */
export function wordsOf(language: Language): Words {
  return catalogues[language.code];
}
