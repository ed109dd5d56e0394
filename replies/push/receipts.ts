import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Arrival } from '#database/tables.ts';
import { buttonHours } from '#deliveries/push-token.ts';
import type { Receipts } from '#deliveries/pushover.ts';
import { noteAnswer } from '#on-call/drills/answers.ts';
import { leavesWithinMinutes } from '#on-call/drills/message.ts';
import { type PushParts, takeByPush } from '#replies/push/take.ts';

export type ReceiptParts = PushParts & { receipts: Receipts };

/** Pushover allows one look at a receipt in five seconds. A second more, because a look may be slow on its way. */
const apartSeconds = 6;
/** Looked at together; with more, each waits a little longer for its turn. */
const atOnce = 20;

/**
 * Looks at messages that ring: what somebody acknowledged there is taken here, and what need not ring any more is ended. In
 * every worker: a receipt is looked at by one process at a time. Pushover's callback is not used: it is not signed, and anybody could send it.
 */
export async function readReceipts(parts: ReceiptParts): Promise<void> {
  await Promise.all((await claim(parts)).map((one) => settle(parts, one)));
}

type Ringing = {
  id: string;
  receipt: string;
  kind: string;
  recipient: string;
  /** Null for a drill. */
  request: string | null;
  /** Nobody has the request, or, for a reminder, no report has come, and the person has not passed it on. A drill, while it may ring. */
  wanted: boolean;
};

/** The mark of this look is set in the same statement, so that no other process looks meanwhile. */
async function claim({ db }: ReceiptParts): Promise<Ringing[]> {
  const { rows } = await sql<Ringing>`with claimed as (
      update deliveries set receipt_read_at = present() where id in (
        select id from deliveries where channel = 'push' and provider_id is not null and arrival is null
          and handed_over_at > present() - make_interval(hours => ${buttonHours}) and length(provider_id) = 30
          and (receipt_read_at is null or receipt_read_at <= present() - make_interval(secs => ${apartSeconds}))
        order by receipt_read_at nulls first limit ${atOnce} for update skip locked
      ) returning id, provider_id, kind, recipient, handed_over_at, coalesce(first_id, id) as about
    )
    select claimed.id, claimed.provider_id as receipt, claimed.kind, claimed.recipient, c.id as request, case claimed.kind
        when 'drill' then claimed.handed_over_at > present() - make_interval(mins => ${leavesWithinMinutes})
        when 'reminder' then f.state = 'acknowledged' and f.acknowledged_by = claimed.recipient and coalesce(f.tried_at < claimed.handed_over_at, true)
        else f.state in ('climbing', 'unanswered') and not exists (select from followup_events e
          where e.case_review_id = c.id and e.kind = 'passed-on' and e.by = claimed.recipient and e.at >= claimed.handed_over_at)
      end as wanted
    from claimed join deliveries about on about.id = claimed.about left join case_reviews c on c.id = about.case_review_id
      left join followups f on f.case_review_id = c.id`.execute(db);
  return rows;
}

async function settle(parts: ReceiptParts, one: Ringing): Promise<void> {
  const { db, receipts } = parts;
  if (!one.wanted) {
    // Best effort: where it fails, it is tried at the next look, until Pushover ends the ringing by itself.
    if (await receipts.cancel(one.receipt)) await note(db, one.id, 'not-answered', 'cancelled');
    return;
  }
  const state = await receipts.read(one.receipt);
  switch (state.kind) {
    case 'acknowledged':
      if (one.kind === 'drill') await noteAnswer(db, one.id);
      // To acknowledge a reminder only ends its ringing. The report is still missing.
      if (one.kind !== 'reminder' && one.request) await takeByPush(parts, { ...one, request: one.request });
      return note(db, one.id, 'answered', null);
    case 'expired':
      return note(db, one.id, 'not-answered', 'expired');
    case 'gone':
      return note(db, one.id, 'failed', state.code);
    case 'rings':
    case 'later':
  }
}

/** From here on the receipt is not looked at any more. */
async function note(db: Database, delivery: string, arrival: Arrival, code: string | null): Promise<void> {
  await sql`update deliveries set arrival = ${arrival}, arrival_code = ${code}, arrival_at = present() where id = ${delivery}`.execute(db);
}
