import type { Context } from 'hono';

/** The address as the visitor sees it: over TLS when our own proxy says so. */
export function visitedOrigin(context: Context, trustedProxy: boolean): string {
  const { protocol, host } = new URL(context.req.url);
  return `${trustedProxy && context.req.header('x-forwarded-proto') === 'https' ? 'https:' : protocol}//${host}`;
}

/** Whether a page of ours sent this. A browser always names the origin of a POST; what names none is no browser. */
export function isOurOwn(context: Context, trustedProxy: boolean): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = context.req.header('origin');
  return origin === undefined || origin === visitedOrigin(context, trustedProxy) || (origin === 'null' && site === 'same-origin');
}
