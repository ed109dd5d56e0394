import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { type LocalPostgres, startLocalPostgres } from '#server/local/postgres.ts';
import { startFaultProxy } from '../world/fault-proxy.ts';
import { ended, run, until } from '../world/product.ts';

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

test('any number of processes may bring the tables up to date at once', async () => {
  const connections = Array.from({ length: 5 }, () => connect(postgres.url, { onError: () => undefined }));
  const applied = await Promise.all(connections.map(({ db }) => migrate(db)));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  await Promise.all(connections.map(({ pool }) => pool.end()));
});

describe('a worker', () => {
  test('runs jobs again within 15 s after PostgreSQL was killed under it and came back', async () => {
    const worker = run('worker', { DATABASE_URL: postgres.url });
    await until('the first job has run', async () => (await sinceLastBeat()) < 5_000, 20);
    const before = Date.now();
    await postgres.killHard();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await postgres.start();
    const back = Date.now();
    await until('a job has run since', async () => Date.now() - (await sinceLastBeat()) > before + 1_000, 15);
    expect(Date.now() - back).toBeLessThan(15_000);
    expect(worker.child.exitCode).toBeNull();
    expect(await worker.stop()).toBe(0);
  });

  test('that is cut off by a half-open link is working again, or has ended itself, within 30 s', async () => {
    const proxy = await startFaultProxy(postgres.port);
    const worker = run('worker', { DATABASE_URL: postgres.url.replace(String(postgres.port), String(proxy.port)) });
    await until('the first job has run', () => worker.lines.some((line) => line.includes('"event":"started"')), 20);
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
    await until('it has started', () => worker.lines.some((line) => line.includes('"event":"started"')), 20);
    expect(await worker.stop()).toBe(0);
    expect(worker.lines.at(-1)).toContain('"event":"stopped"');
  });

  test('that cannot reach PostgreSQL at its start ends, so that its supervisor tries again', async () => {
    const worker = run('worker', { DATABASE_URL: 'postgres://firm:local@127.0.0.1:1/postgres' });
    expect(await ended(worker.child)).toBe(1);
  });
});
