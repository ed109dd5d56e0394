/** Every language the site speaks. `lang` and `dir` of each page come from here. */
export const languages = {
  en: { code: 'en', lang: 'en-US', dir: 'ltr', path: '' },
} as const satisfies Record<string, LanguageShape>;

export type Language = (typeof languages)[keyof typeof languages];

type LanguageShape = {
  /** Names the folder under content/ and the file under site/words/. */
  code: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What stands before every address in that language: '' or, say, '/es'. */
  path: string;
};
