/** Every language the site can speak. `lang` and `dir` of each page come from here. */
export const languages = {
  en: { code: 'en', name: 'English', lang: 'en-US', dir: 'ltr', path: '' },
  es: { code: 'es', name: 'Español', lang: 'es-US', dir: 'ltr', path: '/es' },
  ar: { code: 'ar', name: 'العربية', lang: 'ar', dir: 'rtl', path: '/ar' },
} as const satisfies Record<string, LanguageShape>;

export type Language = (typeof languages)[keyof typeof languages];

export type LanguageCode = Language['code'];

type LanguageShape = {
  /** Names the folder under content/ and the file under site/words/. */
  code: string;
  /** What it calls itself. */
  name: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What stands before every address in that language: '' or, say, '/es'. */
  path: string;
};

/** The language of an address, by its first part alone, and the address as it is in English: addresses are the same in all languages. */
export function languageAt(address: string): { language: Language; path: string } {
  const language = Object.values(languages).find(({ path }) => path && (address === path || address.startsWith(`${path}/`))) ?? languages.en;
  return { language, path: address.slice(language.path.length) || '/' };
}

/** An address of the site as it is in another language. */
export function addressIn({ path }: Language, address: string): string {
  return path && /^\/(?![^#?])/.test(address) ? path + address.slice(1) : path + address;
}

/** The language that was stored with a request. What was stored before there were others is English. */
export function languageNamed(code: string): Language {
  return Object.values(languages).find((one) => one.code === code) ?? languages.en;
}

/** English comes with an island; another language is loaded only on a page in that language. */
export type ByLanguage<Words> = Record<LanguageCode, () => Words | Promise<Words>>;
