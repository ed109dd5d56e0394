import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/ports.ts';
import { type Supervised, supervise } from '#scripts/supervisor.ts';
import { currentIn, releasesIn } from '#server/publisher/releases.ts';
import { cpuClockMs } from './cpu-clock.ts';
import { openDatabase, type TestDatabase } from './database.ts';
import { heapOfWeb, settingsFor } from './product.ts';

export type Published = { status: number | null; said: string; seconds: number };
export type PublishingWorld = Awaited<ReturnType<typeof startPublishing>>;

/** A firm's words and releases on a machine whose web process is kept running, and restarted when somebody asks for it by a file. */
export async function startPublishing(postgres?: TestDatabase) {
  const home = mkdtempSync(join(tmpdir(), 'publishing-'));
  const [words, releases, bell] = ['words', 'releases', 'restart'].map((name) => join(home, name)) as [string, string, string];
  cpSync('content', words, { recursive: true });
  const own = postgres ?? (await openDatabase());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    CONTENT_FOLDER: words,
    RELEASES_DIR: releases,
    RESTART_COMMAND: `touch ${bell}`,
    WARM_UP: url,
    LAUNCH_CHECK: 'off',
  };
  let web: Supervised | undefined;
  const { CONTENT_FOLDER: _, ...settings } = settingsFor('web', { DATABASE_URL: own.urls.web, PORT: String(port), RELEASES_DIR: releases });
  const listening = setInterval(() => {
    if (!existsSync(bell)) return;
    rmSync(bell);
    if (web) web.restart();
    else web = supervise('web', process.execPath, [...heapOfWeb, 'server/run.ts', 'web'], settings);
  }, 100);
  const run = async (script: string, args: string[] = [], more: NodeJS.ProcessEnv = {}): Promise<Published> => {
    const started = cpuClockMs();
    const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...env, ...more } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const status = await new Promise<number | null>((resolve) => {
      child.once('close', resolve);
    });
    return { status, said, seconds: (cpuClockMs() - started) / 1000 };
  };
  return {
    url,
    env,
    postgres: own,
    run,
    current: () => currentIn(releases),
    kept: () => releasesIn(releases).map(({ name }) => name),
    edit: (file: string, from: string | RegExp, to: string) => {
      const before = readFileSync(join(words, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} no longer says ${from}`);
      writeFileSync(join(words, file), after);
    },
    words: (file: string) => readFileSync(join(words, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(words, file), text),
    /** As it came with the code. */
    restore: (file: string) => cpSync(join('content', file), join(words, file)),
    page: async (address: string) => (await fetch(`${url}${address}`)).text(),
    stop: async () => {
      clearInterval(listening);
      await web?.stop();
      if (!postgres) await own.discard();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
