import type { Context } from 'hono';
import type { StoredFile, StoredPages } from '#server/stored-pages.ts';

/** A finished page or file from memory, in the smallest form the browser takes; undefined when there is none. */
export function serveStored(context: Context, path: string, stored: StoredPages): Response | undefined {
  const file = stored.files.get(path) ?? stored.pages.get(pageKey(path));
  if (!file) return undefined;
  const headers: Record<string, string> = { 'Cache-Control': file.cache, ETag: file.etag, 'Content-Type': file.type, Vary: 'Accept-Encoding' };
  // Names the rules by which a browser fetches a page while its link is being touched.
  if (file.type.startsWith('text/html')) headers['Speculation-Rules'] = '"/navigation.speculationrules"';
  if (matches(context.req.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });
  const [encoding, body] = smallest(file, context.req.header('accept-encoding') ?? '');
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return new Response(context.req.method === 'HEAD' ? null : body, { headers });
}

/** Addresses match whatever their case, with or without a trailing slash. */
export function pageKey(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function smallest({ body }: StoredFile, accepted: string): [string | undefined, Buffer<ArrayBuffer>] {
  const takes = (encoding: string) => new RegExp(`(^|[,\\s])${encoding}(\\s*;\\s*q=(?!0(\\.0*)?(\\s|,|$))|\\s*(,|$))`, 'i').test(accepted);
  if (body.br && takes('br')) return ['br', body.br];
  if (body.gzip && takes('gzip')) return ['gzip', body.gzip];
  return [undefined, body.identity];
}
