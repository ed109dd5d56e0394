import { spawn } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { command } from '../testkit/command.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { startFaultProxy } from '../testkit/fault-proxy.ts';
import { ended, run, until } from '../testkit/product.ts';

let postgres: LocalPostgres;
beforeAll(async () => {
  postgres = await startLocalPostgres();
});
afterAll(() => postgres?.discard());

/** How long ago any worker last proved that a job ran, in milliseconds. */
async function sinceLastBeat(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ age: string }>('select extract(epoch from now() - max(beat_at)) * 1000 as age from worker_pulses');
    return Number(rows[0]?.age ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('a worker that finds no database waits for it, and starts by itself when it is there', async () => {
  const later = await startLocalPostgres();
  await later.stop();
  const worker = run('worker', { DATABASE_URL: later.url, CANARY: 'off' });
  await until('it says that it waits', () => worker.lines.some((line) => line.includes('worker-waits-for-database')), 15);
  expect(worker.child.exitCode).toBeNull();
  await later.start();
  await until('it has started', () => worker.lines.some((line) => line.includes('"event":"started"')), 60);
  await worker.stop();
  await later.discard();
});

test('a worker that finds the tables out of date waits for npm run migrate, which may take longer than a visitor waits', async () => {
  const own = await startLocalPostgres({ tables: false });
  const worker = run('worker', { DATABASE_URL: own.url, CANARY: 'off' });
  await until('it says that it waits', () => worker.lines.some((line) => line.includes('worker-waits-for-migrate')), 30);
  const slow = new pg.Client({ connectionString: own.urls.owner });
  await slow.connect();
  // Whoever migrates waits for this lock, longer than the 3 seconds that a visitor's statement has.
  await slow.query('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
  await slow.query('begin; lock table kysely_migration in access exclusive mode');
  const migrated = command('migrate', [], { DATABASE_URL: own.urls.owner });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(worker.child.exitCode).toBeNull();
  await slow.query('commit');
  expect(await migrated).toMatchObject({ status: 0, said: expect.stringContaining('001-schema') as string });
  await until('it has started', () => worker.lines.some((line) => line.includes('"event":"started"')), 60);
  expect(await command('migrate', [], { DATABASE_URL: own.urls.owner })).toMatchObject({
    status: 0,
    said: expect.stringContaining('The tables are up to date.\n') as string,
  });
  await slow.end();
  await worker.stop();
  await own.discard();
});

test.each(['rejection', 'exception'])('a %s that nothing catches ends the process, and its message stays out of the log', async (kind) => {
  const child = spawn(process.execPath, ['--import', './scripts/tsx.ts', 'tests/testkit/crashing-process.ts', kind], {
    env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url, ...demoSecrets, ...demoKeys.worker },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  expect(await ended(child)).toBe(1);
  expect(said).toContain('"event":"crashed"');
  expect(said).not.toMatch(/Jordan|555/);
});

test('any number may bring the tables up to date at once', async () => {
  const own = await startLocalPostgres({ tables: false });
  const connections = Array.from({ length: 5 }, () => connect(own.urls.owner, { onError: () => undefined }));
  const applied = await Promise.all(connections.map(({ db }) => migrate(db)));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  await Promise.all(connections.map(({ pool }) => pool.end()));
  await own.discard();
});

describe('a worker', () => {
  test('runs jobs again within 15 s after PostgreSQL was killed under it and came back', async () => {
    const worker = run('worker', { DATABASE_URL: postgres.url });
    await until('the first job has run', async () => (await sinceLastBeat()) < 5_000, 20);
    const before = Date.now();
    await postgres.killHard();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await postgres.start();
    const back = cpuClockMs();
    await until('a job has run since', async () => Date.now() - (await sinceLastBeat()) > before + 1_000, 60);
    expect(cpuClockMs() - back).toBeLessThan(15_000);
    expect(worker.child.exitCode).toBeNull();
    expect(await worker.stop()).toBe(0);
  });

  test('that is cut off by a half-open link is working again, or has ended itself, within 30 s', async () => {
    const proxy = await startFaultProxy(postgres.port);
    const worker = run('worker', { DATABASE_URL: postgres.url.replace(String(postgres.port), String(proxy.port)) });
    await until('the first job has run', () => worker.lines.some((line) => line.includes('"event":"started"')), 60);
    await until('a job has run', async () => (await sinceLastBeat()) < 2_000, 20);
    await proxy.meet('frozen');
    await proxy.meet('none');
    const frozen = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    const worksAgain = async () => Date.now() - (await sinceLastBeat()) > frozen + 5_000;
    await until('it works again or has ended', async () => worker.child.exitCode !== null || (await worksAgain()), 30);
    if (worker.child.exitCode !== null) expect(worker.lines.join('\n')).toContain('worker-stuck');
    await worker.stop();
    await proxy.close();
  });

  test('stops in order when it is told to', async () => {
    const worker = run('worker', { DATABASE_URL: postgres.url });
    await until('it has started', () => worker.lines.some((line) => line.includes('"event":"started"')), 60);
    expect(await worker.stop()).toBe(0);
    expect(worker.lines.at(-1)).toContain('"event":"stopped"');
  });
});
