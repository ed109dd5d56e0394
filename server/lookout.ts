import type { Database } from '#database/connection.ts';
import { followupHealth } from '#followup/health.ts';
import type { Office } from '#followup/office.ts';

/** More waiting messages than this are a backlog, whatever their age. */
const manyWaiting = 500;

/**
 * Looks, from each of the two processes, whether the other parts still do their work. The bell needs none of them.
 * `silentSeconds`: how long a worker, which beats every 5 seconds, or a database that restarts, may say nothing.
 */
export function startLookout(db: Database, alarm: Office['alarm'], silentSeconds: number): { stop: () => void } {
  let lastAnswer = Date.now();
  const look = async () => {
    try {
      const health = await followupHealth(db);
      lastAnswer = Date.now();
      const { workerSilentSeconds: silent, overdue, overdueSince, waiting } = health;
      if (silent !== null && silent > silentSeconds) alarm('silence', new Date(Date.now() - silent * 1000));
      if (overdue > 0 || waiting > manyWaiting) alarm('backlog', overdueSince ?? new Date());
    } catch {
      if (Date.now() - lastAnswer > silentSeconds * 1000) alarm('database', new Date(lastAnswer));
    }
  };
  const timer = setInterval(() => void look(), (silentSeconds * 1000) / 3);
  return { stop: () => clearInterval(timer) };
}
