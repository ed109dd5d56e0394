import type { FormWords } from '#intake/form/words.ts';
import { englishForm } from './form.en.ts';

/** The form's texts by the language of the page, for the browser. */
export const formsByLanguage: Record<string, (phone: string, firm: string) => FormWords> = { en: englishForm };
