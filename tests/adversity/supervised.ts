import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#server/local/ports.ts';
import { startLocalPostgres } from '#server/local/postgres.ts';
import { untilReady } from '#server/local/until-ready.ts';
import { ended, type Running, run, until } from '../world/product.ts';
import type { Outside } from './ledger.ts';
import { startOutside } from './outside.ts';

export type Part = 'web' | 'worker' | 'database';
export const parts: readonly Part[] = ['web', 'worker', 'database'];

export type Supervised = {
  url: string;
  port: number;
  databaseUrl: string;
  outside: Outside;
  /** kill -9, and at once a new one, as a supervisor does it. Returns when it is there again. */
  kill: (part: Part) => Promise<void>;
  /** What web processes wrote since this was asked last. */
  heard: () => string[];
  webPid: () => number;
  stop: () => Promise<void>;
};

/** The whole product, where everything that dies is started again. */
export async function startSupervised({
  settings = {},
  env = {},
  folder = 'build',
}: {
  settings?: Record<string, string>;
  env?: NodeJS.ProcessEnv;
  folder?: string;
} = {}): Promise<Supervised> {
  const [postgres, { outside, settings: channels, stop: stopOutside }, port] = await Promise.all([
    startLocalPostgres({ settings }),
    startOutside(),
    freePort(),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const all = {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    PUBLIC_URL: url,
    CANARY: 'off',
    // Everybody comes from somewhere else, and many at once.
    TRUSTED_PROXY: 'true',
    FLOOD_PER_MINUTE: '1000000',
    ...channels,
    ...env,
  };
  const running: Partial<Record<'web' | 'worker', Running>> = {};
  let stopping = false;
  const start = (name: 'web' | 'worker'): Running => {
    const one = run(name, all, folder);
    running[name] = one;
    // It also ends by itself: a worker that finds no database, for example.
    one.child.once('exit', () => {
      if (!stopping && running[name] === one) setTimeout(() => !stopping && running[name] === one && start(name), 200);
    });
    return one;
  };
  const started = (worker: Running) => worker.lines.some((line) => line.includes('"event":"started"'));

  const firstWorker = start('worker');
  await until('the worker has started', () => started(firstWorker), 60);
  start('web');
  await untilReady(`${url}/ready/intake`, 30);

  const kill = async (part: Part): Promise<void> => {
    if (part === 'database') {
      await postgres.killHard();
      return postgres.start();
    }
    const old = running[part];
    delete running[part];
    if (old) await ended(old.child, 'SIGKILL');
    const fresh = start(part);
    if (part === 'web') await untilReady(`${url}/ready`, 60);
    else await until('the worker is back', () => started(fresh) || fresh !== running.worker, 60);
  };
  return {
    url,
    port,
    databaseUrl: postgres.url,
    outside,
    kill,
    heard: () => running.web?.lines.splice(0) ?? [],
    webPid: () => running.web?.child.pid ?? 0,
    stop: async () => {
      stopping = true;
      await Promise.all([running.web?.stop(), running.worker?.stop()]);
      await delay(100);
      await postgres.discard();
      await stopOutside();
    },
  };
}
