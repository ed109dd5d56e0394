import type { KeyObject } from 'node:crypto';
import { uuidPattern } from '#database/uuid.ts';
import type { Secrets } from '#vault/secrets.ts';
import { isProofOf, proofOf } from '#vault/signed-id.ts';

/** Where mail that comes back goes to, and what proves that it is ours. */
export type ReturnPath = { domain: string; key: KeyObject };

/** The sender on the envelope of one mail (VERP): a report that comes back names the delivery by it. 47 characters before the @. */
export function returnAddress(delivery: string, { domain, key }: ReturnPath): string {
  return `b+${markOf(delivery, key)}@${domain}`;
}

/** A delivery's id with a proof, so that nobody can report a mail as undeliverable that was never sent to them. */
export function markOf(delivery: string, key: KeyObject): string {
  return `${delivery}.${inLetters(proofOf('returned mail', delivery, key))}`;
}

/** The delivery that a mark names, made with any version of the secret; `forged` where the proof is wrong. Some servers change upper and lower case. */
export function deliveryOf(mark: string, secrets: Secrets): { delivery: string } | 'forged' | undefined {
  const [, delivery, proof] = markShape.exec(mark.toLowerCase()) ?? [];
  if (!delivery || !proof) return undefined;
  return isProofOf('returned mail', delivery, Buffer.from(proof), secrets, (right) => Buffer.from(inLetters(right))) ? { delivery } : 'forged';
}

const markShape = new RegExp(`^(${uuidPattern})\\.([a-z2-7]{8})$`);
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 40 bits: whoever knows the id and guesses has a chance of one in a million millions. */
function inLetters(proof: Buffer): string {
  return [...proof].map((byte) => letters[byte % 32]).join('');
}
