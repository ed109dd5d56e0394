import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RouterContextProvider } from 'react-router';
import { securityHeaders, withHeaders } from '#server/headers.ts';
import { type Health, healthRoutes } from '#server/health.ts';
import type { Log } from '#server/log.ts';
import { pageKey, serveStored } from '#server/serve-stored.ts';
import type { StoredPages } from '#server/stored-pages.ts';
import { requestContext } from '#site/request-context.ts';

export type Parts = {
  stored: StoredPages;
  /** React Router's handler, for everything that is not finished at build. */
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  health: Health;
  log: Log;
  trustedProxy: boolean;
  headers?: Record<string, string>;
  /** Shown when even the error screen cannot be rendered. */
  phone: string;
};

type Facts = { Variables: { id: string } };

/** The largest form is under 12 kB; anything beyond 32 kB is not a person's. */
const largestBody = 32 * 1024;

/** Every request passes this list, top to bottom. */
export function createApp({ stored, render, health, log, trustedProxy, headers = securityHeaders, phone }: Parts): Hono<Facts> {
  const app = new Hono<Facts>();

  app.use(async (context, next) => {
    const started = performance.now();
    context.set('id', randomUUID());
    await next();
    log('request', {
      id: context.get('id'),
      method: context.req.method,
      route: knownRoute(context, stored),
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
  app.use(withHeaders(headers));
  app.route('/', healthRoutes(health));
  app.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.text('Too large', 413) }));
  app.on(['GET', 'HEAD'], '*', async (context, next) => serveStored(context, context.req.path, stored) ?? (await next()));
  app.all('*', async (context) => {
    const facts = new RouterContextProvider();
    facts.set(requestContext, { id: context.get('id'), report: (error) => log('page-failed', { id: context.get('id'), error }) });
    const response = await render(asVisited(context, trustedProxy), facts);
    // The body can be a stream that is already on its way; only its headers are ours to add to.
    return new Response(response.body, response);
  });

  app.onError((error, context) => {
    log('page-failed', { id: context.get('id'), error });
    return context.html(lastResort(phone, context.get('id')), 500);
  });
  return app;
}

/** The address as the visitor sees it: over TLS when our own proxy says so, and in lower case, which is how pages are named. */
function asVisited(context: Context, trustedProxy: boolean): Request {
  const url = new URL(context.req.url);
  url.pathname = pageKey(url.pathname);
  if (trustedProxy && context.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:';
  return url.href === context.req.url ? context.req.raw : new Request(url, context.req.raw);
}

/** An address that is no page of ours may hold anything a visitor typed, so it is not written down. */
function knownRoute(context: Context, stored: StoredPages): string {
  const path = pageKey(context.req.path);
  return stored.pages.has(path) || stored.files.has(context.req.path) || healthPaths.includes(path) ? path : '(other)';
}

const healthPaths = ['/health', '/ready', '/ready/intake'];

function lastResort(phone: string, reference: string): string {
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1><p>The page could not be shown. Please call <a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>.</p><p>Reference: ${reference}</p></html>`;
}
