import type { TermLink } from '#assistant/reply.ts';
import { type TermQuestions, termQuestions } from '#assistant/term-questions.ts';
import type { Understood } from '#assistant/understanding/understand.ts';
import type { Answer } from '#firm/answers.ts';
import type { Content } from '#firm/content.ts';
import { formsOf, type Term } from '#firm/glossary.ts';
import { folded } from '#firm/plain.ts';
import type { FindTerms } from '#firm/term-links.ts';
import { isOneSlip } from '#ui/one-slip.ts';

type Glossary = Content['glossary'];

export type TermAsked = (question: string) => Term | undefined;

/**
 * The word whose meaning a question asks for, if it asks for nothing else: "what is a bench warrant", "nolo contendere meaning". Any
 * other question that has the word in it ("what is the bond for a second OWI") is left to the ways of asking.
 */
export function termAskedIn(site: Content, english: Content): TermAsked {
  const questions = termQuestions[site.language.code];
  const bare = (form: string) => plain(form).replace(questions.article, '');
  // What stands on papers is English in every language. A form of the language itself comes last in the map, and so counts.
  const inEnglish = english.glossary.terms.flatMap(({ id, ...term }) => {
    const own = site.glossary.terms.find((one) => one.id === id);
    return own ? formsOf({ id, ...term }).map((form) => [bare(form), own] as const) : [];
  });
  const own = site.glossary.terms.flatMap((term) =>
    formsOf(term)
      .flatMap(partsOf)
      .map((form) => [bare(form), term] as const),
  );
  const byForm = new Map([...inEnglish, ...own]);
  return (question) => {
    const asked = wordAskedIn(question, questions);
    return asked === undefined ? undefined : (byForm.get(asked) ?? byForm.get(nearestOf(asked, [...byForm.keys()]) ?? ''));
  };
}

/** "Lectura de cargos (arraignment)" is asked for whole, and by what stands before the brackets or in them. */
function partsOf(form: string): string[] {
  const [, before, inside] = /^(.+?) \(([^()]+)\)$/.exec(form) ?? [];
  return before && inside ? [form, before, inside] : [form];
}

/** A word's sentence as an answer of the chat. What comes nearest among the other answers is offered beside it. */
export function answerOfTerm({ id, term, says }: Term, { title }: Glossary, { kind, found }: Understood): Answer {
  return {
    id: `word-${id}`,
    title: term,
    say: [{ kind: 'paragraph', children: says }],
    link: { to: `/words#${id}`, words: title },
    next: kind === 'lost' ? [] : found.slice(0, 3).map(({ answer }) => answer.id),
    utterances: [],
  };
}

/** The first legal words of an answer. One that also stands inside another is left out, so that the panel cannot take the wrong place. */
export function termLinksIn(text: string, find: FindTerms): TermLink[] {
  const found = find(text);
  return found
    .filter(({ id, words }, at) => found.findIndex((one) => one.id === id) === at && !found.some((one) => one.words !== words && one.words.includes(words)))
    .slice(0, mostLinks)
    .map(({ id, words }) => ({ words, to: `/words#${id}` }));
}

/** An answer has a hundred words at most. */
const mostLinks = 4;

function wordAskedIn(question: string, { before, after, ways, article }: TermQuestions): string | undefined {
  const words = plain(question).replace(before, '').replace(after, '');
  for (const way of ways) {
    const asked = way.exec(words)?.[1]?.replace(article, '');
    if (asked) return asked;
  }
  return undefined;
}

/** As words are compared here: no marks, and "what's" and "whats" alike. */
function plain(text: string): string {
  return folded(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .replace(/-/g, ' ')
    .trim();
}

/** The one form that a slip of the finger could have meant, in a word of some length. */
function nearestOf(asked: string, forms: readonly string[]): string | undefined {
  if (asked.length < shortest) return undefined;
  const near = forms.filter((form) => form.length >= shortest && Math.abs(form.length - asked.length) <= 1 && isOneSlip(asked, form));
  return near.length === 1 ? near[0] : undefined;
}

const shortest = 6;
