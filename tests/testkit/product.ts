import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '#scripts/ports.ts';
import { localUrlAs } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { cpuClockMs } from './cpu-clock.ts';
import { openDatabase, type TestDatabase } from './database.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from './words-of-firm.ts';

/** Where the build puts web, worker and commands. */
export const built = 'build/server';
export const builtDesk = 'build/desk/server';

export type ProcessName = 'web' | 'worker' | 'desk';

/** The built product on loopback, as production runs it: PostgreSQL, web, and a worker where a test needs one. */
export type Product<Postgres = TestDatabase> = { url: string; postgres: Postgres; web: Running; stop: () => Promise<void> };

export type Running = { child: ChildProcess; lines: string[]; stop: () => Promise<number | null> };

export async function startProduct(env: NodeJS.ProcessEnv = {}, folder = built): Promise<Product> {
  return startProductOn(await openDatabase(), env, folder);
}

/** The same on a database of the caller's: where a test stops or kills PostgreSQL, one that it started itself. */
export async function startProductOn<Postgres extends TestDatabase>(
  postgres: Postgres,
  env: NodeJS.ProcessEnv = {},
  folder = built,
): Promise<Product<Postgres>> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const web = run('web', { DATABASE_URL: postgres.url, PORT: String(port), ...env }, folder);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await web.stop();
    await postgres.discard();
  };
  try {
    await untilReady(`${url}/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, postgres, web, stop };
}

let words: Words | undefined;

/** The content of a firm whose people are told of every request one by one. Bundles are tested in plays of their own. */
export function toldOneByOne(): string {
  if (!words) {
    words = wordsOfFirmWith(withoutBundles);
    process.once('exit', words.remove);
  }
  return words.folder;
}

/** What a process on loopback needs to start, with its own keys and no others, and what a test says otherwise. */
export function settingsFor(name: ProcessName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    STOP_WITHIN_SECONDS: '5',
    FLOOD_PER_MINUTE: '1000000',
    LAUNCH_CHECK: 'off',
    CONTENT_FOLDER: toldOneByOne(),
    DESK_URL: 'http://localhost:3100',
    ...(name === 'desk' ? {} : demoSecrets),
    ...demoKeys[name],
    ...env,
  };
}

/** How `npm start` runs node: without its bounds, node fills up to four gigabytes before it collects. */
export const heapOfWeb: string[] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** A user of the system, where a test is root and can start processes as others. */
export type SystemUser = { uid: number; gid: number };

/** One of the processes, with what it wrote. */
export function run(name: ProcessName, env: NodeJS.ProcessEnv, folder = name === 'desk' ? builtDesk : built, user?: SystemUser): Running {
  const child = spawn(process.execPath, [...(name === 'web' ? heapOfWeb : []), `${folder}/${name}.js`], {
    env: settingsFor(name, asRole(name, env)),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const lines: string[] = [];
  const keep = (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, lines, stop: () => ended(child, 'SIGTERM') };
}

/** A process connects as its own role, also where a test names the database as its superuser. */
function asRole(name: ProcessName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: url } = env;
  return url?.startsWith('postgres://firm:') ? { ...env, DATABASE_URL: localUrlAs(url, name) } : env;
}

export function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    if (signal) child.kill(signal);
  });
}

/** A worker has made its tables and its queue, and waits for work. */
export async function untilStarted(worker: Running, seconds = 60): Promise<void> {
  await until('the worker has started', () => hasStarted(worker), seconds);
}

export function hasStarted({ lines }: Running): boolean {
  return lines.some((line) => line.includes('"event":"started"'));
}

export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds: number): Promise<number> {
  const started = cpuClockMs();
  while (cpuClockMs() - started < seconds * 1000) {
    if (await holds()) return cpuClockMs() - started;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not within ${seconds} s: ${what}`);
}
