import type { PgBoss } from 'pg-boss';
import type { Database } from '#database/connection.ts';
import type { Payloads } from '#database/queue.ts';

/** How often a worker sends itself a job. */
const everyMs = 5_000;

/** Proof that jobs run: one travels through the queue, is done, and leaves a row. A process that merely exists does not count as working. */
export function startPulse(boss: PgBoss, db: Database, worker: string) {
  let lastBeat = Date.now();
  // A send that fails needs no handling: the watchdog notices that no job arrives.
  const send = () => boss.send('pulse', { worker } satisfies Payloads['pulse']).catch(() => null);
  const timer = setInterval(() => void send(), everyMs);
  void send();
  return {
    /** Any worker may run the job of any other: what matters is that jobs get through the queue. */
    beat: async (payload: Payloads['pulse']) => {
      const now = new Date();
      await db
        .insertInto('worker_pulses')
        .values({ worker_id: payload.worker, beat_at: now })
        .onConflict((conflict) => conflict.column('worker_id').doUpdateSet({ beat_at: now }))
        .execute();
      lastBeat = Date.now();
    },
    lastBeat: () => lastBeat,
    stop: () => clearInterval(timer),
  };
}
