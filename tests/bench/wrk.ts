import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';

export const command = promisify(execFile);

/** Answers a second, and how many of them were errors. */
export async function load(url: string, { connections, seconds, args = [] }: { connections: number; seconds: number; args?: string[] }) {
  const { stdout } = await command(tool('wrk'), ['-t1', `-c${connections}`, `-d${seconds}s`, ...args, url]);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) };
}

/** Debian installs pgbench outside of PATH. */
const places = { wrk: ['/usr/bin/wrk', 'wrk'], pgbench: ['/usr/lib/postgresql/*/bin/pgbench', 'postgresql'] } as const;

export function tool(name: keyof typeof places): string {
  const [pattern, pack] = places[name];
  const found = globSync(pattern).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed: apt-get install ${pack}`);
  return found;
}
