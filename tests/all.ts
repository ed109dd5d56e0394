import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { startLocalPostgres } from '#server/local/postgres.ts';
import { toolPath } from '#server/local/steps.ts';
import { plays } from './adversity/plays.ts';
import { type Failure, type Report, read } from './report.ts';

/**
 * `npm test`: all tests, one part after the other; the unit tests are part of the check.
 * Ends with everything that failed, in its own words, and the count of what passed and failed.
 */
rmSync('tests/output', { recursive: true, force: true });
mkdirSync('tests/output', { recursive: true });

const template = await startLocalPostgres();
await template.stop();
process.env['LOCAL_POSTGRES_TEMPLATE'] = template.dataFolder;

let passed = 0;
const failures: Failure[] = [];
const unsteady: Failure[] = [];
command('build', 'node', ['server/local/build.ts']);
counted('unit', 'node', ['tests/check.ts', `--report=${reportOf('unit')}`]);
onMachines('journeys', ofVitest('journeys'));
onMachines('clocked', ofVitest('clocked'));
onMachines('adversity', { run: playing, mayFailOnce: (file) => plays[nameOf(file)]?.clocked === true });
counted('spec', 'node', ['tests/spec/run.ts']);
await template.discard();
tell('UNSTEADY, passed when run again by itself:', unsteady);
tell('FAILED', failures);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length ? 1 : 0);

function command(name: string, tool: string, args: string[]): void {
  const { status } = run(tool, args);
  if (status === 0) passed++;
  else failures.push({ file: name, test: name, why: `exit status ${status}` });
}

function counted(part: string, tool: string, args: string[]): void {
  count(reported(part, tool, args));
}

/**
 * Browsers and clocks on a machine that others use too: a file with a failure runs once more by itself, and fails when it fails again.
 * Three files at most, since more are no noise; the first failure is told either way.
 */
function onMachines(part: string, { run, mayFailOnce }: Part): void {
  const first = reported(part, ...run(reportOf(part), []));
  const lasting = first.failures.length > 0 ? failingAgain(part, { run, mayFailOnce }, [...new Set(first.failures.map(({ file }) => file))]) : [];
  const noise = first.failures.filter(({ file }) => !lasting.includes(file));
  unsteady.push(...noise);
  count({ passed: first.passed + noise.length, failures: first.failures.filter(({ file }) => lasting.includes(file)) });
}

function failingAgain(first: string, { run, mayFailOnce }: Part, files: string[]): string[] {
  if (files.length > 3 || !files.every(mayFailOnce)) return files;
  const part = `${first}-again`;
  const again = reported(part, ...run(reportOf(part), files));
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

function playing(report: string, files: string[]): [string, string[]] {
  return ['node', ['tests/adversity/run.ts', ...files.map(nameOf), `--report=${report}`]];
}

function nameOf(file: string): string {
  return basename(file, '.ts');
}

/** A run that could not report counts as one failure: silence is never a pass. */
function reported(part: string, tool: string, args: string[]): Report {
  const { status } = run(tool, args);
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

function run(tool: string, args: string[]) {
  return spawnSync(tool, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: toolPath } });
}
