import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { above, openWatch, type Watch } from '#server/progress.ts';

/** The project's own tools first, also when a command is started without npm. */
export const toolPath = `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`;

/** Runs one tool to its end, where a person can watch; a failure ends everything with its exit code. */
export async function step(name: string, command: string, args: string[], watch: Watch = openWatch()): Promise<void> {
  const status = await watch(name, () => ended(command, args));
  if (status === 0) return;
  process.stderr.write(`${name} failed\n`);
  process.exit(status ?? 1);
}

/** Runs a command that shows its own steps, in the place of this one. */
export async function handOver(command: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: toolPath, ...more } });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
}

function ended(command: string, args: string[]): Promise<number | null> {
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, PATH: toolPath } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => above(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
