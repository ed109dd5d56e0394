import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RouterContextProvider } from 'react-router';
import { type Desk, deskContext, requestFacts } from '#desk/context.ts';
import { languages } from '#firm/languages.ts';
import { barePage } from '#server/http/bare-page.ts';
import { deskHeaders } from '#server/http/desk-headers.ts';
import { openApp } from '#server/http/first.ts';
import type { Health } from '#server/http/health.ts';
import { isOurOwnWithCookie } from '#server/http/same-site.ts';
import { serveStored } from '#server/http/serve-stored.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';
import type { Facts } from '#server/http/visit.ts';
import type { Log } from '#server/monitoring/log.ts';

type Parts = {
  stored: StoredPages;
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  desk: Desk;
  health: Health;
  log: Log;
};

const longestAddress = 2_048;
/** A list of clients and adverse parties may be long; every other form is short. */
const largestList = 8 * 1024 * 1024;
const largestForm = 128 * 1024;

/** Every request to the desk passes these from top to bottom. */
export function createDeskApp({ stored, render, desk, health, log }: Parts): Hono<Facts> {
  const app = openApp({
    log,
    note: (context, started) =>
      log('request', {
        id: context.get('id'),
        method: context.req.method,
        route: routeOf(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      }),
    headers: (context) => {
      const nonce = randomBytes(16).toString('base64');
      context.set('nonce', nonce);
      return deskHeaders(nonce);
    },
    isTooLong: (context) => context.req.url.length > longestAddress,
    refuse: (context, problem) => {
      if (problem === 'foreign') log('desk-refused', { kind: 'other-origin' });
      const { words, status } = refusals[problem];
      return context.html(refusal(words), status);
    },
    health,
    isOurOwn: (context) => isOurOwnWithCookie(context, desk.deskUrl),
  });
  app.post('/conflicts', bodyLimit({ maxSize: largestList, onError: tooLarge }));
  app.use((context, next) => (context.req.path === '/conflicts' ? next() : limitForms(context, next)));
  app.on(['GET', 'HEAD'], '*', async (context, next) => serveStored(context, context.req.path, stored) ?? (await next()));
  app.get('/assets/*', (context) => context.text('', 404));
  app.all('*', async (context) => {
    const held = new RouterContextProvider();
    held.set(deskContext, desk);
    held.set(requestFacts, { id: context.get('id'), nonce: context.get('nonce'), person: undefined });
    const response = await render(asVisited(context, desk.deskUrl), held);
    // The body may be a stream that has already begun, so only headers are added.
    return new Response(response.body, response);
  });
  return app;
}

const refusals = {
  'too-long': { words: 'This address is too long', status: 414 },
  foreign: { words: 'This came from another site', status: 403 },
  failed: { words: 'That did not work', status: 500 },
} as const;

const limitForms = bodyLimit({ maxSize: largestForm, onError: tooLarge });

function tooLarge(context: Context): Response {
  return context.html(refusal('This is too large'), 413);
}

function refusal(words: string): string {
  return barePage(languages.en, words, words);
}

/** The address as the browser has it, whatever a proxy calls this process. */
function asVisited(context: Context, deskUrl: URL): Request {
  const { pathname, search } = new URL(context.req.url);
  // A path that begins with two slashes would be read as another host.
  const url = new URL(deskUrl);
  url.pathname = pathname.replace(/^\/+/, '/');
  url.search = search;
  const headers = new Headers(context.req.raw.headers);
  headers.delete('x-forwarded-host');
  headers.set('host', url.host);
  return new Request(url, new Request(context.req.raw, { headers }));
}

/** The first word of the address; the rest may name a request. */
function routeOf(path: string): string {
  return /^\/[a-z.-]{0,20}(?=\/|$)/.exec(path)?.[0] ?? '(other)';
}
