import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { toolPath } from '#server/local/steps.ts';
import { type Failure, type Report, read } from './report.ts';

/**
 * `npm test`: all tests, one part after the other; the unit tests are part of the check.
 * Ends with everything that failed, in its own words, and the count of what passed and failed.
 */
rmSync('tests/output', { recursive: true, force: true });
mkdirSync('tests/output', { recursive: true });

let passed = 0;
const failures: Failure[] = [];
const unsteady: Failure[] = [];
command('build', 'node', ['server/local/build.ts']);
counted('unit', 'node', ['tests/check.ts', `--report=${reportOf('unit')}`]);
onMachines('journeys');
onMachines('alone');
counted('spec', 'node', ['tests/spec/run.ts']);
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
 * Browsers, kills and clocks on a machine that others use too: a file with a failure runs once more by itself, and fails when it fails again.
 * Three files at most, since more are no noise; the first failure is told either way.
 */
function onMachines(project: string): void {
  const first = reported(project, 'vitest', vitest(project, reportOf(project)));
  const lasting = first.failures.length > 0 ? failingAgain(project, [...new Set(first.failures.map(({ file }) => file))]) : [];
  const noise = first.failures.filter(({ file }) => !lasting.includes(file));
  unsteady.push(...noise);
  count({ passed: first.passed + noise.length, failures: first.failures.filter(({ file }) => lasting.includes(file)) });
}

function failingAgain(project: string, files: string[]): string[] {
  if (files.length > 3 || !files.every((file) => file.endsWith('.test.ts'))) return files;
  const part = `${project}-again`;
  const again = reported(part, 'vitest', [...vitest(project, reportOf(part)), ...files]);
  // A second run that could not report settles nothing.
  return again.failures.some(({ file }) => !files.includes(file)) ? files : again.failures.map(({ file }) => file);
}

function vitest(project: string, report: string): string[] {
  return ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
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
