import type { Log } from '#server/monitoring/log.ts';

type Watched = {
  lastProgress: () => number;
  databaseUp: () => Promise<boolean>;
  log: Log;
  giveUp: () => void;
  now?: () => number;
};

/** Longer than a pulse (5 s) with its poll (5 s) and a restart of PostgreSQL; short enough that a stuck worker is replaced within 30 s. */
export const silenceMs = 20_000;
const lookEveryMs = 2_000;

/**
 * Ends a worker that no longer works: the database answers a fresh connection, and yet no job gets through.
 * While the database itself is away it waits: restarting would not help, and the silence counts anew from its return.
 */
export function startWatchdog(watched: Watched): { stop: () => void } {
  const look = watchdog(watched);
  const timer = setInterval(() => void look(), lookEveryMs);
  return { stop: () => clearInterval(timer) };
}

export function watchdog({ lastProgress, databaseUp, log, giveUp, now = Date.now }: Watched): () => Promise<void> {
  let excusedUntil = 0;
  return async () => {
    const silent = now() - Math.max(lastProgress(), excusedUntil);
    if (silent < silenceMs) return;
    const seconds = Math.round(silent / 1000);
    if (await databaseUp()) {
      log('worker-stuck', { seconds });
      giveUp();
    } else {
      excusedUntil = now();
      log('worker-waits-for-database', { seconds });
    }
  };
}
