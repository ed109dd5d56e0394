import { type ChildProcess, spawn } from 'node:child_process';

type Redrawing = { again: () => void; done: () => Promise<void>; stop: () => Promise<void> };

/** Draws now, and again on demand. In a process of its own: it takes a second, and always runs the sources as they are. */
export function startRedrawing(): Redrawing {
  let child: ChildProcess | undefined;
  let wanted = false;
  let idle = Promise.withResolvers<void>();
  const start = () => {
    wanted = false;
    child = spawn(process.execPath, ['site/drawings/draw.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', () => {
      child = undefined;
      if (wanted) start();
      else idle.resolve();
    });
  };
  start();
  return {
    again: () => {
      wanted = true;
      if (child) return;
      idle = Promise.withResolvers();
      start();
    },
    done: () => idle.promise,
    stop: async () => {
      wanted = false;
      child?.kill();
      await idle.promise;
    },
  };
}
