import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import type { TestDatabase } from './database.ts';
import { built, settingsFor } from './product.ts';

export type MeasuredWeb = {
  port: number;
  /** Milliseconds of processor that its thread has used so far. */
  processor: () => Promise<number>;
  stop: () => Promise<void>;
};

/** A built web process that tells how much processor time it has used. */
export async function startMeasuredWeb(postgres: TestDatabase, env: NodeJS.ProcessEnv = {}, folder = built): Promise<MeasuredWeb> {
  const port = await freePort();
  const child = fork(`${folder}/web.js`, [], {
    execArgv: ['--import', './tests/testkit/tell-processor.ts'],
    env: settingsFor('web', { DATABASE_URL: postgres.url, PORT: String(port), ...env }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilReady(`http://127.0.0.1:${port}/ready`);
  return {
    port,
    processor: async () => {
      child.send('processor');
      const [{ processor }] = (await once(child, 'message')) as [{ processor: number }];
      return processor / 1000;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
