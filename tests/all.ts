import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { toolPath } from '#scripts/steps.ts';
import { plays } from './faults/fault-runs.ts';

import { type Failure, type Report, read } from './report.ts';
import { taggedFiles } from './tagged-files.ts';

/**
 * `npm test`: build, check with the unit tests, finished pages, browser tests, specification. `npm run test:nightly`: the files
 * tagged `nightly` and the fault runs; `--shard=3/8` runs one part of them. `.ci/run` names both. Prints every failure and the counts at the end.
 */
const asked = process.argv.slice(2);
const wants = (part: string) => asked.includes(part);
const maxRerun = 3;
/** The rules of deadlines and of Clean Slate with 100,000 random inputs. */
const properties = 'properties';

rmSync('tests/output', { recursive: true, force: true });
mkdirSync('tests/output', { recursive: true });
// One folder for everything temporary, so that a run that is ended leaves nothing behind. PostgreSQL runs as another user and must enter it.
const temporary = mkdtempSync(join(tmpdir(), 'firm-tests-'));
chmodSync(temporary, 0o755);
process.env['TMPDIR'] = temporary;
let running: number | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopEverything());

const template = await startLocalPostgres();
await template.stop();
process.env['LOCAL_POSTGRES_TEMPLATE'] = template.dataFolder;

let passed = 0;
const failures: Failure[] = [];
const passedOnRerun: Failure[] = [];
const reruns: (() => Promise<void>)[] = [];

await step('build', ['node', 'scripts/build.ts']);
if (wants('change')) {
  await reported('unit', () => ['node', 'tests/check.ts', `--report=${reportOf('unit')}`]);
  await reported('slow', () => vitest('slow', 'slow', []));
  await reported('pages', () => vitest('pages', 'pages', []));
  await withRerun('e2e', (files) => vitest('e2e', 'e2e', files));
  await withRerun('specification', () => ['node', 'tests/spec/run.ts', `--report=${reportOf('specification')}`]);
}
if (wants('nightly')) {
  const { files, runs } = shardOf(taggedFiles('nightly'), [...Object.keys(plays), properties]);
  process.stdout.write(`nightly: ${[...runs, ...files].join(', ')}\n`);
  if (files.length > 0) await withRerun('nightly', (again) => vitest('nightly', 'nightly', again.length > 0 ? again : files));
  for (const name of runs) await withRerun(name, (again) => (name === properties ? manyProperties(again) : faultRun(name)));
}
for (const rerun of reruns) await rerun();

tell('UNSTEADY, failed at first and passed when run again:', passedOnRerun);
tell('FAILED', failures);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
process.exit(failures.length > 0 ? 1 : 0);

/** Spreads files and fault runs over the shards, so that each shard has some of both. */
function shardOf(files: string[], runs: string[]): { files: string[]; runs: string[] } {
  const [shard = 1, shards = 1] = (asked.find((one) => one.startsWith('--shard='))?.slice('--shard='.length) ?? '1/1').split('/').map(Number);
  const inShard = (_: string, at: number) => at % shards === shard - 1;
  return { files: files.filter(inShard), runs: runs.filter(inShard) };
}

function vitest(project: string, part: string, files: string[]): string[] {
  return ['vitest', 'run', '--project', project, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportOf(part)}`, ...files];
}

function faultRun(name: string): string[] {
  return ['node', 'tests/faults/run.ts', name, `--report=${reportOf(name)}`];
}

function manyProperties(again: string[]): string[] {
  process.env['PROPERTY_RUNS'] = '100000';
  return vitest('unit', properties, again.length > 0 ? again : ['self-help/my-dates/rules.test.ts', 'self-help/clean-slate/sort.test.ts']);
}

async function step(name: string, command: string[]): Promise<void> {
  const status = await run(command);
  if (status === 0) passed++;
  else failures.push({ file: name, test: name, why: `exit status ${status}` });
}

async function reported(part: string, command: () => string[]): Promise<void> {
  const { passed: some, failures: failed } = await reportFrom(part, command());
  passed += some;
  failures.push(...failed);
}

/** Browsers and clocks on a machine that others use too: up to three files with a failure run once more at the end, and are named. */
async function withRerun(part: string, command: (files: string[]) => string[]): Promise<void> {
  const first = await reportFrom(part, command([]));
  passed += first.passed;
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > maxRerun) return void failures.push(...first.failures);
  reruns.push(async () => {
    const again = await reportFrom(part, command(files));
    const lasting = first.failures.filter(({ file }) => again.failures.some((one) => one.file === file));
    const other = again.failures.filter(({ file }) => !files.includes(file));
    failures.push(...lasting, ...other);
    const noise = first.failures.filter((one) => !lasting.includes(one));
    passedOnRerun.push(...noise);
    passed += noise.length;
  });
}

/** A run that wrote no report counts as one failure. */
async function reportFrom(part: string, command: string[]): Promise<Report> {
  rmSync(reportOf(part), { force: true });
  const started = performance.now();
  const status = await run(command);
  process.stdout.write(`${part}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  const report = read(reportOf(part));
  if (!report) return { passed: 0, failures: [{ file: part, test: part, why: 'it wrote no report' }] };
  if (status !== 0 && report.failures.length === 0) report.failures.push({ file: part, test: part, why: `exit status ${status}` });
  return report;
}

function reportOf(part: string): string {
  return `tests/output/${part}.json`;
}

function tell(heading: string, list: Failure[]): void {
  for (const { file, test, why } of list) process.stdout.write(`${heading} ${file}: ${test}\n    ${why}\n`);
}

/** In a process group of its own, so that all it started can be ended with it. */
function run([tool = '', ...args]: string[]): Promise<number | null> {
  const child = spawn(tool, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, env: { ...process.env, PATH: toolPath } });
  running = child.pid;
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}

function stopEverything(): void {
  if (running) {
    try {
      process.kill(-running, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  // PostgreSQL ends by itself once its data are gone. Until then it may write, so removing is tried again.
  rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit(143);
}
