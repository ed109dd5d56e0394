import type { ByLanguage } from '#firm/languages.ts';
import type { FormWords } from '#intake/form/words.ts';
import { englishForm } from './form.en.ts';

/** The form in the language of a page: its texts, and what reads like telling what one did. */
export type FormLanguage = { words: (phone: string, firm: string) => FormWords; confession?: readonly RegExp[] };

/** For the browser, which loads those of the page's language alone. English comes with the form itself. */
export const formsByLanguage: ByLanguage<FormLanguage> = {
  en: () => ({ words: englishForm }),
  es: async () => {
    const [{ spanishForm }, { inSpanish }] = await Promise.all([import('./form.es.ts'), import('#case-review/confession.es.ts')]);
    return { words: spanishForm, confession: inSpanish };
  },
  ar: async () => {
    const [{ arabicForm }, { inArabic }] = await Promise.all([import('./form.ar.ts'), import('#case-review/confession.ar.ts')]);
    return { words: arabicForm, confession: inArabic };
  },
};
