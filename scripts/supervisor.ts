import { type ChildProcess, spawn } from 'node:child_process';

export type Supervised = {
  pid: () => number | undefined;
  /** Stops it in order and starts it anew. */
  restart: () => void;
  stop: () => Promise<void>;
};

type Habits = {
  onLine?: (line: string) => void;
  /** Whether one that ended unasked is started again. */
  again?: (code: number | null) => boolean;
};

/** Keeps a process running, as systemd or compose do in production: one that ends unasked is started again after a second. */
export function supervise(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { onLine = () => undefined, again = () => true }: Habits = {},
): Supervised {
  let stopping = false;
  let restarting = false;
  let pause: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  const start = () => {
    clearTimeout(pause);
    restarting = false;
    child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    child.once('exit', (code) => {
      if (stopping) return;
      if (restarting) return start();
      if (!again(code)) return;
      process.stderr.write(`${name} ended with ${code}; starting it again\n`);
      pause = setTimeout(start, 1_000);
    });
  };
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  start();
  return {
    pid: () => child.pid,
    restart: () => {
      if (stopping || restarting) return;
      if (gone()) return start();
      restarting = true;
      child.kill('SIGTERM');
    },
    stop: async () => {
      stopping = true;
      clearTimeout(pause);
      if (gone()) return;
      const exit = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await exit;
    },
  };
}
