import { alertToken } from '#deliveries/signed-token.ts';
import type { Secrets } from '#vault/secrets.ts';

/** Where the link of an alert leads: to the desk, with the token behind the #, which browsers send to no server. */
export function alertUrl({ desk, links }: { desk: string; links: Secrets }, delivery: string): string {
  return `${desk}/a#${alertToken(delivery, links)}`;
}
