import { generateKeySync, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RouterContextProvider } from 'react-router';
import { openDoor } from '#server/admission.ts';
import type { Chat } from '#server/chat.ts';
import { securityHeaders, withHeaders } from '#server/headers.ts';
import { type Health, healthRoutes } from '#server/health.ts';
import { jsonBody } from '#server/json-body.ts';
import type { Log } from '#server/log.ts';
import { noteRequest } from '#server/note-request.ts';
import { isOurOwn } from '#server/same-site.ts';
import { pageKey, serveStored } from '#server/serve-stored.ts';
import { answerSms, type Inbound } from '#server/sms-inbound.ts';
import type { StoredPages } from '#server/stored-pages.ts';
import { openVisitors, type VisitorOf } from '#server/visitor.ts';
import { answerCaseReview } from '#site/machines/case-review.ts';
import { type RequestFacts, requestContext } from '#site/request-context.ts';

export type Parts = {
  stored: StoredPages;
  /** React Router's handler, for everything that is not finished at build. */
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  health: Health;
  /** Where text messages are received, if they are. */
  inboundSms?: Inbound | undefined;
  /** Without it, a form is answered honestly: nothing is kept. */
  intake?: RequestFacts['intake'];
  /** Without it there is no one to answer, and the address is no page. */
  chat?: Chat | undefined;
  log: Log;
  trustedProxy: boolean;
  /** Tells visitors apart without knowing who they are. */
  visitor?: VisitorOf;
  headers?: Record<string, string>;
  /** Shown when even the error screen cannot be rendered. */
  phone: string;
};

type Facts = { Variables: { id: string } };

const methods = ['GET', 'HEAD', 'POST'];

/** The largest form is under 12 kB; anything beyond 32 kB is not a person's. */
const largestBody = 32 * 1024;

/** Worked on at once. What is beyond is not made to wait: it is told so in milliseconds, with the number to call. */
const mostRequests = 128;
const mostPages = 64;
const mostTalks = 64;
/** The chat can wait for a request, and not the other way round: with so many being stored, nobody is talked to. */
const requestsBeforeTalk = 32;
const later = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** Every request passes this list, top to bottom, but for finished pages that are asked for by their exact address: listener.ts. */
export function createApp({
  stored,
  render,
  health,
  inboundSms,
  intake = closedIntake,
  chat,
  log,
  trustedProxy,
  visitor = openVisitors(trustedProxy, generateKeySync('hmac', { length: 256 })),
  headers = securityHeaders,
  phone,
}: Parts): Hono<Facts> {
  const app = new Hono<Facts>();

  app.use(async (context, next) => {
    const started = performance.now();
    context.set('id', randomUUID());
    await next();
    const { method, path } = context.req;
    noteRequest(log, stored, { id: context.get('id'), method, path, status: context.res.status, started });
  });
  app.use(withHeaders(headers));
  // Nothing here is changed, deleted or traced; some of these methods cannot even be passed on.
  app.use((context, next) => (methods.includes(context.req.method) ? next() : Promise.resolve(context.text('', 405, { Allow: methods.join(', ') }))));
  app.route('/', healthRoutes(health));
  // Beside React Router, not through it: reading the body once and cloning no request makes an accept three times cheaper.
  const requests = openDoor({ most: mostRequests, shed: (context) => context.json({ kind: 'failed' }, 503, later) });
  app.get('/challenge', async (context) => context.json(await intake.challenge(), 200, { 'Cache-Control': 'no-store' }));
  app.post('*', (context, next) => (pageKey(context.req.path) === '/case-review' ? requests.admit(context, next) : next()));
  app.post('*', async (context, next) => {
    if (pageKey(context.req.path) !== '/case-review') return next();
    if (!isOurOwn(context, trustedProxy)) return context.json({ kind: 'malformed' }, 403);
    const sent = await jsonBody(context, largestBody);
    if (sent.kind === 'too-large') return context.text('Too large', 413);
    const answer = await answerCaseReview(sent.kind === 'read' ? sent.body : null, intake, visitor(context), (error) =>
      log('page-failed', { id: context.get('id'), error }),
    );
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
  const talks = openDoor({
    most: mostTalks,
    shed: (context) => context.json({ error: `Many people are here right now. Please call ${phone}, or try again in a moment.` }, 503, later),
    givesWay: () => requests.inside() >= requestsBeforeTalk,
    streams: true,
  });
  app.post('/legal-chat', talks.admit);
  if (chat) app.route('/', chat.routes);
  app.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.text('Too large', 413) }));
  if (inboundSms) app.post('/sms/inbound', (context) => answerSms(context, inboundSms));
  app.on(['GET', 'HEAD'], '*', async (context, next) => serveStored(context, context.req.path, stored) ?? (await next()));
  app.use(openDoor({ most: mostPages, shed: (context) => context.html(busy(phone), 503, later) }).admit);
  app.all('*', async (context) => {
    const facts = new RouterContextProvider();
    facts.set(requestContext, {
      id: context.get('id'),
      visitor: visitor(context),
      intake,
      report: (error) => log('page-failed', { id: context.get('id'), error }),
    });
    const response = await render(asVisited(context, trustedProxy), facts);
    // The body can be a stream that is already on its way; only its headers are ours to add to.
    return withPrivacy(context, new Response(response.body, response));
  });

  app.onError((error, context) => {
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
    // Whoever hangs up in the middle of a request has broken nothing.
    if (incoming?.errored !== error) log('page-failed', { id: context.get('id'), error });
    return context.html(lastResort(phone, context.get('id')), 500);
  });
  return app;
}

