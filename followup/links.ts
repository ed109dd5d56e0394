import { createHmac, hash, type KeyObject } from 'node:crypto';
import { spokenLetters } from '#followup/spoken-letters.ts';

/** An alert's way in: a token for the link's fragment, and a code to type where no script runs. */
export type Link = { token: string; code: string };

/** Follows from the delivery, so that an alert that is sent twice says the same. Nothing but its hashes is stored. */
export function linkOf(delivery: string, secret: KeyObject): Link {
  const drawn = createHmac('sha512', secret).update(`call-sheet ${delivery}`).digest();
  return {
    token: drawn.subarray(0, 32).toString('base64url'),
    code: Array.from({ length: 8 }, (_, index) => spokenLetters[drawn.readUInt16BE(32 + index * 2) % spokenLetters.length]).join(''),
  };
}

export function tokenHash(token: string): string {
  return hash('sha256', `call-sheet ${token}`);
}

/** A code is short, so its hash is keyed: whoever has the table alone cannot try all of them. */
export function codeHash(code: string, reference: string, secret: KeyObject): string {
  return createHmac('sha256', secret).update(`typed code ${reference} ${code}`).digest('hex');
}
