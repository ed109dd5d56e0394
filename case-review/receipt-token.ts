import { createHmac, hash, type KeyObject } from 'node:crypto';
import { lettersOf } from '#case-review/reference.ts';

/** Opens a receipt. Derived from the request's id, so that every retry of the form gets the same one. Sent in bodies only, never in a URL. */
export function receiptToken(id: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`receipt${id}`).digest('base64url');
}

export function receiptHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Eight letters to write down: with the reference they open the receipt on any device, without JavaScript. Tries are limited (typed-tries.ts). */
export function receiptCode(id: string, key: KeyObject): string {
  return lettersOf(createHmac('sha256', key).update(`receipt code ${id}`).digest());
}
