import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Firm } from '#firm/content.ts';
import type { Acted } from '#followup/acts/act.ts';
import { acknowledge } from '#followup/acts/take.ts';
import { insertAlerts } from '#followup/ladder/climb.ts';
import type { Secrets } from '#vault/secrets.ts';

export type PushParts = {
  db: Database;
  secrets: Secrets;
  firm: Firm;
  /** Has a worker look at a request now. */
  wake: (request: string) => Promise<void>;
};

/** Takes a request for the person to whom a push message told of it, and sees to it that they have a way to it. */
export async function takeByPush(parts: PushParts, { request, recipient }: { request: string; recipient: string }): Promise<Acted> {
  const acted = await acknowledge(parts.db, parts.firm.onCall, request, recipient, 'push');
  if (acted.kind === 'done' && (await orderLink(parts, request, recipient))) await parts.wake(request);
  return acted;
}

/**
 * A push message is gone once it was pressed. Whoever took the request by one, and was told of it by no text or mail that arrived, is
 * sent the link now. As a round of its own: a message of an earlier round was cancelled when the request was taken.
 */
async function orderLink({ db, firm }: PushParts, request: string, who: string): Promise<boolean> {
  const person = firm.onCall.people[who];
  const alerts = [...(person?.mobile ? [{ who, by: 'sms' as const }] : []), ...(person?.email ? [{ who, by: 'email' as const }] : [])];
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ round: number }>`update followups set steps_taken = steps_taken + 1
      where case_review_id = ${request} and not exists (select from deliveries
        where case_review_id = ${request} and recipient = ${who} and channel in ('sms', 'email') and kind in ('alert', 'reminder') and state = 'handed-over')
      returning steps_taken - 1 as round`.execute(transaction);
    const round = rows[0]?.round;
    if (round === undefined || alerts.length === 0) return false;
    await insertAlerts(transaction, [{ request, round, alerts }]);
    return true;
  });
}
