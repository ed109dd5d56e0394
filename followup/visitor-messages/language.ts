import { content, type Firm, languageOfRequest } from '#firm/content.ts';
import type { Language, LanguageCode } from '#firm/languages.ts';
import { arabicVisitor } from '#followup/visitor-messages/words.ar.ts';
import type { VisitorWords } from '#followup/visitor-messages/words.en.ts';
import { englishVisitor } from '#followup/visitor-messages/words.en.ts';
import { spanishVisitor } from '#followup/visitor-messages/words.es.ts';

const words: Record<LanguageCode, VisitorWords> = { en: englishVisitor, es: spanishVisitor, ar: arabicVisitor };

/** How a visitor is written to: in the language of their request, with the firm's own words in it. */
export type VisitorLanguage = { language: Language; firm: Firm; words: VisitorWords };

export function visitorLanguage({ firm }: { firm: Firm }, stored: string): VisitorLanguage {
  const language = languageOfRequest(stored);
  return { language, firm: language.code === firm.language.code ? firm : content(language.code).firm, words: words[language.code] };
}