/** What was typed comes back on the answer to a form, and a receipt's address is a secret: neither is kept or passed on. */
function withPrivacy(context: Context, response: Response): Response {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') response.headers.set('Cache-Control', 'no-store');
  if (response.status === 503) response.headers.set('Retry-After', '5');
  if (isPrivate(context)) {
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('Referrer-Policy', 'no-referrer');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  return response;
}

/** Receipts and call sheets. */
function isPrivate(context: Context): boolean {
  return isReceipt(context) || pageKey(context.req.path) === '/call';
}

function isReceipt(context: Context): boolean {
  return pageKey(context.req.path).startsWith('/receipt/');
}

/** The address as the visitor sees it: over TLS when our own proxy says so, and in lower case, which is how pages are named. */
function asVisited(context: Context, trustedProxy: boolean): Request {
  const url = new URL(context.req.url);
  // A receipt's token keeps its case; everything else is named in lower case.
  url.pathname = isReceipt(context) ? url.pathname.replace(/(.)\/+$/, '$1') : pageKey(url.pathname);
  if (isNoPage(context.req.path)) url.pathname = '/no-such-page';
  if (trustedProxy && context.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:';
  const request = url.href === context.req.url ? context.req.raw : new Request(url, context.req.raw);
  // A page without referrer sends its forms with the origin "null"; the browser's own word says whose they are.
  if (isPrivate(context) && context.req.header('origin') === 'null' && context.req.header('sec-fetch-site') === 'same-origin') {
    const headers = new Headers(request.headers);
    headers.set('origin', url.origin);
    return new Request(request, { headers });
  }
  return request;
}

/** React Router's own data addresses serve hydration, which pages do without; and an address that cannot be read is none. */
function isNoPage(path: string): boolean {
  try {
    return decodeURIComponent(path).endsWith('.data');
  } catch {
    return true;
  }
}

/** Nothing was asked of anyone, so nothing is kept. */
const closed = () => Promise.reject(Object.assign(new Error('intake is closed'), { code: 'ECONNREFUSED' }));

const closedIntake: RequestFacts['intake'] = {
  receive: closed,
  readReceipt: async () => ({ kind: 'none' }),
  withdraw: async () => ({ kind: 'none' }),
  stop: async () => undefined,
  openCallSheet: async () => ({ kind: 'none' }),
  challenge: closed,
};

function busy(phone: string): string {
  return barePage(
    'Please call',
    'Many people are here right now',
    `Please call ${dialled(phone)}, day or night. Or wait a moment and try again: what you typed is still in the form when you go back.`,
  );
}

function lastResort(phone: string, reference: string): string {
  const title = 'Unexpected Application Error!';
  return barePage(title, title, `The page could not be shown. Please call ${dialled(phone)}.`, `Reference: ${reference}`);
}

/** A page for when nothing else can make one: no style, no script, and the number to call. */
function barePage(title: string, heading: string, ...paragraphs: string[]): string {
  const body = paragraphs.map((words) => `<p>${words}</p>`).join('');
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${heading}</h1>${body}</html>`;
}

function dialled(phone: string): string {
  return `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`;
}
