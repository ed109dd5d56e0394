import { createHmac, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { thisMachine } from '#intake/spam/sort.ts';

/**
 * The part of the network that somebody writes from, as a digest that changes every day. Never a single person: jails, courts
 * and libraries share addresses, and phones change theirs.
 */
export type VisitorOf = (context: Context) => string;

export function openVisitors(trustedProxy: boolean, secret: KeyObject): VisitorOf {
  return (context) => visitorOf(context, trustedProxy, secret, new Date());
}

function visitorOf(context: Context, trustedProxy: boolean, secret: KeyObject, now: Date): string {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  // Our own proxy replaces this header, so its last entry can be believed.
  const forwarded = trustedProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const prefix = networkOf(forwarded || incoming?.socket.remoteAddress || 'unknown');
  if (isHere(prefix)) return thisMachine;
  return createHmac('sha256', secret)
    .update(`visitor ${now.toISOString().slice(0, 10)} ${prefix}`)
    .digest('base64url')
    .slice(0, 22);
}

function isHere(prefix: string): boolean {
  return /^127\.|^0000:0000:0000:00$/.test(prefix);
}

/** The first 24 bits of an IPv4 address, 56 of an IPv6 one. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (v4) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group, at) => (at === 3 ? group.padStart(4, '0').slice(0, 2) : group.padStart(4, '0')))
    .join(':');
}
