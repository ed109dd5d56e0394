import { hash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { openQueue, type Payloads } from '#database/queue.ts';

/** A call that is overdue is made again, but not more often than this. */
const againAfterMs = 10_000;

/** Jobs per statement. */
const atOnce = 1_000;

/** A request that somebody must look at, and when, by PostgreSQL's clock; null are the messages that belong to no request. */
export type Call = { request: string | null; at: Date; now: Date };

/**
 * Adds jobs that wake a worker for requests at given times. A job's id is derived from its request and time, so that adding
 * it twice has no effect; an overdue request gets a new job every 10 seconds, because the first may have failed.
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

/** How long to wait before asking again for a queue that is not there yet. */
const askAgainMs = 2_000;

/** Learns the statement that wakes a worker, in the background and until it succeeds. Requests are accepted meanwhile. */
export function wakeUpOf(url: string, failed: (error: unknown) => void = () => undefined): () => WakeUp | undefined {
  let told = false;
  let known: WakeUp | undefined;
  const learn = async (): Promise<void> => {
    try {
      known = await learnWakeUp(url);
    } catch (error) {
      // Reported once: at a first start this fails until the worker has made the queue.
      if (!told) failed(error);
      told = true;
      setTimeout(() => void learn(), askAgainMs).unref();
    }
  };
  void learn();
  return () => known;
}

/** pg-boss's own statement for a job, made part of another, so that a request and its wake-up call are stored together or not at all. */
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
    // Without the right, the statement would fail together with the request that it is stored with.
    const { rows } = await boss.getDb().executeSql("select has_table_privilege('pgboss.job_common', 'insert') as may", []);
    if (!rows[0]?.may) throw new Error('this role may not wake a worker');
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
