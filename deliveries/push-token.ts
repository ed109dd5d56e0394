import type { KeyObject } from 'node:crypto';
import type { Secrets } from '#vault/secrets.ts';
import { signedId, signId } from '#vault/signed-id.ts';

/** How long the buttons of a push message act. The ladder has moved on by then, and the message may lie in a service's store. */
export const buttonHours = 2;

/** What the buttons of a push message carry: which delivery it was. */
export function buttonToken(delivery: string, key: KeyObject): string {
  return signId('button', delivery, key);
}

export function deliveryOf(token: string, secrets: Secrets): string | undefined {
  return signedId('button', token, secrets);
}
