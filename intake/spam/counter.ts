import type { Pool } from 'pg';

/** Counts how often a key occurred within a time. It refuses nothing: what a number leads to is decided elsewhere. */
export type Counter = { count: (key: string) => number; seen: (key: string) => number };

/** How often a process tells the others what it has counted. */
const shareEveryMs = 1_000;
const cleanEveryMs = 300_000;
/** Keys in memory: about 4 MB. When there are more, the oldest are dropped here; their shared counts stay in the database. */
const mostKeys = 20_000;

type Options = {
  name: string;
  seconds?: number;
  /** Called when counts cannot be shared; each process then counts alone. */
  failed: (error: unknown) => void;
};

/**
 * Counted in memory, so that it is fast and works without the database. Once a second the new counts are added up in
 * PostgreSQL, so that every web process knows what the others have seen. No request waits for that, and all counts of a second
 * go in one statement, or a busy hour would fill the pool with them.
 */
export function openCounter(pool: Pool | undefined, { name, seconds = 3_600, failed }: Options): Counter {
  const counted = new Map<string, { points: number; until: number }>();
  const untold = new Map<string, number>();
  let telling = false;
  let cleanedAt = Date.now();

  const pointsOf = (key: string): number => {
    const known = counted.get(key);
    return known && known.until > Date.now() ? known.points : 0;
  };
  const set = (key: string, points: number): void => {
    const known = counted.get(key);
    const until = known && known.until > Date.now() ? known.until : Date.now() + seconds * 1000;
    counted.delete(key);
    counted.set(key, { points, until });
    for (const [oldest] of counted) {
      if (counted.size <= mostKeys) break;
      counted.delete(oldest);
    }
  };
  const share = async (shared: Pool): Promise<void> => {
    const told = new Map(untold);
    untold.clear();
    const now = Date.now();
    const { rows } = await shared.query<{ key: string; points: number }>({
      name: 'share-counts',
      text: add,
      values: [[...told.keys()].map((key) => `${name}:${key}`), [...told.values()], now, now + seconds * 1000],
    });
    for (const { key: stored, points } of rows) {
      const key = stored.slice(name.length + 1);
      if (points > pointsOf(key)) set(key, points);
    }
    if (now - cleanedAt < cleanEveryMs) return;
    cleanedAt = now;
    await shared.query('delete from limits where expire < $1', [now]);
  };
  setInterval(() => {
    if (!pool || telling || untold.size === 0) return;
    telling = true;
    void share(pool)
      .catch(failed)
      .finally(() => {
        telling = false;
      });
  }, shareEveryMs).unref();

  return {
    count: (key) => {
      if (pool && (untold.has(key) || untold.size < mostKeys)) untold.set(key, (untold.get(key) ?? 0) + 1);
      const points = pointsOf(key) + 1;
      set(key, points);
      return points;
    },
    seen: pointsOf,
  };
}

/** Always in the same order, so that two processes with the same keys cannot deadlock. */
const add = `insert into limits (key, points, expire)
  select key, points, $4::bigint from unnest($1::text[], $2::int[]) as told (key, points) order by key
  on conflict (key) do update set
    points = case when limits.expire <= $3::bigint then excluded.points else limits.points + excluded.points end,
    expire = case when limits.expire <= $3::bigint then excluded.expire else limits.expire end
  returning key, points`;
