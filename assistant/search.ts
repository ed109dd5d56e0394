import MiniSearch, { type SearchResult } from 'minisearch';
import type { Card } from '#assistant/cards.ts';
import { folded } from '#assistant/plain.ts';

export type Find = (question: string, most: number) => Card[];

/** The cards that answer a question, best first; none when the firm's words do not cover it. */
export function searchIn(cards: readonly Card[]): Find {
  const index = new MiniSearch<Card>({ fields: ['title', 'ask', 'say'], tokenize, processTerm: termOf });
  index.addAll(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const byTitle = new Map(cards.toReversed().map((card) => [folded(card.title), card]));
  return (question, most) => {
    const asked = termsOf(question);
    const named = byTitle.get(folded(question));
    // A question in the very words of a page is answered by that page.
    const found = named ? [named, ...searched(asked).filter((card) => card !== named)] : searched(asked);
    return found.slice(0, most);
  };

  function searched(asked: string[]): Card[] {
    if (asked.length === 0) return [];
    return index
      .search(asked.join(' '), {
        tokenize: (terms) => terms.split(' '),
        processTerm: (term) => term,
        boost: { ask: 3, title: 2 },
        prefix: (term) => term.length >= 5,
        fuzzy: (term) => (term.length >= 6 ? 0.17 : false),
        boostDocument: (id) => (byId.get(String(id))?.own ? 1.6 : /#penalties$/.test(byId.get(String(id))?.page ?? '') ? 0.7 : 1),
        // Weights that favor short cards: a long text contains nearly every word somewhere.
        bm25: { k: 1.2, b: 0.75, d: 0.3 },
      })
      .flatMap((found) => {
        const card = byId.get(String(found.id));
        return card && speaksOf(card, asked.length, found) ? [card] : [];
      });
  }
}

/**
 * The card must contain two words of the question, or a third of them if that is more, and one of them in its title or `ask`.
 * For a card that was written for the chat, one word instead of two is enough.
 */
function speaksOf({ own }: Card, asked: number, { queryTerms, match }: SearchResult): boolean {
  const inName = Object.values(match).some((fields) => fields.includes('ask') || fields.includes('title'));
  const needed = Math.min(asked, Math.max(own ? 1 : 2, asked / 3));
  return (inName || asked === 1) && new Set(queryTerms).size >= needed;
}

/** Each term costs a walk through the index, so a term counts once, and of a very long question the first forty count. */
function termsOf(question: string): string[] {
  const terms = tokenize(question)
    .map(termOf)
    .filter((term) => term !== null);
  return [...new Set(terms)].slice(0, mostTerms);
}

const mostTerms = 40;

function tokenize(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+(?:[.'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** English plurals and past forms to one stem; words that carry no meaning, such as "the", are left out. */
function termOf(term: string): string | null {
  const plain = term.replace(/'s?$/, '');
  if (empty.has(plain) || (plain.length < 2 && !/\d/.test(plain))) return null;
  return plain.length > 4 ? plain.replace(/(?<=[a-z]{3})(?:ies|ed|es|s|ing)$/, '') : plain.replace(/(?<=[a-z]{2})s$/, '');
}

const empty = new Set(
  `a an and are at be been but by can could did do does for from get go got had has have he her here hi hello hey him his how i i'm if in is isn't it its just
  kind me mean means my need no not of off on or our out please she so some take tell than thank thanks that the their them then there they this to up us use
  want was we were what what's when which who why will with won't would you your yours am about any also explain know like should shall really
  una el la los las de del que como es en un por para con mi me su se lo le hay son muy si al هل ما من في على عن هو هي انا لي ان`
    .split(/\s+/)
    .filter(Boolean),
);
