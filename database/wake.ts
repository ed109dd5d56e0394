import { hash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { Payloads } from '#database/queue.ts';

/** A call that is overdue is made again, but not more often than this. */
const againAfterMs = 10_000;

/** Jobs of one statement. */
const atOnce = 1_000;

export type Call = { request: string | null; at: Date; now: Date };

/**
 * Calls a worker to requests at given times. A call has an id that follows from what it is for, so that making it twice
 * is making it once; what is overdue gets a new one every few seconds, because the first may have come to nothing.
 */
export async function wake(boss: PgBoss, calls: readonly Call[]): Promise<void> {
  const jobs = calls.map(({ request, at, now }) => {
    const round = now.getTime() - at.getTime() < againAfterMs ? 0 : Math.floor(now.getTime() / againAfterMs);
    return { id: callId(`${request} ${at.getTime()} ${round}`), data: { request } satisfies Payloads['attend'], startAfter: at };
  });
  for (let from = 0; from < jobs.length; from += atOnce) await boss.insert('attend', jobs.slice(from, from + atOnce));
}

function callId(what: string): string {
  const digest = hash('sha256', what);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
