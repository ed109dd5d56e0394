import type { ChatWords } from '#assistant/panel/words.ts';
import type { ByLanguage } from '#firm/languages.ts';
import { englishChat } from './chat.en.ts';

/** The chat's texts by the language of the page, for the browser. */
export const chatsByLanguage: ByLanguage<(phone: string) => ChatWords> = {
  en: () => englishChat,
  es: async () => (await import('./chat.es.ts')).spanishChat,
  ar: async () => (await import('./chat.ar.ts')).arabicChat,
};
