import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { toolPath } from '#server/local/steps.ts';

/** `npm test`: all that CI runs, one part after the other; the unit tests are part of the check. Ends with the count of everything that passed and failed. */
rmSync('tests/output', { recursive: true, force: true });
mkdirSync('tests/output', { recursive: true });

let [passed, failed] = [0, 0];
command('build', 'node', ['server/local/build.ts']);
counted('unit', 'node', ['tests/check.ts', `--report=${reportOf('unit')}`]);
vitest('journeys');
vitest('alone');
counted('spec', 'node', ['tests/spec/run.ts']);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);

function command(name: string, tool: string, args: string[]): void {
  const { status } = run(tool, args);
  if (status === 0) passed++;
  else failed++;
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'} ${name}\n`);
}

function vitest(project: string): void {
  counted(project, 'vitest', ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportOf(project)}`]);
}

/** A run that could not report counts as one failure: silence is never a pass. */
function counted(project: string, tool: string, args: string[]): void {
  const { status } = run(tool, args);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(reportOf(project), 'utf8')) as { numPassedTests: number; numFailedTests: number };
    passed += numPassedTests;
    failed += numFailedTests;
    if (status !== 0 && numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
}

function reportOf(project: string): string {
  return `tests/output/${project}.json`;
}

function run(tool: string, args: string[]) {
  return spawnSync(tool, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: toolPath } });
}
