import { linkTerms, termFinder } from '#firm/term-links.ts';
import { useSite } from './site-context.tsx';

/** A page's content with the first use of each legal word linked to the glossary. `inOrder` names its texts in the order of reading. */
export function useTermLinks<Page extends object>(page: Page, inOrder: readonly (keyof Page)[]): Page {
  const { glossary } = useSite();
  const texts = Object.fromEntries(inOrder.map((name) => [name, page[name]]));
  return { ...page, ...linkTerms(texts, finderOf(glossary.terms)) };
}

type Terms = Parameters<typeof termFinder>[0];
const finders = new WeakMap<Terms, ReturnType<typeof termFinder>>();

/** Made once for all pages of a language. */
function finderOf(terms: Terms): ReturnType<typeof termFinder> {
  const known = finders.get(terms) ?? termFinder(terms);
  finders.set(terms, known);
  return known;
}
