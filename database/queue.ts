import { type Clock, PgBoss } from 'pg-boss';
import { limits } from '#database/connection.ts';

/**
 * Every queue, with what its jobs carry. A job is a wake-up call: it holds ids, never a visitor's words.
 * A job of a worker that died is given to another 10 s after its last heartbeat.
 */
export const queues = {
  /** A worker's proof to itself that jobs travel and run. */
  pulse: { heartbeatSeconds: 10, retryLimit: 0, expireInSeconds: 15, retentionSeconds: 60, deleteAfterSeconds: 60, notify: true },
  /**
   * Somebody must look at a request: a message is due, or a step of its ladder. Without NOTIFY, whose lock makes all
   * commits queue; the worker asks twice a second.
   */
  attend: { heartbeatSeconds: 10, retryLimit: 3, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 3_600, notify: false },
  /** Asks PostgreSQL whether it still keeps what it acknowledges. */
  'check-durability': { heartbeatSeconds: 10, retryLimit: 3, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 86_400, notify: true },
  /** Erases requests that have been kept as long as the privacy page says. */
  'forget-case-reviews': { heartbeatSeconds: 10, retryLimit: 5, retryDelay: 30, expireInSeconds: 300, deleteAfterSeconds: 86_400, notify: true },
  /** Once a day, at the hour the firm file names: the mail about the day before. */
  'order-digest': { heartbeatSeconds: 10, retryLimit: 10, retryDelay: 30, expireInSeconds: 60, deleteAfterSeconds: 86_400, notify: true },
} as const;

export type QueueName = keyof typeof queues;

export type Payloads = {
  pulse: { worker: string };
  attend: { request: string | null };
  'check-durability': Record<string, never>;
  'forget-case-reviews': Record<string, never>;
  'order-digest': Record<string, never>;
};

/** One per process. Workers supervise; the web process only sends. */
export function openQueue(
  url: string,
  { supervise, onError, migrate = true, clock }: { supervise: boolean; onError: (error: Error) => void; migrate?: boolean; clock?: Clock },
): PgBoss {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'firm-queue',
    max: 5,
    ...limits,
    // pg-boss builds its tables and moves finished jobs with longer statements than a visitor may wait for.
    statement_timeout: 30_000,
    query_timeout: 35_000,
    migrate,
    supervise,
    schedule: supervise,
    useListenNotify: supervise,
    monitorIntervalSeconds: 1,
    superviseIntervalSeconds: 1,
    ...(clock ? { clock } : {}),
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', onError);
  return boss;
}

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(queues)) {
    const known = await boss.getQueue(name);
    if (known) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
}

/** pg-boss's own statement for a job, to be made part of another, so that a request and its wake-up call are one. */
export type WakeUp = { statement: (parameter: number) => string; value: (requests: readonly string[]) => string };

/** Asks pg-boss for it. Fails while the worker has not yet made the queue. */
export async function learnWakeUp(url: string): Promise<WakeUp> {
  const boss = openQueue(url, { supervise: false, onError: () => undefined, migrate: false });
  await boss.start();
  try {
    let text = '';
    const capture = async (statement: string) => {
      text = statement;
      return { rows: [] };
    };
    await boss.insert('attend', [{ data: { request: '' } }], { db: { executeSql: capture } });
    if (!/^\s*INSERT INTO/.test(text) || text.split('$1').length !== 2 || text.includes('$2')) throw new Error('pg-boss inserts jobs in another way now');
    return {
      statement: (parameter) => text.replace('$1', `$${parameter}`),
      value: (requests) => JSON.stringify(requests.map((request) => ({ data: { request } satisfies Payloads['attend'] }))),
    };
  } finally {
    await boss.stop({ graceful: false });
  }
}
