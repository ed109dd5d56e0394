import type { ChatWords } from '#assistant/panel/words.ts';
import { englishChat } from './chat.en.ts';

/** The chat's texts by the language of the page, for the browser. */
export const chatsByLanguage: Record<string, (phone: string) => ChatWords> = { en: englishChat };
