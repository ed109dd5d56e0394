import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { toolPath } from '#scripts/steps.ts';
import { plays } from './adversity/plays.ts';
import { type Failure, type Report, read } from './report.ts';

/**
 * `npm test`: all tests; the unit tests are part of the check. Plays whose figures are those of the whole machine have it to
 * themselves, and so has the play about losing nothing: at a low priority beside the journeys it was starved. The specification
 * beside three plays made both miss their times. Ends with everything that failed, in its own words, and the count of what passed and failed.
 */
rmSync('tests/output', { recursive: true, force: true });
mkdirSync('tests/output', { recursive: true });

const template = await startLocalPostgres();
await template.stop();
process.env['LOCAL_POSTGRES_TEMPLATE'] = template.dataFolder;

let passed = 0;
const failures: Failure[] = [];
const unsteady: Failure[] = [];
const toRunAgain: (() => Promise<void>)[] = [];
const alone = namesOf((place) => place === 'alone');
const beside = namesOf((place) => place === undefined);
await command('build', 'node', ['scripts/build.ts']);
await counted('unit', 'node', ['tests/check.ts', `--report=${reportOf('unit')}`]);
await onMachines('adversity-alone', playing(alone));
await onMachines('journeys', ofVitest('journeys'));
await onMachines('clocked', ofVitest('clocked'));
await onMachines('adversity', playing(beside));
await onMachines('spec', ofSpec());
for (const again of toRunAgain) await again();
await template.discard();
tell('UNSTEADY, passed when run again by itself:', unsteady);
tell('FAILED', failures);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length ? 1 : 0);

function namesOf(which: (place: 'alone' | undefined) => boolean): string[] {
  return Object.keys(plays).filter((name) => which(plays[name]?.place));
}

async function command(name: string, tool: string, args: string[]): Promise<void> {
  const status = await run(tool, args);
  if (status === 0) passed++;
  else failures.push({ file: name, test: name, why: `exit status ${status}` });
}

async function counted(part: string, tool: string, args: string[]): Promise<void> {
  count(await reported(part, tool, args));
}

/**
 * Browsers and clocks on a machine that others use too: a file with a failure runs once more by itself, and fails when it fails again.
 * Only after everything else, and in a quiet minute: what took the processor from the first run would take it from a second at once.
 */
async function onMachines(part: string, { run, mayFailOnce }: Part): Promise<void> {
  const first = await reported(part, ...run(reportOf(part), []));
  if (first.failures.length === 0) return count(first);
  toRunAgain.push(async () => {
    await quietMinute();
    const lasting = await failingAgain(part, { run, mayFailOnce }, [...new Set(first.failures.map(({ file }) => file))]);
    const noise = first.failures.filter(({ file }) => !lasting.includes(file));
    unsteady.push(...noise);
    count({ passed: first.passed + noise.length, failures: first.failures.filter(({ file }) => lasting.includes(file)) });
  });
}

/** Until the machine that ours runs on has left us our processors for five seconds; three minutes at most, then as it is. */
async function quietMinute(): Promise<void> {
  const end = performance.now() + 180_000;
  let share = await stolen(5_000);
  while (share > 0.03 && performance.now() < end) share = await stolen(5_000);
  process.stdout.write(`of the processors' time ${Math.round(share * 100)}% is taken by others\n`);
}

/** The share of time that the machine below took while we wanted to run; 0 where the system does not count it. */
async function stolen(ms: number): Promise<number> {
  const [before, alive] = [ticks(), performance.now() + ms];
  // Asks for the processor meanwhile: only what is wanted can be taken.
  while (performance.now() < alive) {
    const until = performance.now() + 50;
    while (performance.now() < until);
    await delay(1);
  }
  const after = ticks();
  return (after.stolen - before.stolen) / Math.max(1, after.wanted - before.wanted);
}

function ticks(): { stolen: number; wanted: number } {
  const fields = existsSync('/proc/stat') ? (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '').trim().split(/\s+/).slice(1).map(Number) : [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, taken = 0] = fields;
  return { stolen: taken, wanted: user + nice + system + interrupts + soft + taken };
}

/** Five files at most, since more are no noise; the first failure is told either way. */
async function failingAgain(first: string, { run, mayFailOnce }: Part, files: string[]): Promise<string[]> {
  if (files.length > 5 || !files.every(mayFailOnce)) return files;
  const part = `${first}-again`;
  const again = await reported(part, ...run(reportOf(part), files));
  // A second run that could not report settles nothing.
  return again.failures.some(({ file }) => !files.includes(file)) ? files : again.failures.map(({ file }) => file);
}

/** A command that writes a report, of some files or of all; and which of them a busy machine can fail. */
type Part = { run: (report: string, files: string[]) => [tool: string, args: string[]]; mayFailOnce: (file: string) => boolean };

function ofVitest(project: string): Part {
  return {
    run: (report, files) => ['vitest', ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`, ...files]],
    mayFailOnce: (file) => file.endsWith('.test.ts'),
  };
}

/** As a whole, because its table counts every requirement. */
function ofSpec(): Part {
  return { run: (report) => ['node', ['tests/spec/run.ts', `--report=${report}`]], mayFailOnce: (file) => file.endsWith('.spec.test.ts') };
}

function playing(names: string[]): Part {
  return {
    run: (report, files) => ['node', ['tests/adversity/run.ts', ...(files.length > 0 ? files.map(nameOf) : names), `--report=${report}`]],
    mayFailOnce: (file) => plays[nameOf(file)]?.clocked === true,
  };
}

function nameOf(file: string): string {
  return basename(file, '.ts');
}

/** A run that could not report counts as one failure: silence is never a pass. */
async function reported(part: string, tool: string, args: string[]): Promise<Report> {
  const started = performance.now();
  const status = await run(tool, args);
  process.stdout.write(`${part}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  const report = read(reportOf(part));
  if (!report) return { passed: 0, failures: [{ file: part, test: part, why: 'it wrote no report' }] };
  if (status !== 0 && report.failures.length === 0) report.failures.push({ file: part, test: part, why: `exit status ${status}` });
  return report;
}

function count(report: Report): void {
  passed += report.passed;
  failures.push(...report.failures);
}

function tell(heading: string, list: Failure[]): void {
  for (const { file, test, why } of list) process.stdout.write(`${heading} ${file}: ${test}\n    ${why}\n`);
}

function reportOf(part: string): string {
  return `tests/output/${part}.json`;
}

async function run(tool: string, args: string[]): Promise<number | null> {
  const child = spawn(tool, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: toolPath } });
  return new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}
