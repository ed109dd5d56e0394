import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { startersOf } from '#assistant/starters.ts';
import { currentYear } from '#firm/clock.ts';
import { content, siteLanguages } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { withoutEndSlashes } from './addresses.ts';
import { requestContext } from './request-context.ts';
import { SiteContext } from './site-context.tsx';
import { withinLanguage } from './within-language.ts';
import { wordsOf } from './words/words.ts';

/** Pages hydrate only in their islands, so the document is plain markup without React's marks in it. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext, loadContext: RouterContextProvider): Response {
  const { language, path } = languageAt(withoutEndSlashes(new URL(request.url).pathname).toLowerCase());
  const firm = content(language.code);
  const site = {
    ...firm,
    words: wordsOf(language),
    languages: siteLanguages(),
    path,
    starters: startersOf(firm, path),
    year: currentYear(),
    reference: loadContext.get(requestContext).id,
  };
  const markup = renderToStaticMarkup(
    <SiteContext value={site}>
      <ServerRouter context={context} url={request.url} />
    </SiteContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language.lang);
  return new Response(`<!doctype html>${withinLanguage(markup, language)}`, { status, headers });
}

/** Errors are logged once, at the edge (server/http/app.ts), by their reference; a missing page is not an error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(requestContext).report(error);
}
