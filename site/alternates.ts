import type { Language } from '#firm/languages.ts';
import { addressIn, languages } from '#firm/languages.ts';

/** The same page in every language, for search engines: each names all, and whoever speaks none of them is led to English. */
export function alternates(spoken: readonly Language[], path: string): { lang: string; address: string }[] {
  if (spoken.length < 2) return [];
  return [
    ...spoken.map((language) => ({ lang: language.code, address: addressIn(language, path) })),
    { lang: 'x-default', address: addressIn(languages.en, path) },
  ];
}
