import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { zone } from '#firm/zone.ts';
import type { DigestFacts } from '#followup/mails/digest.tsx';

/** The day before the digest was ordered, in the firm's own time zone. References only. */
export async function digestFacts(db: Database, orderedAt: Date): Promise<DigestFacts> {
  const { rows } = await sql<{ reference: string; received_at: Date; state: string; minutes: number | null; tried: boolean }>`
    select reference, received_at, state, extract(epoch from acknowledged_at - received_at)::float8 / 60 as minutes,
      exists (select from followup_events e where e.case_review_id = c.id and e.kind = 'no-answer') as tried
    from case_reviews c join followups f on f.case_review_id = c.id
    where not canary
      and received_at >= (date_trunc('day', ${orderedAt}::timestamptz at time zone ${zone}::text) - interval '1 day') at time zone ${zone}::text
      and received_at < date_trunc('day', ${orderedAt}::timestamptz at time zone ${zone}::text) at time zone ${zone}::text
    order by received_at`.execute(db);
  const { rows: waiting } = await sql<{ reference: string; receivedAt: Date }>`
    select reference, received_at as "receivedAt" from case_reviews c join followups f on f.case_review_id = c.id
    where not canary and lane = 'open' and state in ('climbing', 'unanswered') and erased_at is null and received_at > present() - interval '30 days'
    order by received_at limit 50`.execute(db);
  const { rows: suspects } = await sql<{ reference: string }>`
    select reference from case_reviews c join followups f on f.case_review_id = c.id
    where lane = 'quarantine' and state in ('climbing', 'unanswered') and erased_at is null and received_at > present() - interval '14 days'
    order by received_at limit 200`.execute(db);
  const ended = { reached: 0, tried: 0, declined: 0, withdrawn: 0, open: 0 };
  for (const { state, tried } of rows) ended[endingOf(state, tried)]++;
  return {
    day: new Date(orderedAt.getTime() - 86_400_000),
    ended,
    minutes: rows.flatMap(({ minutes }) => (minutes === null ? [] : [minutes])),
    open: waiting,
    quarantined: suspects.map(({ reference }) => reference),
  };
}

function endingOf(state: string, tried: boolean): keyof DigestFacts['ended'] {
  if (state === 'reached' || state === 'declined' || state === 'withdrawn') return state;
  return tried ? 'tried' : 'open';
}
