import type { Database } from '#database/connection.ts';
import { followupHealth } from '#followup/health.ts';
import type { Office } from '#followup/office.ts';

const everyMs = 15_000;
/** A worker beats every 5 seconds; after this long it counts as stopped. */
const silentSeconds = 45;
/** The database must be away for this long before it rings: a restart takes a few seconds. */
const awayMs = 45_000;
/** More waiting messages than this are a backlog, whatever their age. */
const manyWaiting = 500;

/** Looks, from each of the two processes, whether the other parts still do their work. The bell needs none of them. */
export function startLookout(db: Database, alarm: Office['alarm']): { stop: () => void } {
  let lastAnswer = Date.now();
  const look = async () => {
    try {
      const health = await followupHealth(db);
      lastAnswer = Date.now();
      const { workerSilentSeconds: silent, overdue, overdueSince, waiting } = health;
      if (silent !== null && silent > silentSeconds) alarm('silence', new Date(Date.now() - silent * 1000));
      if (overdue > 0 || waiting > manyWaiting) alarm('backlog', overdueSince ?? new Date());
    } catch {
      if (Date.now() - lastAnswer > awayMs) alarm('database', new Date(lastAnswer));
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  return { stop: () => clearInterval(timer) };
}
