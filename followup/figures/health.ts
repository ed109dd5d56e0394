import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** How the work of the promised hour stands, in numbers only. They are counted in functions of the database, which every process may run. */
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

export async function followupHealth(db: Database): Promise<FollowupHealth> {
  const { rows } = await sql<FollowupHealth>`select * from intake_api.health()`.execute(db);
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
  const { rows } = await sql<Hours>`select * from intake_api.hours()`.execute(db);
  return rows;
}

/** Seconds since a synthetic request last went all the way to its delivery; null when none did within a day. */
export async function canaryAge(db: Database): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`select intake_api.canary_age() as seconds`.execute(db);
  return rows[0]?.seconds ?? null;
}
