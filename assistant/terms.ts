import type { TermLink } from '#assistant/reply.ts';
import type { Understood } from '#assistant/understanding/understand.ts';
import type { Answer } from '#firm/answers.ts';
import type { Content } from '#firm/content.ts';
import { formsOf, type Term } from '#firm/glossary.ts';
import { folded } from '#firm/plain.ts';
import type { FindTerms } from '#firm/term-links.ts';
import { isOneSlip } from '#ui/one-slip.ts';

type Glossary = Content['glossary'];

/**
 * The word whose meaning a question asks for, if it asks for nothing else: "what is a bench warrant", "nolo contendere meaning". Any
 * other question that has the word in it ("what is the bond for a second OWI") is left to the ways of asking.
 */
export function termAskedIn(terms: readonly Term[]): (question: string) => Term | undefined {
  const byForm = new Map(terms.flatMap((term) => formsOf(term).map((form) => [plain(form), term] as const)));
  return (question) => {
    const asked = wordAskedIn(question);
    return asked === undefined ? undefined : (byForm.get(asked) ?? byForm.get(nearestOf(asked, [...byForm.keys()]) ?? ''));
  };
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

function wordAskedIn(question: string): string | undefined {
  const words = plain(question).replace(before, '').replace(after, '');
  for (const way of ways) {
    const asked = way.exec(words)?.[1]?.replace(/^(?:an?|the|this|that) /, '');
    if (asked) return asked;
  }
  return undefined;
}

const before =
  /^(?:(?:hi|hello|hey|ok|okay|so|um|and|but|please|sorry|well|wait|(?:can|could) you (?:please )?(?:tell me|explain)(?: to me)?|i (?:dont|do not) (?:know|understand)|tell me|explain(?: to me)?|quick question) )+/;
const after =
  /(?: (?:in (?:michigan|court|law|a case|plain english|simple terms|simple words|legal terms)|exactly|please|again|anyway|for dummies|on my paper|on my papers))+$/;
const ways = [
  /^(?:what|whats|wat|wats|what is|whats is|wat is|what are) (?:even |exactly |actually )?(?:does |do |did )?(.+?) (?:even |actually |really )?(?:mean|means|stand for|stands for|is|are|supposed to be)$/,
  /^(?:whats|wats|what is|wat is|what are|what was) (?:even |exactly |actually |meant by )?(.+)$/,
  /^(?:define|definition of|(?:what is the |whats the )?meaning of) (.+)$/,
  /^(.+) (?:meaning|definition|means what)$/,
];

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
