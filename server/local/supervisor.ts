import { type ChildProcess, spawn } from 'node:child_process';

export type Supervised = { pid: () => number | undefined; stop: () => Promise<void> };

/** Keeps a process running, as systemd or compose do in production: one that ends unasked is started again after a second. */
export function supervise(name: string, command: string, args: string[], env: NodeJS.ProcessEnv, onLine: (line: string) => void = () => undefined): Supervised {
  let stopping = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    child.once('exit', (code) => {
      if (stopping) return;
      process.stderr.write(`${name} ended with ${code}; starting it again\n`);
      setTimeout(start, 1_000);
    });
  };
  start();
  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await gone;
    },
  };
}
