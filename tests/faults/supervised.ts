import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { built, ended, hasStarted, type Running, run, until, untilStarted } from '../testkit/product.ts';
import type { Outside } from './ledger.ts';
import { startOutside } from './outside.ts';

export type Part = 'web' | 'worker' | 'second worker' | 'database';
export const parts: readonly Part[] = ['web', 'worker', 'database'];

type Name = Exclude<Part, 'database'>;

/** What a worker reaches over a network. */
export type Link = 'database' | 'mail';

/** Seconds until a process counts as stuck. No promise is measured by it: a play of low priority shares two cores with browsers. */
const patience = 240;

export type Supervised = {
  url: string;
  port: number;
  databaseUrl: string;
  /** Of the web process. */
  settings: Record<string, string | undefined>;
  outside: Outside;
  /** kill -9, and at once a new one, as a supervisor does it. Returns when it is there again. */
  kill: (part: Part) => Promise<void>;
  /** kill -9, and nothing starts it again but what this returns. */
  halt: (part: Part) => Promise<() => Promise<void>>;
  /** What web processes wrote since this was asked last. */
  heard: () => string[];
  webPid: () => number;
  stop: () => Promise<void>;
};

/** The whole product, where everything that dies is started again. */
export async function startSupervised({
  settings = {},
  env = {},
  folder = built,
  between = async (_link, port) => port,
  slow,
  secondWorker = false,
}: {
  settings?: Record<string, string>;
  env?: NodeJS.ProcessEnv;
  folder?: string;
  /** The port that a worker uses instead, for plays about links. */
  between?: (link: Link, port: number) => Promise<number>;
  /** How long a channel takes that is told to be slow. */
  slow?: number;
  secondWorker?: boolean;
} = {}): Promise<Supervised> {
  const [postgres, { outside, settings: channels, stop: stopOutside }, port] = await Promise.all([
    startLocalPostgres({ settings }),
    startOutside(slow === undefined ? {} : { slow }),
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
  const reached = async (link: Link, address: string, port: number) => address.replace(`:${port}`, `:${await between(link, port)}`);
  const own = {
    web: all,
    worker: {
      ...all,
      DATABASE_URL: await reached('database', postgres.url, postgres.port),
      MAIL_URL: await reached('mail', outside.mail.url, outside.mail.port),
    },
  };
  const running: Partial<Record<Name, Running>> = {};
  let stopping = false;
  const start = (name: Name): Running => {
    const process = name === 'web' ? 'web' : 'worker';
    const one = run(process, own[process], folder);
    running[name] = one;
    // It also ends by itself: a worker that finds no database, for example.
    one.child.once('exit', () => {
      if (!stopping && running[name] === one) setTimeout(() => !stopping && running[name] === one && start(name), 200);
    });
    return one;
  };

  const firstWorker = start('worker');
  await untilStarted(firstWorker, patience);
  if (secondWorker) start('second worker');
  start('web');
  await untilReady(`${url}/ready/intake`, patience);

  const halt = async (part: Part): Promise<() => Promise<void>> => {
    if (part === 'database') {
      await postgres.killHard();
      return postgres.start;
    }
    const old = running[part];
    delete running[part];
    if (old) await ended(old.child, 'SIGKILL');
    return async () => {
      const fresh = start(part);
      if (part === 'web') await untilReady(`${url}/ready`, patience);
      else await until('the worker is back', () => hasStarted(fresh) || fresh !== running[part], patience);
    };
  };
  return {
    url,
    port,
    databaseUrl: postgres.url,
    settings: all,
    outside,
    kill: async (part) => (await halt(part))(),
    halt,
    heard: () => running.web?.lines.splice(0) ?? [],
    webPid: () => running.web?.child.pid ?? 0,
    stop: async () => {
      stopping = true;
      await Promise.all(Object.values(running).map((one) => one.stop()));
      await delay(100);
      await postgres.discard();
      await stopOutside();
    },
  };
}
