import type { Pool } from 'pg';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Counts how often something came within an hour. It never says no: what a number means is decided elsewhere. */
export type Counter = { count: (key: string) => Promise<number>; stop: () => void };

const hourSeconds = 3_600;
/** More than any rule counts to. */
const enough = 10_000;
/** How often a process tells the others what it has counted. */
const shareEveryMs = 1_000;
const cleanEveryMs = 300_000;

/**
 * Counted in memory, so that it costs nothing and works without the database; and once a second in PostgreSQL behind
 * it, so that all web processes know what each of them has seen. Nobody waits for that: all of a second's counts travel
 * in one statement, or a busy hour would fill the pool with them.
 */
export function openCounter(pool: Pool | undefined, name: string): Counter {
  const memory = new RateLimiterMemory({ keyPrefix: name, points: enough, duration: hourSeconds });
  const untold = new Map<string, number>();
  let telling = false;
  let cleanedAt = Date.now();

  const share = async (shared: Pool): Promise<void> => {
    const told = new Map(untold);
    untold.clear();
    const now = Date.now();
    const { rows } = await shared.query<{ key: string; points: number }>({
      name: 'share-counts',
      text: add,
      values: [[...told.keys()].map((key) => `${name}:${key}`), [...told.values()], now, now + hourSeconds * 1000],
    });
    for (const { key: stored, points } of rows) {
      const key = stored.slice(name.length + 1);
      const unseen = points - ((await memory.get(key))?.consumedPoints ?? 0);
      if (unseen > 0) await memory.penalty(key, unseen);
    }
    if (now - cleanedAt < cleanEveryMs) return;
    cleanedAt = now;
    await shared.query('delete from limits where expire < $1', [now]);
  };
  const timer = setInterval(() => {
    if (!pool || telling || untold.size === 0) return;
    telling = true;
    // A database that is away costs the others this second's counts, and nobody anything else.
    void share(pool)
      .catch(() => undefined)
      .finally(() => {
        telling = false;
      });
  }, shareEveryMs).unref();

  return {
    count: async (key) => {
      if (pool) untold.set(key, (untold.get(key) ?? 0) + 1);
      return (await memory.consume(key).catch(asCounted))?.consumedPoints ?? 1;
    },
    stop: () => clearInterval(timer),
  };
}

/** In one order everywhere, so that two processes with the same keys cannot wait for each other. */
const add = `insert into limits (key, points, expire)
  select key, points, $4::bigint from unnest($1::text[], $2::int[]) as told (key, points) order by key
  on conflict (key) do update set
    points = case when limits.expire <= $3::bigint then excluded.points else limits.points + excluded.points end,
    expire = case when limits.expire <= $3::bigint then excluded.expire else limits.expire end
  returning key, points`;

/** Beyond `enough` the library rejects with the count. */
function asCounted(reason: unknown): RateLimiterRes | undefined {
  return reason instanceof Error ? undefined : (reason as RateLimiterRes);
}
