import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Secrets, underAll } from '#vault/secrets.ts';

/** Where mail that comes back goes to, and what proves that it is ours. */
export type ReturnPath = { domain: string; key: KeyObject };

/** The sender on the envelope of one mail (VERP): a report that comes back names the delivery by it. 47 characters before the @. */
export function returnAddress(delivery: string, { domain, key }: ReturnPath): string {
  return `b+${markOf(delivery, key)}@${domain}`;
}

/** A delivery's id with a proof, so that nobody can report a mail as undeliverable that was never sent to them. */
export function markOf(delivery: string, key: KeyObject): string {
  return `${delivery}.${proofOf(delivery, key)}`;
}

/** The delivery that a mark names, made with any version of the secret; `forged` where the proof is wrong. Some servers change upper and lower case. */
export function deliveryOf(mark: string, secrets: Secrets): { delivery: string } | 'forged' | undefined {
  const [, delivery, proof] = markShape.exec(mark.toLowerCase()) ?? [];
  if (!delivery || !proof) return undefined;
  const right = underAll(secrets, (key) => proofOf(delivery, key));
  return right.some((one) => timingSafeEqual(Buffer.from(one), Buffer.from(proof))) ? { delivery } : 'forged';
}

/** An id of a delivery, as PostgreSQL writes it. */
export const deliveryId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const markShape = new RegExp(`^(${deliveryId})\\.([a-z2-7]{8})$`);
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 40 bits: whoever knows the id and guesses has a chance of one in a million millions. */
function proofOf(delivery: string, key: KeyObject): string {
  const drawn = createHmac('sha256', key).update(`returned mail ${delivery}`).digest();
  return [...drawn.subarray(0, 8)].map((byte) => letters[byte % 32]).join('');
}
