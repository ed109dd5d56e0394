import { createContext, useContext } from 'react';
import type { Content } from '#firm/content.ts';
import type { Language } from '#firm/languages.ts';
import type { Words } from './words/en.ts';

export type Site = Content & {
  words: Words;
  /** Every language that the site is in. */
  languages: Language[];
  /** The address of this page as it is in English, in lower case, without a trailing slash. */
  path: string;
  /** Questions to begin the chat with on this page. */
  starters: string[];
  year: number;
  /** Names this request when something breaks. */
  reference: string;
};

/**
 * Pages are finished on the server and never hydrated, so the whole firm can be handed to them here
 * without a byte of it reaching the browser.
 */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext around it');
  return site;
}
