import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { practiceSystem } from '#followup/practice/outlets.ts';

/** Within this time a person who asks again makes no second lead. Their requests must still be there to be compared. */
export const samePersonDays = 90;

/**
 * Orders the lead and the first event of requests that a person is to be told of. It follows a part of the statement that is named
 * `opened` and has their id, received_at, urgency, call_due_at and phone_digest.
 */
export const announceOpened = `insert into deliveries (id, case_review_id, kind, channel, recipient, step, event)
  select gen_random_uuid(), opened.id, outlet.kind, 'webhook', '${practiceSystem}', case outlet.kind when 'event' then 1 else 0 end,
    case outlet.kind when 'event' then jsonb_build_object('kind', 'received', 'at', opened.received_at, 'urgency', opened.urgency, 'promisedUntil', opened.call_due_at,
      'again', exists (select from case_reviews earlier where earlier.phone_digest = opened.phone_digest and earlier.id <> opened.id
        and earlier.received_at > present() - interval '${samePersonDays} days')) end
  from opened, practice_outlets outlet where outlet.off_at is null on conflict do nothing`;

/** A person took what looked like spam: only now the practice system hears of it. Called while the request is still set aside. */
export async function announceTaken(transaction: Transaction<Tables>, request: string): Promise<void> {
  await sql`with opened as (
      select c.id, c.received_at, f.urgency, f.call_due_at, c.phone_digest from followups f join case_reviews c on c.id = f.case_review_id
      where f.case_review_id = ${request} and f.lane = 'quarantine' and not f.canary
    ) ${sql.raw(announceOpened)}`.execute(transaction);
}
