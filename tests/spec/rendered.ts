import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentYear } from '#firm/clock.ts';
import { content, siteLanguages } from '#firm/content.ts';
import { languages } from '#firm/languages.ts';
import { type Site, SiteContext } from '#site/site-context.tsx';
import { wordsOf } from '#site/words/words.ts';

/** A part of the site as HTML, made the way the server makes it, with whatever a test needs to be different. */
export function rendered(part: ReactElement, changes: Partial<Site> = {}): string {
  const site: Site = {
    ...content(),
    words: wordsOf(languages.en),
    languages: siteLanguages(),
    path: '/',
    starters: [],
    year: currentYear(),
    reference: 'reference-of-the-test',
    ...changes,
  };
  return renderToStaticMarkup(createElement(SiteContext, { value: site }, part));
}
