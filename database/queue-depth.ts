import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type QueueName, queues } from '#database/queue.ts';

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
