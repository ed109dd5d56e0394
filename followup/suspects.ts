import { sql } from 'kysely';
import { linkOf } from '#followup/links.ts';
import type { Office } from '#followup/office.ts';

export type Suspect = { reference: string; receivedAt: Date; url: string };

/** What waits for a look, newest first; a list is no longer than a person reads. */
export async function suspectsOf({ db, secret, website }: Office): Promise<Suspect[]> {
  const { rows } = await sql<{ reference: string; received_at: Date; delivery: string }>`
    select reference, received_at, d.id as delivery
    from followups f join case_reviews c on c.id = f.case_review_id join deliveries d on d.case_review_id = c.id
    where lane = 'quarantine' and f.state = 'unanswered' and erased_at is null and d.kind = 'alert' and d.channel = 'sink'
      and received_at > present() - interval '24 hours'
    order by received_at desc limit 100`.execute(db);
  return rows.map(({ reference, received_at, delivery }) => ({ reference, receivedAt: received_at, url: `${website}/call#${linkOf(delivery, secret).token}` }));
}
