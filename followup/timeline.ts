import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { eventTypes } from '#followup/practice/events.ts';
import { practiceSystem } from '#followup/practice/outlets.ts';

/** What somebody or the machine did for a request. `detail` says by which channel a person took it, if not on the call sheet. */
type Happened = { case_review_id: string; kind: string; by: string | null; detail: string | null };

/**
 * Writes what happened, and what the practice system is told of it, in the transaction of the act itself. Requests that look like spam
 * and synthetic ones are told to nobody. The caller has locked the follow-up, so that no two events of it get one number.
 */
export async function writeTimeline(transaction: Transaction<Tables>, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return;
  await transaction.insertInto('followup_events').values(happened).execute();
  const told = happened.filter(({ kind }) => eventTypes[kind]).map((one, place) => ({ ...one, place }));
  if (told.length === 0) return;
  await sql`insert into deliveries (id, case_review_id, kind, channel, recipient, step, event)
    select gen_random_uuid(), f.case_review_id, 'event', 'webhook', ${practiceSystem},
      (select coalesce(max(step), 0) from deliveries d where d.case_review_id = f.case_review_id and d.kind = 'event')
        + row_number() over (partition by f.case_review_id order by one.place),
      jsonb_build_object('kind', one.kind, 'at', present(), 'by', one.by, 'detail', one.detail)
    from json_to_recordset(${JSON.stringify(told)}::json) as one (case_review_id uuid, kind text, by text, detail text, place int)
      join followups f on f.case_review_id = one.case_review_id and f.lane = 'open' and not f.canary
    where exists (select from practice_outlets where kind = 'event' and off_at is null)`.execute(transaction);
}
