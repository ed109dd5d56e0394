import type { Database } from '#database/connection.ts';
import type { Firm } from '#firm/content.ts';
import type { Acted } from '#followup/actions/action.ts';
import { acknowledge } from '#followup/actions/take.ts';
import type { Secrets } from '#vault/secrets.ts';

export type PushParts = {
  db: Database;
  secrets: Secrets;
  firm: Firm;
  /** Has a worker look at a request now. */
  wake: (request: string) => Promise<void>;
};

/** Takes a request for the person to whom a push message told of it. A worker sends what that ordered. */
export async function takeByPush(parts: PushParts, { request, recipient }: { request: string; recipient: string }): Promise<Acted> {
  const acted = await acknowledge(parts.db, parts.firm.onCall, request, recipient, 'push');
  if (acted.kind === 'done') await parts.wake(request);
  return acted;
}
