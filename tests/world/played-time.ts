import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { createQueues, openQueue } from '#database/queue.ts';
import type { LocalPostgres } from '#server/local/postgres.ts';
import { localSecrets } from '#server/local/secrets.ts';
import type { FromWorker, ToWorker } from './played-worker.ts';

export type PlayedWorker = { child: ChildProcess; idle: Promise<void>; alive: () => boolean };

/** One time for PostgreSQL, its queue and any number of worker processes, told step by step. */
export async function playTime(postgres: LocalPostgres, start: number, { settings = {} }: { settings?: NodeJS.ProcessEnv } = {}) {
  await prepare(postgres.url, start);
  const clockPool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  clockPool.on('error', () => undefined);
  clockPool.on('connect', (client) => client.on('error', () => undefined));
  let now = start;
  const workers = new Set<PlayedWorker>();

  const startWorker = async (): Promise<PlayedWorker> => {
    const child = fork('tests/world/played-worker.ts', [], {
      execArgv: ['--import', './server/local/tsx.ts'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_URL: postgres.url, ...localSecrets, PLAY_FROM: String(now), ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker = { child, idle: Promise.resolve(), alive: () => child.exitCode === null && child.signalCode === null };
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('a played worker did not start')))]);
    workers.add(worker);
    child.once('exit', () => workers.delete(worker));
    return worker;
  };
  /** Does not wait: what is due begins now, and a kill may fall into it. */
  const tell = async (to: number) => {
    now = to;
    await clockPool.query('update played_clock set now = to_timestamp($1)', [to / 1000]);
    for (const worker of workers) worker.idle = told(worker.child, to);
  };
  const settled = async () => void (await Promise.all([...workers].map(({ idle }) => idle)));
  return {
    now: () => now,
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

function told(child: ChildProcess, to: number): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ idleAt }: FromWorker) => {
      if (idleAt >= to) done();
    };
    const done = () => {
      child.off('message', listen).off('exit', done);
      resolve();
    };
    child.on('message', listen).on('exit', done);
    child.send({ advanceTo: to } satisfies ToWorker, () => undefined);
  });
}

/** Tables and queues as the product makes them; then both clocks of PostgreSQL read the row of the play. */
async function prepare(url: string, start: number): Promise<void> {
  const { db, pool } = connect(url, { onError: () => undefined });
  await migrate(db);
  const boss = openQueue(url, { supervise: false, onError: () => undefined });
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
  await pool.query(`create table played_clock (now timestamptz not null);
    insert into played_clock values (to_timestamp(${start / 1000}));
    create or replace function present() returns timestamptz language sql stable as 'select now from public.played_clock';
    create function epoch_ms(timestamptz) returns float8 language sql immutable as 'select round(extract(epoch from $1) * 1000)::float8';
    create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select now from public.played_clock'`);
  await pool.end();
}
