import type { LanguageCode } from '#firm/languages.ts';
import { arabicWayBack } from './way-back.ar.ts';
import { englishWayBack, type WayBackWords } from './way-back.en.ts';
import { spanishWayBack } from './way-back.es.ts';

/** The texts of the way back by the language of the page, for the browser: three short lines each, so all of them come together. */
export const wayBacksByLanguage: Record<LanguageCode, WayBackWords> = { en: englishWayBack, es: spanishWayBack, ar: arabicWayBack };
