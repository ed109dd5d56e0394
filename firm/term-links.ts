import { formsOf, type Term } from '#firm/glossary.ts';
import type { Inline } from '#firm/prose.ts';

/** Where a term of the glossary stands in a text. */
export type Found = { id: string; at: number; words: string };

/** Finds the terms in a text, from left to right; of two that begin at the same place the longer one wins. */
export type FindTerms = (text: string) => Found[];

/** More than this makes a page look like a dictionary. Chosen with the bytes of the longest page in mind (docs/decisions/067-words-and-courts.md). */
export const mostTermLinks = 20;

export function termFinder(terms: readonly Term[]): FindTerms {
  const forms = terms.filter(({ inTexts }) => inTexts).flatMap((term) => formsOf(term).map((form) => ({ id: term.id, form })));
  if (forms.length === 0) return () => [];
  const longestFirst = forms.toSorted((one, other) => other.form.length - one.form.length);
  const any = new RegExp(String.raw`(?<![\p{L}\p{N}$/-])(?:${longestFirst.map(({ form }) => `(${asWritten(form)})`).join('|')})(?![\p{L}\p{N}]|-\p{L})`, 'gu');
  return (text) =>
    [...text.matchAll(any)].map((match) => ({
      id: longestFirst[match.slice(1).findIndex((one) => one !== undefined)]?.id ?? '',
      at: match.index,
      words: match[0],
    }));
}

/**
 * The texts of a page with the first use of each term linked to the glossary, in the order in which they are read. `parts` may be any
 * content: what stands in a list is running text, and what has a name of its own (a question, a date) is a heading, as headings, links,
 * the heads of tables and the first cells of their rows are; nothing there is linked.
 */
export function linkTerms<P>(parts: P, find: FindTerms, most = mostTermLinks): P {
  const used = new Set<string>();
  return walk(parts) as P;

  function walk(part: unknown): unknown {
    if (Array.isArray(part)) return part.flatMap((one: unknown) => (typeof one === 'string' ? linked(one) : [walk(one)]));
    if (typeof part !== 'object' || part === null) return part;
    const kind = 'kind' in part ? part.kind : undefined;
    if (kind === 'heading' || kind === 'link' || kind === 'note' || kind === 'term') return part;
    if (kind === 'table') return { ...part, rows: (part as { rows: unknown[][] }).rows.map(([first, ...rest]) => [first, ...(walk(rest) as unknown[])]) };
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, walk(value)]));
  }

  function linked(text: string): Inline[] {
    const pieces: Inline[] = [];
    let from = 0;
    for (const { id, at, words } of find(text)) {
      if (used.size >= most || used.has(id)) continue;
      used.add(id);
      pieces.push(text.slice(from, at), { kind: 'term', id, children: [words] });
      from = at + words.length;
    }
    return [...pieces, text.slice(from)].filter((piece) => piece !== '');
  }
}

/** A small letter may be a capital one at the start of a sentence. An abbreviation is written only as it is: OWI, and never "owi". */
function asWritten(form: string): string {
  const escaped = form.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \u00a0]`);
  if (/\p{Lu}.*\p{Lu}/u.test(form)) return escaped;
  const [first = '', ...rest] = escaped;
  const both = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  return (first.toLowerCase() === first.toUpperCase() ? first : both) + rest.join('');
}
