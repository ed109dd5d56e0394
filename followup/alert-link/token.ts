import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Secrets, underAll } from '#vault/secrets.ts';

/** How long an alert's link opens, from the moment at which it left. */
export const linkHours = 72;

/** 96 bits: nobody guesses them over the network, and the link still fits into one text message. */
const proofBytes = 12;

/**
 * What an alert's link carries behind the #: which delivery it was, and a keyed proof that we made it. Made when the message is sent, by
 * the worker, whose secret the public process does not have. Nothing of it is stored.
 */
export function alertToken(delivery: string, { current }: Secrets): string {
  return Buffer.concat([Buffer.from(delivery.replaceAll('-', ''), 'hex'), proofOf(delivery, current.key)]).toString('base64url');
}

/** The delivery that a token was made for, under any version of the secret; undefined where it is not one of ours. */
export function deliveryOf(token: string, links: Secrets): string | undefined {
  if (!/^[\w-]{38}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // The last letter has bits to spare: of its four spellings one counts.
  if (bytes.toString('base64url') !== token) return undefined;
  const delivery = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return underAll(links, (key) => timingSafeEqual(proofOf(delivery, key), bytes.subarray(16))).includes(true) ? delivery : undefined;
}

/** The token of a link that was pasted whole, or of its end alone. */
export function tokenIn(pasted: string): string {
  return /([\w-]{38})\s*$/.exec(pasted)?.[1] ?? '';
}

function proofOf(delivery: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(`alert ${delivery}`).digest().subarray(0, proofBytes);
}
