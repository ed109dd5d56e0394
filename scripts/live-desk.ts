import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { toolPath } from '#scripts/steps.ts';
import { type Supervised, supervise } from '#scripts/supervisor.ts';

type LiveDesk = { again: () => void; built: () => Promise<void>; stop: () => Promise<void> };

/** Apart from the build that production and tests run. */
const folder = 'build/desk-dev';

/** The desk as it is built, again after every change that concerns it. A mistake in a source leaves the desk as it was before. */
export function startLiveDesk(env: NodeJS.ProcessEnv, onLine: (line: string) => void): LiveDesk {
  let building: ChildProcess | undefined;
  let desk: Supervised | undefined;
  let wanted = false;
  let stopping = false;
  const first = Promise.withResolvers<void>();
  const build = async () => {
    wanted = false;
    building = spawn('react-router', ['build', 'desk', '--logLevel', 'error', '--emptyOutDir'], {
      env: { ...process.env, PATH: toolPath, NODE_ENV: 'production', DESK_BUILD: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(building, 'exit')) as [number | null];
    building = undefined;
    if (stopping) return;
    if (code === 0 && desk) desk.restart();
    else if (code === 0)
      desk = supervise('desk', process.execPath, [`${folder}/server/desk.js`], env, { onLine, again: (status) => status !== 0 && status !== 1 });
    first.resolve();
    if (wanted) await build();
  };
  void build();
  return {
    again: () => {
      wanted = true;
      if (!building) void build();
    },
    built: () => first.promise,
    stop: async () => {
      stopping = true;
      building?.kill();
      await desk?.stop();
    },
  };
}
