import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** The promised hour of the last day, in numbers only. Synthetic requests, and those set aside as spam, are not counted. */
export type Measures = {
  kept: number;
  missed: number;
  /** Requests whose hour is over and that nobody has taken yet. */
  late: number;
  /** Seconds since a synthetic request last came out at the other end; null when none did within a day. */
  canarySeconds: number | null;
};

export async function followupMeasures(db: Database): Promise<Measures> {
  const { rows } = await sql<Measures>`select
      count(*) filter (where acknowledged_at <= call_due_at)::int as kept,
      count(*) filter (where call_due_at < present() and coalesce(acknowledged_at > call_due_at, state <> 'withdrawn'))::int as missed,
      count(*) filter (where call_due_at < present() and acknowledged_at is null and state in ('climbing', 'unanswered'))::int as late,
      (select extract(epoch from present() - max(handed_over_at))::float8 from deliveries where kind = 'canary' and state = 'handed-over') as "canarySeconds"
    from followups join case_reviews on id = case_review_id
    where not canary and lane = 'open' and call_due_at > present() - interval '1 day'`.execute(db);
  return rows[0] ?? { kept: 0, missed: 0, late: 0, canarySeconds: null };
}
