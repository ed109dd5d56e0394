import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { natures } from '#followup/alarms/kinds.ts';
import type { Incident } from '#followup/alarms/schedule.ts';
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

/**
 * Tells the practice system of what somebody was told of: once that it began, and once that it is over, in the write of the incident itself.
 * Of what is told once a day nobody can say that it is over. While the database is away nothing is written; its row, and this, follow.
 */
export async function announceIncident(transaction: Transaction<Tables>, id: string, { kind, since, told, overAt }: Incident): Promise<void> {
  if (told === 0) return;
  const ends = overAt !== undefined && natures[kind].told !== 'daily';
  for (const [step, event] of [[1, 'incident-opened'], ...(ends ? [[2, 'incident-resolved']] : [])])
    await sql`insert into deliveries (id, kind, channel, recipient, step, event)
      select gen_random_uuid(), 'event', 'webhook', ${practiceSystem}, ${step}, jsonb_build_object('kind', ${event}::text, 'at', present(), 'incident', ${id}::text,
        'alarm', ${kind}::text, 'since', ${since}::timestamptz, 'until', ${event === 'incident-resolved' ? overAt : null}::timestamptz)
      where exists (select from practice_outlets where kind = 'event' and off_at is null)
        and not exists (select from deliveries where case_review_id is null and kind = 'event' and event ->> 'incident' = ${id} and step = ${step})`.execute(
      transaction,
    );
}
