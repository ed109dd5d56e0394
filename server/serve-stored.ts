import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { StoredFile, StoredPages } from '#server/stored-pages.ts';

/** A finished page or file from memory, in the smallest form the browser takes; undefined when there is none. */
export function serveStored(context: Context, path: string, stored: StoredPages): Response | undefined {
  const file = stored.files.get(path) ?? stored.pages.get(pageKey(path));
  if (!file) return undefined;
  const { status, headers, body } = answerWith(file, context.req.header('if-none-match'), context.req.header('accept-encoding'));
  return new Response(context.req.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * The same answer without a Request and a Response being made for it, which costs four times as much as the rest. Only for an
 * address that is written exactly as ours: what has to be read more closely passes the list in app.ts. Tells the status it sent.
 */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredPages, more: Record<string, string>): number | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const file = stored.files.get(request.url ?? '') ?? stored.pages.get(request.url ?? '');
  if (!file) return undefined;
  const { status, headers, body } = answerWith(file, request.headers['if-none-match'], request.headers['accept-encoding']);
  response.writeHead(status, { ...headers, ...more });
  response.end(request.method === 'HEAD' ? null : body);
  return status;
}

/** Addresses match whatever their case, with or without a trailing slash. */
export function pageKey(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer<ArrayBuffer> | null };

function answerWith(file: StoredFile, ifNoneMatch: string | undefined, accepted = ''): Answer {
  const headers: Record<string, string> = { 'Cache-Control': file.cache, ETag: file.etag, 'Content-Type': file.type, Vary: 'Accept-Encoding' };
  // Names the rules by which a browser fetches a page while its link is being touched.
  if (file.type.startsWith('text/html')) headers['Speculation-Rules'] = '"/navigation.speculationrules"';
  if (ifNoneMatch && matches(ifNoneMatch, file.etag)) return { status: 304, headers, body: null };
  const [encoding, body] = smallest(file, accepted);
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return { status: 200, headers, body };
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function smallest({ body }: StoredFile, accepted: string): [string | undefined, Buffer<ArrayBuffer>] {
  if (body.br && takesBrotli.test(accepted)) return ['br', body.br];
  if (body.gzip && takesGzip.test(accepted)) return ['gzip', body.gzip];
  return [undefined, body.identity];
}

const [takesBrotli, takesGzip] = ['br', 'gzip'].map((encoding) => new RegExp(`(^|[,\\s])${encoding}(\\s*;\\s*q=(?!0(\\.0*)?(\\s|,|$))|\\s*(,|$))`, 'i')) as [
  RegExp,
  RegExp,
];
