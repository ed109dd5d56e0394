import { wordingVersion } from '#case-review/schema.ts';
import { content } from '#firm/content.ts';
import type { FormWords } from '#intake/form/words.ts';
import type { Said } from '#intake/submit.ts';
import { pageAddresses } from '#site/addresses.ts';
import { earlierConsents } from '#site/words/form.en.ts';
import { wordsOf } from '#site/words/words.ts';

/** What is stored with a request about the form it came from: the wordings of its boxes, their language, and which pages have the form. */
export type FormFacts = { said: Said; pages: string[] };

let made: FormFacts | undefined;

/** The same for every request of a process: writing all texts of the form for one of them took a twentieth of an accept. */
export function formFacts(): FormFacts {
  const { firm, language } = content();
  made ??= {
    said: {
      language: language.code,
      wordings: { ...earlierConsents, [wordingVersion]: wordingOf(wordsOf(language).form(firm.phone.display, firm.name)) },
    },
    pages: pageAddresses(),
  };
  return made;
}

/** All that stands beside the boxes of the form and the switches of the receipt, one line each. */
export function wordingOf({ consent: { call, text, terms, privacy, noEmail, email } }: Pick<FormWords, 'consent'>): string {
  return [call, `${text} ${terms} ${privacy}`, noEmail, email].join('\n');
}
