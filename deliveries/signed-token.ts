import type { Secrets } from '#vault/secrets.ts';
import { signedId, signId } from '#vault/signed-id.ts';

/** How long an alert's link opens, from the moment at which it left. */
export const linkHours = 72;

/** What an alert's link carries behind the #. Made when the message is sent, by the worker, whose secret the public process does not have. */
export function alertToken(delivery: string, { current }: Secrets): string {
  return signId('alert', delivery, current.key);
}

export function deliveryOf(token: string, links: Secrets): string | undefined {
  return signedId('alert', token, links);
}

/** The token of a link that was pasted whole, or of its end alone. */
export function tokenIn(pasted: string): string {
  return /([\w-]{38})\s*$/.exec(pasted)?.[1] ?? '';
}
