import { spawn } from 'node:child_process';
import { toolPath } from '#scripts/steps.ts';
import { rooms } from './rooms.ts';

/**
 * `npm run check`: format, lint, types, import directions and circles, dead code and unit tests.
 * Everything runs, two at a time on two cores; each prints its output when it ends, and all failures show.
 */
type Step = [name: string, command: string, args: string[]];

/** What the others read: drawings and icons, then the islands' names; the types of routes. */
const first: Step[][] = [
  [
    ['drawings', 'node', ['site/drawings/draw.ts']],
    ['types of routes', 'react-router', ['typegen']],
  ],
  [
    ['islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn']],
    ['types of the desk’s routes', 'react-router', ['typegen', 'desk']],
  ],
];

/** Tools with threads get one: two steps run at a time, and with several threads each needs up to twice the processor time. */
const rest: Step[] = [
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--silent=passed-only', ...report()]],
  ['lint with types', 'oxlint', ['--type-aware']],
  ['types', 'tsc', ['--singleThreaded']],
  ['types of the desk', 'tsc', ['-p', 'desk', '--singleThreaded']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['directions and circles', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...rooms, 'tests', 'environment.ts']],
  ['dead code', 'knip', ['--no-config-hints']],
  ['dead code in production', 'knip', ['--production', '--no-config-hints', '--include', 'exports,types,files']],
];

/** CI counts the unit tests from a report, instead of running them twice. */
function report(): string[] {
  const file = process.argv.find((one) => one.startsWith('--report='))?.slice('--report='.length);
  return file ? ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`] : [];
}

const all = [...first, rest];
let failed = 0;
for (const steps of all) {
  const waiting = [...steps];
  await Promise.all([workOff(waiting), workOff(waiting)]);
}
process.stdout.write(`${all.flat().length - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);

async function workOff(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

async function run([name, command, args]: Step): Promise<void> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH: toolPath, NO_COLOR: '1', GOMAXPROCS: '1' } });
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
