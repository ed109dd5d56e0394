import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Secrets, underAll } from '#vault/secrets.ts';

/** How long the buttons of a push message act. The ladder has moved on by then, and the message may lie in a service's store. */
export const buttonHours = 2;

/**
 * What the buttons of a push message carry: which delivery it was, and a keyed proof that we made it. Nothing of it is stored, so
 * a row of the table gives no button away, and a wrong one is refused without asking the database.
 */
export function buttonToken(delivery: string, key: KeyObject): string {
  return Buffer.concat([Buffer.from(delivery.replaceAll('-', ''), 'hex'), proofOf(delivery, key)]).toString('base64url');
}

/** The delivery that a token was made for, under any version of the secret; undefined where it is not one of ours. */
export function deliveryOf(token: string, secrets: Secrets): string | undefined {
  if (!/^[\w-]{64}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const delivery = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return underAll(secrets, (key) => timingSafeEqual(proofOf(delivery, key), bytes.subarray(16))).includes(true) ? delivery : undefined;
}

function proofOf(delivery: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(`push button ${delivery}`).digest();
}
