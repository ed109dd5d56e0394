import { generateKeySync } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import { chatAddress, largestConversation } from '#assistant/limits.ts';
import { siteLanguages } from '#firm/content.ts';
import { type Language, languageAt } from '#firm/languages.ts';
import { noReceipts } from '#followup/receipt/receipts.ts';
import { noteRequest } from '#server/http/access-log.ts';
import { barePage, barePages, dialled } from '#server/http/bare-page.ts';
import type { BeforeLaunch } from '#server/http/before-launch.ts';
import { openBodies } from '#server/http/bodies.ts';
import { busy } from '#server/http/busy.ts';
import type { Chat } from '#server/http/chat.ts';
import { openApp } from '#server/http/first.ts';
import { securityHeaders, withHeaders } from '#server/http/headers.ts';
import type { Health } from '#server/http/health.ts';
import { answerButton, type PushDoor } from '#server/http/push.ts';
import { openQueue, type Queue } from '#server/http/queue.ts';
import { isOurOwn, visitedOrigin } from '#server/http/same-site.ts';
import { pageKey, serveStored } from '#server/http/serve-stored.ts';
import { answerSms, type Inbound, noteSmsStatus } from '#server/http/sms-inbound.ts';
import type { StoredPages } from '#server/http/stored-pages.ts';
import type { Facts, Visit } from '#server/http/visit.ts';
import { openVisitors, type VisitorOf } from '#server/http/visitor.ts';
import { answerChoice, noteCallStatus, type Voice } from '#server/http/voice.ts';
import type { Log } from '#server/monitoring/log.ts';
import { meter } from '#server/monitoring/metrics.ts';
import { answerCaseReview } from '#site/endpoints/case-review.ts';
import { type RequestFacts, requestContext } from '#site/request-context.ts';
import { wordsOf } from '#site/words/words.ts';

export type Parts = {
  stored: StoredPages;
  /** React Router's handler, for everything that is not finished at build. */
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  health: Health;
  /** Where text messages are received, if they are. */
  inboundSms?: Inbound | undefined;
  /** Where the keys and reports of phone calls are received, if there are calls. */
  voice?: Voice | undefined;
  /** Buttons of push messages. */
  push?: PushDoor | undefined;
  /** Without it, a form is answered with the message that nothing was stored. */
  intake?: RequestFacts['intake'];
  /** Without it, /legal-chat does not exist. */
  chat?: Chat | undefined;
  log: Log;
  trustedProxy: boolean;
  /** Tells visitors apart by a digest of their network, not by who they are. */
  visitor?: VisitorOf;
  headers?: Record<string, string>;
  /** Where the launch check is off. */
  unlaunched?: BeforeLaunch | undefined;
  queue?: Queue;
};

/** The longest address of ours has 90 characters. One that is far longer is refused before anything parses it. */
const longestPath = 512;

/** The largest form is under 12 kB; nobody fills in more than 32 kB by hand. */
const largestBody = 32 * 1024;

const unkept = { 'Cache-Control': 'no-store' };

/** Every request passes these handlers from top to bottom, except finished pages asked for by their exact address: listener.ts sends those. */
export function createApp({
  stored,
  render,
  health,
  inboundSms,
  voice,
  push,
  intake = closedIntake,
  chat,
  log,
  trustedProxy,
  visitor = openVisitors(trustedProxy, generateKeySync('hmac', { length: 256 })),
  headers = securityHeaders,
  unlaunched,
  queue = openQueue(),
}: Parts): Hono<Facts> {
  const bodies = openBodies();
  const inLine = async (context: Context, work: () => Promise<Response>): Promise<Response> => {
    const leave = await queue.enter(isForm(context) ? 'form' : 'page');
    return leave ? work().finally(leave) : busy(context);
  };

  const app = openApp({
    log,
    note: (context, started) => {
      const { method, path } = context.req;
      noteRequest(log, stored, { id: context.get('id'), method, path, status: context.res.status, started });
    },
    headers: () => headers,
    isTooLong: (context) => context.req.path.length > longestPath,
    refuse,
    health,
    // The app in which somebody presses a button is no page of ours.
    ...(push ? { fromOutside: buttons(push) } : {}),
    isOurOwn: (context) => isOurOwn(context, trustedProxy),
  });
  app.get('/challenge', async (context) => context.json(await intake.challenge(visitor(context)), 200, unkept));
  // A body is read before its request enters the queue, so that one that comes slowly takes no place there. The form's script is answered
  // without React Router, which makes accepting a request three times cheaper.
  app.post('*', async (context, next) => {
    const body = await bodies.read(context, visitedPage(context).path === chatAddress ? largestConversation : largestBody, visitor(context));
    if (body.kind === 'too-large') return tooLarge(context);
    if (body.kind === 'too-many') return busy(context);
    if (pageKey(context.req.path) === '/case-review') return inLine(context, () => receive(context, body.bytes));
    const { raw, url } = context.req;
    context.req.raw = new Request(url, { method: 'POST', headers: raw.headers, body: body.bytes, signal: raw.signal });
    return next();
  });
  if (chat) app.route('/', chat.routes);
  if (inboundSms) app.post('/sms/inbound', (context) => answerSms(context, inboundSms));
  if (inboundSms) app.post('/sms/status', (context) => noteSmsStatus(context, inboundSms));
  if (voice) app.post('/voice/choice', (context) => answerChoice(context, voice));
  if (voice) app.post('/voice/status', (context) => noteCallStatus(context, voice));
  if (unlaunched) app.use(withHeaders(unlaunched.headers));
  app.on(['GET', 'HEAD'], '*', async (context, next) => serveStored(context, context.req.path, stored) ?? (await next()));
  app.all('*', (context) =>
    inLine(context, async () => {
      const facts = new RouterContextProvider();
      const id = context.get('id');
      facts.set(requestContext, { id, visitor: visitor(context), intake, report: (error) => log('page-failed', { id, error }) });
      const response = await render(asVisited(context, trustedProxy), facts);
      const mark = response.headers.get('content-type')?.startsWith('text/html') ? unlaunched?.mark : undefined;
      // The body may be a stream that has already begun, so only headers are added.
      return withPrivacy(context, new Response(mark ? mark(await response.text()) : response.body, response));
    }),
  );

  return app;

  async function receive(context: Context<Facts>, body: Uint8Array): Promise<Response> {
    const answer = await answerCaseReview(jsonOf(body), intake, visitor(context), (error) => log('page-failed', { id: context.get('id'), error }));
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  }
}

