import MiniSearch, { type SearchResult } from 'minisearch';
import type { Card } from '#assistant/cards.ts';
import { folded } from '#assistant/plain.ts';

export type Find = (question: string, most: number) => Card[];

/** The cards that answer a question, best first; none when the firm's words do not speak of it. */
export function searchIn(cards: readonly Card[]): Find {
  const index = new MiniSearch<Card>({ fields: ['title', 'ask', 'say'], tokenize, processTerm: termOf });
  index.addAll(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (question, most) => {
    const asked = new Set(
      tokenize(question)
        .map(termOf)
        .filter((term) => term !== null),
    );
    if (asked.size === 0) return [];
    return index
      .search(question, {
        boost: { ask: 3, title: 2 },
        prefix: (term) => term.length >= 5,
        fuzzy: (term) => (term.length >= 6 ? 0.17 : false),
        boostDocument: (id) => (byId.get(String(id))?.own ? 1.6 : /#penalties$/.test(byId.get(String(id))?.page ?? '') ? 0.7 : 1),
        // Long texts hold every word somewhere; short cards made for the question win.
        bm25: { k: 1.2, b: 0.75, d: 0.3 },
      })
      .flatMap((found) => {
        const card = byId.get(String(found.id));
        return card && speaksOf(card, asked.size, found) ? [card] : [];
      })
      .slice(0, most);
  };
}

/**
 * Two words of what was asked, or a third of it, are in the card, and one of them where the card says what it is about.
 * For a card that was written for the chat one such word is enough.
 */
function speaksOf({ own }: Card, asked: number, { queryTerms, match }: SearchResult): boolean {
  const inName = Object.values(match).some((fields) => fields.includes('ask') || fields.includes('title'));
  const needed = Math.min(asked, Math.max(own ? 1 : 2, asked / 3));
  return (inName || asked === 1) && new Set(queryTerms).size >= needed;
}

function tokenize(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+(?:[.'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** English plurals and past forms to one stem; what carries no meaning is left out. */
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
