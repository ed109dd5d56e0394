import { createHmac, hash, type KeyObject } from 'node:crypto';
import { lettersOf } from '#case-review/reference.ts';

/** A way in that a message carries: a token for the link's fragment, and a code to type where no script runs. */
export type MessageLink = { token: string; code: string };

/** Of a receipt's mail or a drill's. Derived from the delivery's id, so that every try of a message carries the same link. */
export function linkOf(delivery: string, key: KeyObject): MessageLink {
  const drawn = createHmac('sha512', key).update(`${label} ${delivery}`).digest();
  return {
    token: drawn.subarray(0, 32).toString('base64url'),
    code: lettersOf(drawn.subarray(32)),
  };
}

export function tokenHash(token: string): string {
  return hash('sha256', `${label} ${token}`);
}

/** Keeps these links apart from all else that is derived from the same key. */
const label = 'message-link';
