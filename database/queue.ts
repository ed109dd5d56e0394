import { sql } from 'kysely';
import { type Clock, PgBoss } from 'pg-boss';
import { type Database, limits } from '#database/connection.ts';
import { forRolesOf } from '#database/roles.ts';

/**
 * Every queue, with what its jobs carry. A job is a wake-up call: it holds ids, never a visitor's words.
 * A job of a worker that died is given to another 10 s after its last heartbeat.
 */
export const queues = {
  /** Each worker sends itself these jobs to check that the queue works. */
  pulse: { heartbeatSeconds: 10, retryLimit: 0, expireInSeconds: 15, retentionSeconds: 60, deleteAfterSeconds: 60, notify: true },
  /**
   * Somebody must look at a request: a message is due, or a step of its ladder. Without NOTIFY, whose lock makes all
   * commits wait for each other; the worker polls twice a second.
   */
  attend: { heartbeatSeconds: 10, retryLimit: 3, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 3_600, notify: false },
  /** Asks PostgreSQL whether it still keeps what it acknowledges. */
  'check-durability': { heartbeatSeconds: 10, retryLimit: 3, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds: 86_400, notify: true },
  /** Erases requests that have been kept as long as the privacy page says. */
  'forget-case-reviews': { heartbeatSeconds: 10, retryLimit: 5, retryDelay: 30, expireInSeconds: 300, deleteAfterSeconds: 86_400, notify: true },
  /** Once a day, at the hour the firm file names: the mail about the day before. */
  'order-digest': { heartbeatSeconds: 10, retryLimit: 10, retryDelay: 30, expireInSeconds: 60, deleteAfterSeconds: 86_400, notify: true },
  /** On the first of each month: the mail about statements of law that somebody must look at. */
  'order-law-review': { heartbeatSeconds: 10, retryLimit: 10, retryDelay: 30, expireInSeconds: 60, deleteAfterSeconds: 86_400, notify: true },
  /** Every day: the same mail, also to the owners, 60 and 14 days before a review date. */
  'remind-of-review-dates': { heartbeatSeconds: 10, retryLimit: 10, retryDelay: 30, expireInSeconds: 60, deleteAfterSeconds: 86_400, notify: true },
} as const;

export type QueueName = keyof typeof queues;

export type Payloads = {
  pulse: { worker: string };
  attend: { request: string | null };
  'check-durability': Record<string, never>;
  'forget-case-reviews': Record<string, never>;
  'order-digest': Record<string, never>;
  'order-law-review': Record<string, never>;
  'remind-of-review-dates': Record<string, never>;
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
    // The schema is made with the roles (roles.sql): who may make one here could make others.
    createSchema: false,
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

/** What the web process may do in the queue: wake a worker for a request, and count. Asked for by the worker, who owns it. */
export async function letWebWake(db: Database): Promise<void> {
  await sql.raw(await forRolesOf(db, wakeRights)).execute(db);
}

const wakeRights = `do $$ begin
  grant usage on schema pgboss to firm_web;
  grant select on pgboss.version, pgboss.queue to firm_web;
  grant select (name, state) on pgboss.job to firm_web;
  grant execute on function pgboss.job_now to firm_web;
  -- pg-boss writes to the partition. The owner is exempt from the policy.
  grant insert on pgboss.job_common to firm_web;
  alter table pgboss.job_common enable row level security;
  if not exists (select from pg_policies where schemaname = 'pgboss' and tablename = 'job_common' and policyname = 'web_wakes') then
    create policy web_wakes on pgboss.job_common for insert to firm_web with check (name = 'attend');
  end if;
end $$`;

const states = ['created', 'retry', 'active', 'failed'] as const;

/** How many jobs stand in each queue, by state; those that are done are not counted. Empty until a worker has made the queues. */
export async function queueDepth(db: Database): Promise<{ queue: QueueName; state: (typeof states)[number]; jobs: number }[]> {
  const { rows: there } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!there[0]?.there) return [];
  const { rows } = await sql<{ name: string; state: string; jobs: number }>`
    select name, state::text, count(*)::int as jobs from pgboss.job where state in (${sql.join([...states])}) group by 1, 2`.execute(db);
  const jobsOf = (queue: string, state: string) => rows.find((row) => row.name === queue && row.state === state)?.jobs ?? 0;
  const names = Object.keys(queues) as QueueName[];
  return names.flatMap((queue) => states.map((state) => ({ queue, state, jobs: jobsOf(queue, state) })));
}
