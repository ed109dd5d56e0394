import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { createQueues, openQueue } from '#database/queue.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import type { TestDatabase } from './database.ts';
import type { FromWorker, ToWorker } from './played-worker.ts';
import { toldOneByOne } from './product.ts';

/**
 * Parts of the product that a play can remove, to prove that it notices. `heartbeat`: a dead worker's jobs come back only when
 * they expire. `lease`: a dead worker's messages stay in its hands. Both without the reconciler, which would mend it.
 * `short-gaps`: an hour passes between two tries of a message. `another-channel`: none is brought in for one that fails.
 * `going-on`: whoever took a request has it for good, whatever they report.
 */
export type Without = 'reconciler' | 'heartbeat' | 'lease' | 'going-on' | Unhelped;
export type Unhelped = 'short-gaps' | 'another-channel';
const missing: Partial<Record<Without, string>> = {
  'short-gaps': `create function lengthen_gap() returns trigger language plpgsql as 'begin new.next_attempt_at := new.next_attempt_at + interval ''1 hour''; return new; end';
    create trigger lengthen_gap before update on deliveries for each row when (new.next_attempt_at > old.next_attempt_at) execute function lengthen_gap()`,
  'another-channel': `create function one_channel() returns trigger language plpgsql as
      'begin if exists (select from deliveries d where d.case_review_id = new.case_review_id and d.step = new.step and d.channel <> new.channel) then return null; end if; return new; end';
    create trigger one_channel before insert on deliveries for each row when (new.kind = 'alert') execute function one_channel()`,
  'going-on': `create function keep_it() returns trigger language plpgsql as
      'begin new.goes_on_at := null; new.remind_at := null; new.next_due_at := case when new.told_late_at is null then new.call_due_at end; return new; end';
    create trigger keep_it before update on followups for each row when (new.state = 'acknowledged') execute function keep_it()`,
  heartbeat: "update pgboss.queue set heartbeat_seconds = null where name = 'attend'",
  lease: `create function keep_lease() returns trigger language plpgsql as 'begin new.leased_until := new.leased_until + interval ''1 year''; return new; end';
    create trigger keep_lease before update on deliveries for each row when (new.leased_until is not null) execute function keep_lease()`,
};

export type PlayedWorker = { child: ChildProcess; idle: Promise<void>; next?: number | undefined; alive: () => boolean };

/** One time for PostgreSQL, its queue and any number of worker processes, moved on step by step. */
export async function playTime(
  postgres: TestDatabase,
  start: number,
  { settings = {}, without = '', change = '' }: { settings?: NodeJS.ProcessEnv; without?: Without | ''; change?: string } = {},
) {
  await prepare(postgres.url, start, (without === '' ? undefined : missing[without]) ?? change);
  const clockPool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  clockPool.on('error', () => undefined);
  clockPool.on('connect', (client) => client.on('error', () => undefined));
  let now = start;
  const workers = new Set<PlayedWorker>();

  const startWorker = async (): Promise<PlayedWorker> => {
    const child = fork('tests/testkit/played-worker.ts', [], {
      execArgv: ['--import', './scripts/tsx.ts'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATABASE_URL: postgres.url,
        DESK_URL: 'http://localhost:3100',
        CONTENT_FOLDER: toldOneByOne(),
        ...demoSecrets,
        ...demoKeys.worker,
        PLAY_FROM: String(now),
        PLAY_WITHOUT: without,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker: PlayedWorker = { child, idle: Promise.resolve(), alive: () => child.exitCode === null && child.signalCode === null };
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('a played worker did not start')))]);
    workers.add(worker);
    child.once('exit', () => workers.delete(worker));
    return worker;
  };
  /** Does not wait: what is due begins now, and a kill may fall into it. */
  const tell = async (to: number) => {
    now = to;
    await clockPool.query('update played_clock set now = to_timestamp($1)', [to / 1000]);
    for (const worker of workers)
      worker.idle = told(worker.child, to).then((next) => {
        worker.next = next;
      });
  };
  const settled = async () => void (await Promise.all([...workers].map(({ idle }) => idle)));
  return {
    now: () => now,
    /** When a worker has something to do that no row tells of. */
    next: () => Math.min(...[...workers].map((worker) => worker.next ?? Number.POSITIVE_INFINITY)),
    workers: () => [...workers],
    startWorker,
    tell,
    settled,
    advance: async (to: number) => {
      await tell(to);
      await settled();
    },
    kill: async (worker: PlayedWorker) => {
      const gone = once(worker.child, 'exit');
      worker.child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      for (const worker of workers) worker.child.kill('SIGKILL');
      await clockPool.end();
    },
  };
}

function told(child: ChildProcess, to: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const listen = ({ idleAt, next }: FromWorker) => {
      if (idleAt >= to) done(next);
    };
    const gone = () => done(undefined);
    const done = (next: number | undefined) => {
      child.off('message', listen).off('exit', gone);
      resolve(next);
    };
    child.on('message', listen).on('exit', gone);
    child.send({ advanceTo: to } satisfies ToWorker, () => undefined);
  });
}

/** Tables and queues as the product makes them; then both clocks of PostgreSQL read the row of the play. */
async function prepare(url: string, start: number, change: string): Promise<void> {
  const { db, pool } = connect(url, { onError: () => undefined });
  await migrate(db);
  const boss = openQueue(url, { supervise: false, onError: () => undefined });
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
  await pool.query(`create table played_clock (now timestamptz not null);
    grant select on played_clock to public;
    insert into played_clock values (to_timestamp(${start / 1000}));
    create or replace function present() returns timestamptz language sql stable as 'select now from public.played_clock';
    create function epoch_ms(timestamptz) returns float8 language sql immutable as 'select round(extract(epoch from $1) * 1000)::float8';
    create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select now from public.played_clock';
    ${change}`);
  await pool.end();
}
