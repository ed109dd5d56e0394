import type { Visit } from '#server/http/visit.ts';

/** The address as the visitor sees it: over TLS when our own proxy says so. */
export function visitedOrigin(context: Visit, trustedProxy: boolean): string {
  const { protocol, host } = new URL(context.req.url);
  return `${trustedProxy && context.req.header('x-forwarded-proto') === 'https' ? 'https:' : protocol}//${host}`;
}

/**
 * Whether a page of ours sent this. Sec-Fetch-Site decides first: what the browser marks as cross-site is refused, whatever its
 * Origin. Older browsers send only an Origin, which is "null" for a form on a page without referrer; a script's fetch always
 * has a real one. A request with neither header is not from a browser. It is let in, because there are no cookies here that
 * another site could abuse.
 */
export function isOurOwn(context: Visit, trustedProxy: boolean): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = context.req.header('origin');
  if (origin === 'null') return site !== undefined || !context.req.header('content-type')?.includes('json');
  return origin === undefined || origin === visitedOrigin(context, trustedProxy);
}

/**
 * The same where a cookie says who it is: the browser must name our origin. The cookie alone is no proof: a page on a neighbor host of the
 * same domain could make a browser send it along.
 */
export function isOurOwnWithCookie(context: Visit, { origin }: URL): boolean {
  const site = context.req.header('sec-fetch-site');
  return context.req.header('origin') === origin && (site === undefined || site === 'same-origin');
}
