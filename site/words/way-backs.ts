import { englishWayBack, type WayBackWords } from './way-back.en.ts';

/** The texts of the way back by the language of the page, for the browser. */
export const wayBacksByLanguage: Record<string, WayBackWords> = { en: englishWayBack };
