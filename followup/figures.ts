import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** How the work of the promised hour stands, in numbers only. */
export type FollowupHealth = {
  /** Seconds since any worker proved that jobs run; null when none ever did. */
  workerSilentSeconds: number | null;
  /** Messages that have been waiting longer than a minute, and since when. */
  overdue: number;
  overdueSince: Date | null;
  waiting: number;
  /** The first hour, of the last two days, that is over without anybody having tried to reach the person; no suspected spam. */
  missedSince: Date | null;
};

/** What a practice system has not taken yet keeps nobody from a call: it rings by itself (followup/practice/trouble.ts). */
const waits = sql`state = 'waiting' and kind not in ('event', 'lead')`;

/** Tried in vain for a minute, or not tried although it is due. What waits on purpose, such as a list, is not overdue. */
const overdue = sql`${waits} and (case when attempts > 0 then created_at else next_attempt_at end) < present() - interval '60 seconds'`;

export async function followupHealth(db: Database): Promise<FollowupHealth> {
  const { rows } = await sql<FollowupHealth>`select
      (select extract(epoch from present() - max(beat_at))::float8 from worker_pulses) as "workerSilentSeconds",
      (select count(*)::int from deliveries where ${overdue}) as overdue,
      (select min(created_at) from deliveries where ${overdue}) as "overdueSince",
      (select count(*)::int from deliveries where ${waits}) as waiting,
      (select min(call_due_at) from followups where state in ('climbing', 'acknowledged', 'unanswered') and lane = 'open' and not canary
        and tried_at is null and call_due_at between present() - interval '2 days' and present()) as "missedSince"`.execute(db);
  return rows[0] ?? { workerSilentSeconds: null, overdue: 0, overdueSince: null, waiting: 0, missedSince: null };
}

/** How the promised hour was kept over the last day, for one lane. Synthetic requests are not counted. */
export type Hours = {
  lane: 'open' | 'quarantine';
  /** Reached within the hour. */
  kept: number;
  /** Not reached, but tried and reported within it. */
  tried: number;
  /** The hour passed without either. */
  missed: number;
  /** People not reached although their hour is over, also where somebody has taken the request; of the last 30 days. */
  late: number;
};

export async function followupMeasures(db: Database): Promise<Hours[]> {
  const { rows } = await sql<Hours>`with day as (
      select lane, (count(*) filter (where reached_at <= call_due_at))::int as kept,
        (count(*) filter (where ${unreached} and tried_at <= call_due_at))::int as tried,
        (count(*) filter (where ${unreached} and coalesce(tried_at > call_due_at, true)))::int as missed
      from followups where not canary and call_due_at > present() - interval '1 day' group by 1
    ), late as (
      select lane, count(*)::int as late from followups
      where not canary and state in ('climbing', 'acknowledged', 'unanswered') and call_due_at <= present() and call_due_at > present() - interval '30 days' group by 1
    )
    select lanes.lane, coalesce(kept, 0) as kept, coalesce(tried, 0) as tried, coalesce(missed, 0) as missed, coalesce(late, 0) as late
    from (values ('open'), ('quarantine')) as lanes (lane) left join day using (lane) left join late using (lane)`.execute(db);
  return rows;
}

/** The hour passed and they were not reached in it. Visitors who withdrew, or whose request was declined, are not counted. */
const unreached = sql`call_due_at <= present() and coalesce(reached_at > call_due_at, state in ('climbing', 'acknowledged', 'unanswered'))`;

/** Seconds since a synthetic request last went all the way to its delivery; null when none did within a day. */
export async function canaryAge(db: Database): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`select extract(epoch from present() - max(handed_over_at))::float8 as seconds from deliveries
    where kind = 'canary' and state = 'handed-over' and handed_over_at > present() - interval '1 day'`.execute(db);
  return rows[0]?.seconds ?? null;
}
