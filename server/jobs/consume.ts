import type { PgBoss } from 'pg-boss';
import type { Payloads, QueueName } from '#database/queue.ts';
import { log } from '#server/monitoring/log.ts';

/** Runs `work` for each job of a queue. A job that fails is logged here, once, and goes back to its queue. */
export async function consume<Name extends QueueName>(boss: PgBoss, queue: Name, work: (payload: Payloads[Name]) => Promise<void>): Promise<void> {
  // With LISTEN/NOTIFY a job starts at once; the half-second poll is for when that link is down.
  await boss.work<Payloads[Name]>(queue, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5 }, async ([job]) => {
    if (!job) return;
    try {
      await work(job.data);
    } catch (error) {
      log('job-failed', { queue, id: job.id, error });
      throw error;
    }
  });
}
