import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** How the work of the promised hour stands, in numbers only. */
export type FollowupHealth = {
  /** Seconds since any worker proved that jobs run; null when none ever did. */
  workerSilentSeconds: number | null;
  /** Alerts that have been waiting longer than a minute, and since when. */
  overdue: number;
  overdueSince: Date | null;
  waiting: number;
};

/** Tried in vain for a minute, or not tried although it is due. What waits on purpose, such as a list, is not overdue. */
const overdue = sql`state = 'waiting' and (case when attempts > 0 then created_at else next_attempt_at end) < present() - interval '60 seconds'`;

export async function followupHealth(db: Database): Promise<FollowupHealth> {
  const { rows } = await sql<FollowupHealth>`select
      (select extract(epoch from present() - max(beat_at))::float8 from worker_pulses) as "workerSilentSeconds",
      (select count(*)::int from deliveries where ${overdue}) as overdue,
      (select min(created_at) from deliveries where ${overdue}) as "overdueSince",
      (select count(*)::int from deliveries where state = 'waiting') as waiting`.execute(db);
  return rows[0] ?? { workerSilentSeconds: null, overdue: 0, overdueSince: null, waiting: 0 };
}
