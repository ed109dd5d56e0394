import type { PgBoss } from 'pg-boss';
import type { Database } from '#database/connection.ts';
import type { Payloads } from '#database/queue.ts';

/** How often a worker sends itself a job. */
const everyMs = 5_000;

/** Proof of work being done: a job travels through the queue, runs, and leaves a row. Nothing less counts as alive. */
export function startPulse(boss: PgBoss, db: Database, worker: string) {
  let lastBeat = Date.now();
  // A send that fails is no news: the watchdog judges by what arrives.
  const send = () => boss.send('pulse', { worker } satisfies Payloads['pulse']).catch(() => null);
  const timer = setInterval(() => void send(), everyMs);
  void send();
  return {
    /** Any worker may run the job; that the queue moves is what both want to know. */
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
