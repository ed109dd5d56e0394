import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { policyWith } from '#server/http/headers.ts';
import type { StoredFile, StoredPages } from '#server/http/stored-pages.ts';
import { withoutEndSlashes } from '#site/addresses.ts';

/** A finished page or file from memory, in the smallest form the browser takes; undefined when there is none. */
export function serveStored(context: Context, path: string, stored: StoredPages): Response | undefined {
  const file = stored.files.get(path) ?? stored.pages.get(pageKey(path));
  if (!file) return undefined;
  const { status, headers, body } = answerWith(file, context.req.header('if-none-match'), context.req.header('accept-encoding'));
  return new Response(context.req.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * Sends the same answer without creating a Request and a Response, which would cost more than all the rest (65 microseconds
 * against 28). Only for an address that is written exactly as ours; any other passes the handlers in app.ts. Returns the status
 * that it sent.
 */
export function openSender(more: Record<string, string>): (request: IncomingMessage, response: ServerResponse, stored: StoredPages) => number | undefined {
  const linesOf = openLines(more);
  return (request, response, stored) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const file = stored.files.get(request.url ?? '') ?? stored.pages.get(request.url ?? '');
    if (!file) return undefined;
    const answer = answerWith(file, request.headers['if-none-match'], request.headers['accept-encoding']);
    response.writeHead(answer.status, linesOf(answer));
    response.end(request.method === 'HEAD' ? null : answer.body);
    return answer.status;
  };
}

/** The header lines of an answer, with `more` before its own; made once for each answer. */
function openLines(more: Record<string, string>): (answer: { headers: Record<string, string> }) => string[] {
  const lines = new WeakMap<object, string[]>();
  return (answer) => {
    const known = lines.get(answer) ?? Object.entries({ ...more, ...answer.headers }).flat();
    lines.set(answer, known);
    return known;
  };
}

/** Addresses match whatever their case, with or without a trailing slash. */
export function pageKey(path: string): string {
  return withoutEndSlashes(path).toLowerCase();
}

type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer<ArrayBuffer> | null };

function answerWith(file: StoredFile, ifNoneMatch: string | undefined, accepted = ''): Answer {
  const { unchanged, br, gzip, identity } = answersOf(file);
  if (ifNoneMatch && matches(ifNoneMatch, file.etag)) return unchanged;
  // No browser sends a longer list. One that is longer is not parsed, and gets the uncompressed form.
  if (accepted.length > longestList) return identity;
  if (br && takesBrotli.test(accepted)) return br;
  if (gzip && takesGzip.test(accepted)) return gzip;
  return identity;
}

const longestList = 1_000;

type Answers = { unchanged: Answer; identity: Answer; br?: Answer; gzip?: Answer };
const answers = new WeakMap<StoredFile, Answers>();

/** The answers for a file, at most four, made when it is first asked for. */
function answersOf(file: StoredFile): Answers {
  const known = answers.get(file) ?? newAnswers(file);
  answers.set(file, known);
  return known;
}

function newAnswers(file: StoredFile): Answers {
  const headers: Record<string, string> = { 'Cache-Control': file.cache, ETag: file.etag, 'Content-Type': file.type, Vary: 'Accept-Encoding' };
  if (file.style) headers['Content-Security-Policy'] = policyWith(file.style);
  if (file.language) headers['Content-Language'] = file.language;
  if (file.scope) headers['Service-Worker-Allowed'] = file.scope;
  // Names the rules by which a browser fetches a page while its link is being touched.
  if (file.type.startsWith('text/html')) headers['Speculation-Rules'] = '"/navigation.speculationrules"';
  const whole = (body: Buffer<ArrayBuffer>, encoding: Record<string, string> = {}): Answer => ({
    status: 200,
    headers: { ...headers, ...encoding, 'Content-Length': String(body.length) },
    body,
  });
  const { identity, br, gzip } = file.body;
  return {
    unchanged: { status: 304, headers, body: null },
    identity: whole(identity),
    ...(br ? { br: whole(br, { 'Content-Encoding': 'br' }) } : {}),
    ...(gzip ? { gzip: whole(gzip, { 'Content-Encoding': 'gzip' }) } : {}),
  };
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

const [takesBrotli, takesGzip] = ['br', 'gzip'].map((encoding) => new RegExp(`(^|[,\\s])${encoding}(\\s*;\\s*q=(?!0(\\.0*)?(\\s|,|$))|\\s*(,|$))`, 'i')) as [
  RegExp,
  RegExp,
];
