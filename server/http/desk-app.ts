import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RouterContextProvider } from 'react-router';
import { type Desk, deskContext, requestFacts } from '#desk/context.ts';
import { languages } from '#firm/languages.ts';
import { barePage } from '#server/http/bare-page.ts';
import { deskHeaders } from '#server/http/desk-headers.ts';
import { type Health, healthRoutes } from '#server/http/health.ts';
import { serveStored } from '#server/http/serve-stored.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';
import type { Log } from '#server/monitoring/log.ts';

type Parts = {
  stored: StoredPages;
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  desk: Desk;
  health: Health;
  log: Log;
};

type Facts = { Variables: { id: string; nonce: string } };

const methods = ['GET', 'HEAD', 'POST'];
const longestAddress = 2_048;
/** A list of clients and adverse parties may be long; every other form is short. */
const largestList = 8 * 1024 * 1024;
const largestForm = 128 * 1024;

/** Every request to the desk passes these from top to bottom. */
export function createDeskApp({ stored, render, desk, health, log }: Parts): Hono<Facts> {
  const app = new Hono<Facts>();
  app.use(async (context, next) => {
    const started = performance.now();
    context.set('id', randomUUID());
    context.set('nonce', randomBytes(16).toString('base64'));
    await next();
    for (const [name, value] of Object.entries(deskHeaders(context.get('nonce')))) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    log('request', {
      id: context.get('id'),
      method: context.req.method,
      route: routeOf(context.req.path),
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
  app.use((context, next) => (methods.includes(context.req.method) ? next() : Promise.resolve(context.text('', 405, { Allow: methods.join(', ') }))));
  app.use((context, next) => (context.req.url.length <= longestAddress ? next() : Promise.resolve(context.html(refusal('This address is too long'), 414))));
  app.route('/', healthRoutes(health));
  app.post('*', (context, next) => {
    if (isOurOwn(context, desk.deskUrl)) return next();
    log('desk-refused', { kind: 'other-origin' });
    return Promise.resolve(context.html(refusal('This came from another site'), 403));
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
  app.onError((error, context) => {
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
    if (incoming?.errored !== error) log('page-failed', { id: context.get('id'), error });
    return context.html(refusal('That did not work'), 500);
  });
  return app;
}

const limitForms = bodyLimit({ maxSize: largestForm, onError: tooLarge });

function tooLarge(context: Context): Response {
  return context.html(refusal('This is too large'), 413);
}

function refusal(words: string): string {
  return barePage(languages.en, words, words);
}

/**
 * A post must say that it comes from the desk's own page. The cookie alone is no proof: a page on a neighbor host of the same
 * domain could make a browser send it along.
 */
function isOurOwn(context: Context, { origin }: URL): boolean {
  const site = context.req.header('sec-fetch-site');
  return context.req.header('origin') === origin && (site === undefined || site === 'same-origin');
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
