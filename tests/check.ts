import { spawn } from 'node:child_process';
import { toolPath } from '#scripts/steps.ts';
import { rooms } from './rooms.ts';

/**
 * `npm run check`: format, lint, types, import directions and circles, dead code and unit tests, in under a minute.
 * Everything runs, two at a time on two cores; each prints its output when it ends, and all failures show.
 */
type Step = [name: string, command: string, args: string[]];

/** What the others read: drawings, the islands' names, the types of routes. */
const first: Step[] = [
  ['drawings', 'node', ['site/drawings/draw.ts']],
  ['islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn']],
  ['types of routes', 'react-router', ['typegen']],
  ['types of the desk’s routes', 'react-router', ['typegen', 'desk']],
];

const rest: Step[] = [
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--silent=passed-only', ...report()]],
  ['lint with types', 'oxlint', ['--type-aware']],
  ['types', 'tsc', []],
  ['types of the desk', 'tsc', ['-p', 'desk']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['directions and circles', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...rooms, 'environment.ts']],
  ['dead code', 'knip', ['--no-config-hints']],
  ['dead code in production', 'knip', ['--production', '--no-config-hints', '--include', 'exports,types,files']],
];

/** CI counts the unit tests from a report, instead of running them twice. */
function report(): string[] {
  const file = process.argv.find((one) => one.startsWith('--report='))?.slice('--report='.length);
  return file ? ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`] : [];
}

let failed = 0;
for (const step of first) await run(step);
const waiting = [...rest];
await Promise.all([workOff(), workOff()]);
process.stdout.write(`${first.length + rest.length - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);

async function workOff(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

async function run([name, command, args]: Step): Promise<void> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH: toolPath, NO_COLOR: '1' } });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (status !== 0) failed++;
  process.stdout.write(Buffer.concat(said));
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
}
