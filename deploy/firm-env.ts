import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { firmEnvironment, type Of } from '#deploy/firm-environment.ts';

/**
 * `firm-env NAME [web|worker|desk|owner|publisher] -- command …`, as root: runs a command as the user and with the settings of a firm's process, which are read
 * from the files that systemd reads. They go to the command alone: nothing is printed, and nothing is among the arguments that others can see.
 * Without a process: as whoever publishes, with no secret. It runs in the checkout; what a process does there is on what is published (RELEASES_DIR).
 */
const usage = 'firm-env NAME [web|worker|desk|owner|publisher] -- command …';
const { name, of, command } = readArguments(process.argv.slice(2));
const code = join(import.meta.dirname, '..');
const given = settings(name, of);
const env = {
  // What the terminal is, and nothing else of whoever runs it.
  ...Object.fromEntries(['TERM', 'LANG', 'NO_COLOR', 'COLUMNS'].flatMap((one) => (process.env[one] ? [[one, process.env[one]]] : []))),
  HOME: `/srv/firm/${name}`,
  // The Node that came with the packages before any other.
  PATH: `${code}/node_modules/node/bin:${code}/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
  ...given,
};
const user = of && of !== 'owner' && of !== 'publisher' ? `firm-${name}-${of}` : `firm-${name}`;
// Others pass through the folders of what is published, to the pages that nginx sends, and read nothing else.
const asThem = ['--reuid', user, '--regid', user, '--init-groups', '--no-new-privs', 'sh', '-c', 'umask 026; exec "$@"', 'sh', ...command];
const child = spawn('setpriv', asThem, { cwd: code, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
// A terminal sends it to both.
process.on('SIGINT', () => undefined);
child.on('error', () => end('setpriv is missing: apt-get install util-linux'));
child.on('exit', (status, signal) => process.exit(status ?? 128 + (signal ? constants.signals[signal] : 0)));

function readArguments(args: string[]): { name: string; of: Of; command: string[] } {
  const separator = args.indexOf('--');
  const [firm = '', process_, ...rest] = separator < 0 ? [] : args.slice(0, separator);
  const wanted = args.slice(separator + 1);
  if (!/^[a-z][a-z0-9-]*$/.test(firm) || rest.length > 0 || wanted.length === 0 || !(process_ === undefined || isProcess(process_))) end(usage);
  return { name: firm, of: process_ as Of, command: wanted };
}

function isProcess(word: string): boolean {
  return ['web', 'worker', 'desk', 'owner', 'publisher'].includes(word);
}

function settings(firm: string, process_: Of): Record<string, string> {
  if (process.getuid?.() !== 0) end('firm-env reads settings that root alone can read: sudo firm-env …');
  try {
    return firmEnvironment(firm, process_);
  } catch (error) {
    return end((error as Error).message);
  }
}

function end(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(64);
}