function buttons(push: PushDoor): Hono<Facts> {
  const routes = new Hono<Facts>();
  routes.post('/push/take/:token', (context) => answerButton(context, 'take', push));
  routes.post('/push/pass/:token', (context) => answerButton(context, 'pass', push));
  return routes;
}

/** What is refused before any page is asked for, and what is said when one failed. */
function refuse(context: Visit, problem: 'too-long' | 'foreign' | 'failed'): Response {
  const { language, path } = visitedPage(context);
  if (problem === 'too-long') return context.html(barePages(language).unreadable, 414, unkept);
  if (problem === 'failed') return context.html(lastResort(language, context.get('id')), 500);
  meter.guard('other-site');
  const { foreign, call } = wordsOf(language).front;
  const answersJson = ['/case-review', chatAddress].includes(path);
  return answersJson ? context.json({ kind: 'malformed', error: `${foreign}. ${call}` }, 403, unkept) : context.html(barePages(language).foreign, 403, unkept);
}

/** Null is refused like any other body that is no form. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return null;
  }
}

/** What somebody sends who asks for a call, with script or without. */
function isForm(context: Context): boolean {
  return context.req.method === 'POST' && ['/case-review', '/free-consultation'].includes(visitedPage(context).path);
}

/** The answer to a form repeats what was typed, and receipts are private: none may be cached, and their addresses not passed on. */
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

/** Receipts, and the page on which a drill is answered. */
function isPrivate(context: Context): boolean {
  return isReceipt(context) || visitedPage(context).path === '/drill';
}

function isReceipt(context: Context): boolean {
  return /^\/receipt(?:-state)?(?:\/|$)/.test(visitedPage(context).path);
}

/** The language that the address names, and the address as it is in English. */
function visitedPage(context: Context): { language: Language; path: string } {
  return languageAt(pageKey(context.req.path));
}

/** The address as the visitor sees it: over TLS when our own proxy says so, and in lower case, which is how pages are named. */
function asVisited(context: Context, trustedProxy: boolean): Request {
  const url = new URL(context.req.url);
  url.pathname = pageKey(url.pathname);
  if (isNoPage(context.req.path) || !siteLanguages().includes(visitedPage(context).language)) url.pathname = '/no-such-page';
  url.protocol = new URL(visitedOrigin(context, trustedProxy)).protocol;
  const request = url.href === context.req.url ? context.req.raw : new Request(url, context.req.raw);
  const origin = context.req.header('origin');
  if (origin === undefined || origin === url.origin) return request;
  // What reaches this point is our own (isOurOwn); React Router would refuse the origin "null" of a page without referrer.
  const headers = new Headers(request.headers);
  headers.set('origin', url.origin);
  return new Request(request, { headers });
}

/** React Router's .data addresses serve hydration, which our pages do not use; an address that cannot be decoded has no page either. */
function isNoPage(path: string): boolean {
  try {
    return decodeURIComponent(path).endsWith('.data');
  } catch {
    return true;
  }
}

/** ECONNREFUSED counts as "surely not stored" (intake/not-kept.ts). */
const closed = () => Promise.reject(Object.assign(new Error('intake is closed'), { code: 'ECONNREFUSED' }));

const closedIntake: RequestFacts['intake'] = {
  receive: closed,
  ...noReceipts,
  addAnswers: async () => 'refused',
  changeNumber: async () => 'refused',
  answerDrill: async () => false,
  challenge: closed,
};

function tooLarge(context: Context): Response {
  const { language, path } = visitedPage(context);
  if (path === chatAddress) return context.json({ error: wordsOf(language).front.chat.large }, 413, unkept);
  return context.html(barePages(language).too_large, 413, unkept);
}

function lastResort(language: Language, reference: string): string {
  const { title, safe, reference: name } = wordsOf(language).error;
  return barePage(language, title, title, `${safe} ${dialled()}`, `${name}: ${reference}`);
}
