import type { PgBoss } from 'pg-boss';
import type { Payloads } from '#database/queue.ts';
import { processDue, reconcile } from '#followup/process-due.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { log } from '#server/monitoring/log.ts';

/** Often enough that a step whose wake-up call was lost is never 30 seconds late. */
const reconcileEveryMs = 5_000;

/** Four groups of 25 requests at once: one slow mail server leaves room for everyone else. */
const groups = { batchSize: 25, localConcurrency: 4, pollingIntervalSeconds: 0.5, burstWhenBatchFull: true };

/** Handles wake-up calls, and finds by itself what is due without one. */
export async function keepThePromisedHour(context: FollowupContext, boss: PgBoss, options: object = groups): Promise<{ stop: () => void }> {
  await boss.work<Payloads['attend']>('attend', options, async (jobs) => {
    try {
      await processDue(context, [...new Set(jobs.map(({ data }) => data.request))]);
    } catch (error) {
      // What fails here stays due in its row, and the reconciler calls for it again.
      log('job-failed', { queue: 'attend', id: jobs[0]?.id ?? '', error });
    }
  });

  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      await reconcile(context);
    } catch (error) {
      log('database-error', { error });
    }
    looking = false;
  };
  const timer = context.timers.setInterval(() => void look(), reconcileEveryMs);
  void look();
  return { stop: () => context.timers.clearInterval(timer as never) };
}
