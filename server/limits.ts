import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

/** Counts how often something came within an hour. It never says no: what a number means is decided elsewhere. */
export type Counter = { count: (key: string) => Promise<number>; stop: () => void };

const hourSeconds = 3_600;
/** More than any rule counts to. */
const enough = 10_000;
/** How often a process tells the others what it has counted. */
const shareEveryMs = 1_000;

/**
 * Counted in memory, so that it costs nothing and works without the database; and once a second in PostgreSQL behind
 * it, so that all web processes know what each of them has seen. Nobody waits for that.
 */
export function openCounter(pool: Pool | undefined, name: string): Counter {
  const settings = { keyPrefix: name, points: enough, duration: hourSeconds };
  const memory = new RateLimiterMemory(settings);
  const shared = pool && new RateLimiterPostgres({ ...settings, storeClient: pool, storeType: 'pool', tableName: 'limits', tableCreated: true });
  const untold = new Map<string, number>();

  const share = async (key: string, points: number): Promise<void> => {
    const all = await shared?.consume(key, points).catch(asCounted);
    const own = await memory.get(key);
    const unseen = (all?.consumedPoints ?? 0) - (own?.consumedPoints ?? 0);
    if (unseen > 0) await memory.penalty(key, unseen);
  };
  const timer = setInterval(() => {
    for (const [key, points] of untold) void share(key, points).catch(() => undefined);
    untold.clear();
  }, shareEveryMs).unref();

  return {
    count: async (key) => {
      if (shared) untold.set(key, (untold.get(key) ?? 0) + 1);
      return (await memory.consume(key).catch(asCounted))?.consumedPoints ?? 1;
    },
    stop: () => clearInterval(timer),
  };
}

/** Beyond `enough` the library rejects with the count; a database that is away rejects with an error. */
function asCounted(reason: unknown): RateLimiterRes | undefined {
  return reason instanceof Error ? undefined : (reason as RateLimiterRes);
}
