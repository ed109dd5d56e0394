import type { Language } from '#firm/languages.ts';
import type { FormWords } from '#intake/words.ts';
import { englishForm } from './form.en.ts';

/** The form's texts by language, for the browser. */
export const formsByLanguage: Record<Language['code'], (phone: string) => FormWords> = { en: englishForm };
