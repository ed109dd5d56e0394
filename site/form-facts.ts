import { wordingVersion } from '#case-review/schema.ts';
import { content } from '#firm/content.ts';
import type { Language } from '#firm/languages.ts';
import type { FormWords } from '#intake/form/words.ts';
import type { Said } from '#intake/submit.ts';
import { allPageAddresses } from '#site/addresses.ts';
import { earlierConsents } from '#site/words/form.en.ts';
import { wordsOf } from '#site/words/words.ts';

/** What is stored with a request about the form it came from: the wordings of its boxes, their language, and which pages have the form. */
export type FormFacts = { said: Said; pages: string[] };

const made = new Map<string, FormFacts>();

/** The same for every request of a process that comes in one language: writing all texts of the form for one of them took a twentieth of an accept. */
export function formFacts(language: Language): FormFacts {
  const known = made.get(language.code) ?? factsIn(language);
  made.set(language.code, known);
  return known;
}

/** Earlier wordings were shown in English only. */
function factsIn(language: Language): FormFacts {
  const { firm } = content(language.code);
  const earlier = language.code === 'en' ? earlierConsents : {};
  return {
    said: {
      language: language.code,
      wordings: { ...earlier, [wordingVersion]: wordingOf(wordsOf(language).form(firm.phone.display, firm.name)) },
    },
    pages: allPageAddresses(),
  };
}

/** All that stands beside the boxes of the form and the switches of the receipt, one line each. */
export function wordingOf({ consent: { call, text, terms, privacy, noEmail, email } }: Pick<FormWords, 'consent'>): string {
  return [call, `${text} ${terms} ${privacy}`, noEmail, email].join('\n');
}
