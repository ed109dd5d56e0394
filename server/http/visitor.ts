import { createHmac, type KeyObject } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { placeBytes } from '#case-review/crowd.ts';
import { thisMachine } from '#intake/spam/sort.ts';
import type { Visit } from '#server/http/visit.ts';

/**
 * The parts of the network that somebody writes from, narrow to wide, each as 16 bytes of a digest that changes every day. Never a
 * single person: jails, courts and libraries share addresses, and phones change theirs.
 */
export type VisitorOf = (context: Visit) => string;

export function openVisitors(trustedProxy: boolean, secret: KeyObject): VisitorOf {
  return (context) => visitorOf(context, trustedProxy, secret, new Date());
}

function visitorOf(context: Visit, trustedProxy: boolean, secret: KeyObject, now: Date): string {
  const incoming = context.env?.incoming;
  // Our own proxy replaces this header, so its last entry can be believed.
  const forwarded = trustedProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const networks = networksOf(forwarded || incoming?.socket.remoteAddress || 'unknown');
  if (networks.some(isHere)) return thisMachine;
  const day = now.toISOString().slice(0, 10);
  const digests = networks.map((network) => createHmac('sha256', secret).update(`visitor ${day} ${network}`).digest().subarray(0, placeBytes));
  return Buffer.concat(digests).toString('base64url');
}

function isHere(network: string): boolean {
  return /^127\.|^0000:0000:0000:00$/.test(network);
}

/**
 * The first 24 and 16 bits of an IPv4 address; 56, 48 and 32 of an IPv6 one. Whoever has a /48 has 256 networks of 56 bits, so one width
 * alone would see 256 strangers.
 */
export function networksOf(address: string): string[] {
  const v4 = /^(?:::ffff:)?((\d+\.\d+)\.\d+)\.\d+$/i.exec(address);
  if (v4) return [v4[1] ?? '', v4[2] ?? ''];
  if (!isIPv6(address)) return [address];
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = (tail === undefined ? left : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]).map((group) =>
    group.padStart(4, '0'),
  );
  return [[...groups.slice(0, 3), groups[3]?.slice(0, 2)].join(':'), groups.slice(0, 3).join(':'), groups.slice(0, 2).join(':')];
}
