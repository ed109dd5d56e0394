import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** The project's own tools first, also when a command is started without npm. */
export const toolPath = `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`;

/** Runs one tool to its end; a failure ends everything with its exit code. */
export function step(name: string, command: string, args: string[], more: NodeJS.ProcessEnv = {}): void {
  const started = performance.now();
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: toolPath, ...more } });
  if (error) throw error;
  if (status !== 0) {
    process.stderr.write(`${name} failed\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
