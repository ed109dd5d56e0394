import { type TermAsked, termAskedIn } from '#assistant/terms.ts';
import { type Follow, triageOf } from '#assistant/triage.ts';
import { type Content, content, siteLanguages } from '#firm/content.ts';
import { addressIn, type LanguageCode, languages } from '#firm/languages.ts';
import { numbersInOrder } from '#firm/numbers-in-order.ts';
import { type FindTerms, termFinder } from '#firm/term-links.ts';

/** What the chat says in one language, and how it understands what is said in it. */
export type Voice = {
  site: Content;
  follow: Follow;
  termAsked: TermAsked;
  findTerms: FindTerms;
  /** Whether the firm's pages are in this language; else its answers lead to the English ones. */
  hasPages: boolean;
  /** An address as it is in this language. */
  led: (address: string) => string;
  /** A sentence as it leaves: the addresses in it lead to this language, and what is written from left to right keeps its order. */
  spoken: (sentence: string) => string;
};

/** The chat's voices, each made when it is first needed. */
export function phrasingOf(english: Content): (language: LanguageCode) => Voice {
  const made = new Map<LanguageCode, Voice>();
  return (language) => {
    const voice = made.get(language) ?? voiceOf(language === 'en' ? english : content(language), english);
    made.set(language, voice);
    return voice;
  };
}

function voiceOf(site: Content, english: Content): Voice {
  const hasPages = siteLanguages().includes(site.language);
  const led = (address: string) => addressIn(hasPages ? site.language : languages.en, address);
  const ordered = site.language.dir === 'rtl' ? numbersInOrder : (words: string) => words;
  return {
    site,
    follow: triageOf(site, english),
    termAsked: termAskedIn(site, english),
    findTerms: termFinder(site.glossary.terms),
    hasPages,
    led,
    spoken: (sentence) =>
      sentence
        .split(addresses)
        .map((part, at) => (at % 2 ? `(${led(part)})` : ordered(part)))
        .join(''),
  };
}

/** "(/free-consultation)", as answers name pages. */
const addresses = /\((\/[a-z0-9/#-]*)\)/;
