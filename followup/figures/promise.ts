import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { zone } from '#firm/zone.ts';

/**
 * How one promised hour ended. `kept`: reached by the promised moment. `tried`: somebody reported a try by then. `missed`: neither.
 * `ended`: taken back or not taken on before the moment came. `running`: it has not come yet.
 */
export type HourOutcome = 'kept' | 'tried' | 'missed' | 'ended' | 'running';

/** Days by the firm's clock, both included, as 2026-11-15. */
export type Days = { from: string; until: string };

/** The hours of requests by the day on which each was received. Suspected spam is left out. */
export async function hoursByDay(db: Database, { from, until }: Days): Promise<{ day: string; outcome: HourOutcome; count: number }[]> {
  const { rows } = await sql<{
    day: string;
    outcome: HourOutcome;
    count: number;
  }>`select to_char(day, 'YYYY-MM-DD') as day, outcome, sum(count)::int as count from (
      select day, outcome, count(*) from request_figures where ${receivedIn({ from, until })} and not aside group by 1, 2
      union all select day, bucket, count from forgotten_counts where figure = 'hours' and day between ${from}::date and ${until}::date
    ) as all_of_them group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** How long it took to reach those who were reached: half of them, nine in ten, and how many took longer than an hour. */
export type TimesToReached = { ranges: number[]; people: number; half: number; most: number; beyond: number };

/** Ends of the ranges in minutes, each included; the last range has no end. */
const rangeEnds = [10, 20, 30, 40, 50, 60, 120, 240, 1440, Number.POSITIVE_INFINITY];

export async function timesToReached(db: Database, { from, until }: Days): Promise<TimesToReached> {
  const { rows } = await sql<{ minutes: number; count: number }>`select minutes, sum(count)::int as count from (
      select minutes, count(*) from request_figures where ${receivedIn({ from, until })} and not aside and minutes is not null group by 1
      union all select bucket::int, count from forgotten_counts where figure = 'minutes' and day between ${from}::date and ${until}::date
    ) as all_of_them group by 1 order by 1`.execute(db);
  const people = rows.reduce((sum, { count }) => sum + count, 0);
  const between = (over: number, end: number) => rows.reduce((sum, { minutes, count }) => (minutes > over && minutes <= end ? sum + count : sum), 0);
  return {
    ranges: rangeEnds.map((end, at) => between(rangeEnds[at - 1] ?? -1, end)),
    people,
    half: minutesOf(rows, people * 0.5),
    most: minutesOf(rows, people * 0.9),
    beyond: between(60, Number.POSITIVE_INFINITY),
  };
}

/** The minutes within which at least so many people were reached. */
function minutesOf(rows: readonly { minutes: number; count: number }[], atLeast: number): number {
  let reached = 0;
  for (const { minutes, count } of rows) {
    reached += count;
    if (reached >= atLeast) return minutes;
  }
  return 0;
}

/** By the time of the row, so that its index is used; the firm's calendar knows the nights of 23 and 25 hours. */
export function receivedIn({ from, until }: Days, column: 'received_at' | 'created_at' = 'received_at') {
  const at = sql.ref(column);
  return sql`${at} >= (${from}::date)::timestamp at time zone ${zone}::text and ${at} < (${until}::date + 1)::timestamp at time zone ${zone}::text`;
}
