import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { floodSigns } from '#notifications/throttle/flood-signs.ts';

/** A request as somebody was told of it. */
export type Told = {
  request: string;
  reference: string;
  urgency: 'usual' | 'urgent';
  /** In which the request was sent. */
  language: string;
  state: string;
  received_at: Date;
  call_due_at: Date;
  remind_at: Date | null;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  /** Who was told. */
  recipient: string;
  told_at: Date;
  /** They have passed it on since. */
  passed: boolean;
};

/** Nobody has it, and it waits for a call. */
export function isOpen({ state }: Pick<Told, 'state'>): boolean {
  return state === 'climbing' || state === 'unanswered';
}

/** What one message is about: its own request, or all of a bundle's. */
export function toldBy(db: Database, delivery: string): Promise<Told[]> {
  return read(db, sql`(d.id = ${delivery} or d.bundle_id = ${delivery}) and d.kind in ('alert', 'reminder')`);
}

/**
 * What these people were alerted about within two hours. An older alert is not what a short answer means. One that is being sent counts:
 * it may have arrived before it is noted.
 */
export function alertedTo(db: Database, who: readonly string[]): Promise<Told[]> {
  return read(
    db,
    sql`d.recipient = any(${who}::text[]) and d.kind = 'alert' and f.state <> 'withdrawn' and coalesce(d.handed_over_at, d.created_at) > present() - interval '2 hours'
      and (d.state = 'handed-over' or (d.state = 'waiting' and d.attempts > 0))`,
  );
}

/** What these people have taken, and when they last heard of it: by taking it, or by a reminder. */
export async function takenBy(db: Database, who: readonly string[]): Promise<(Told & { reminded: boolean; just: boolean })[]> {
  const { rows } = await sql<
    Told & { reminded: boolean; just: boolean }
  >`select c.id as request, c.reference, c.language, f.urgency, f.state, c.received_at, f.call_due_at, f.remind_at,
      f.acknowledged_at, f.acknowledged_by, f.acknowledged_by as recipient, greatest(f.acknowledged_at, r.at) as told_at, false as passed,
      r.at is not null as reminded, f.acknowledged_at > present() - interval '10 minutes' as just
    from followups f join case_reviews c on c.id = f.case_review_id left join lateral (
      select max(handed_over_at) as at from deliveries d
      where d.case_review_id = c.id and d.kind = 'reminder' and d.recipient = f.acknowledged_by and d.handed_over_at >= f.acknowledged_at
    ) as r on true
    where f.state = 'acknowledged' and f.acknowledged_by = any(${who}::text[]) order by told_at desc`.execute(db);
  return rows;
}

/** Whatever a person of the firm may mean by a reference. */
export async function byReference(db: Database, reference: string, who: string): Promise<Told | undefined> {
  const { rows } =
    await sql<Told>`select c.id as request, c.reference, c.language, f.urgency, f.state, c.received_at, f.call_due_at, f.remind_at, f.acknowledged_at, f.acknowledged_by,
      coalesce(f.acknowledged_by, ${who}) as recipient, present() as told_at, false as passed
    from followups f join case_reviews c on c.id = f.case_review_id
    where c.reference = ${reference} and not c.canary and f.state <> 'withdrawn'`.execute(db);
  return rows[0];
}

/** Each request once, those first that a bundle names first: least like a flood, urgent, least like spam, oldest. */
async function read(db: Database, which: ReturnType<typeof sql>): Promise<Told[]> {
  const { rows } = await sql<Told>`select * from (
      select distinct on (c.id) c.id as request, c.reference, c.language, f.urgency, f.suspicion, f.state, c.received_at, f.call_due_at, f.remind_at, f.acknowledged_at, f.acknowledged_by,
        d.recipient, coalesce(d.handed_over_at, d.created_at) as told_at, coalesce(signs, 0) as signs,
        exists (select from followup_events e where e.case_review_id = c.id and e.kind = 'passed-on' and e.by = d.recipient and e.at >= d.created_at) as passed
      from deliveries d join followups f on f.case_review_id = d.case_review_id join case_reviews c on c.id = f.case_review_id
        left join ${floodSigns(1)} as flood on flood.id = c.id
      where ${which} order by c.id, d.created_at desc
    ) as told order by passed, signs, urgency = 'urgent' desc, suspicion, received_at`.execute(db);
  return rows;
}
