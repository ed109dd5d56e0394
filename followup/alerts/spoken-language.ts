import type { Firm } from '#firm/content.ts';
import { type LanguageCode, languageNamed } from '#firm/languages.ts';
import { alertWords } from '#followup/alerts/words.en.ts';

/** The language of somebody who did not write in English, as whoever calls them must know it. */
export type SpokenLanguage = {
  code: Exclude<LanguageCode, 'en'>;
  /** "Spanish". */
  name: string;
  /** "needs an interpreter: none is set up". */
  phone: string;
  /** Whether a call needs an interpreter at any hour. */
  needsInterpreter: boolean;
};

/** Undefined for English. What the firm file says nothing of, nobody at the firm speaks. */
export function spokenLanguage({ languages: spoken }: Pick<Firm, 'languages'>, stored: string): SpokenLanguage | undefined {
  const { code } = languageNamed(stored);
  if (code === 'en') return undefined;
  const { names, phone } = alertWords.language;
  const { phone: who, when } = spoken[code] ?? ({ phone: 'none', when: 'always' } as const);
  return { code, name: names[code], phone: who === 'none' ? phone.none : phone[who][when], needsInterpreter: who !== 'spoken' };
}

/** " Language: Spanish, needs an interpreter.", for what is short and heard or seen at a glance; nothing for English. */
export function languageInShort(language: SpokenLanguage | undefined): string {
  const { short, shortNeeds } = alertWords.language;
  return language ? (language.needsInterpreter ? shortNeeds : short)(language.name) : '';
}
