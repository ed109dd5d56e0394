import { spawnSync } from 'node:child_process';
import { toolPath } from '#server/local/steps.ts';

/** `npm run check`: format, lint, types, unit tests and import directions, in under a minute. Everything runs; all failures show. */
const steps: [string, string, string[]][] = [
  ['drawings', 'node', ['site/art/draw.ts']],
  ['islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types of routes', 'react-router', ['typegen']],
  ['types', 'tsc', []],
  ['lint with types', 'oxlint', ['--type-aware']],
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--silent=passed-only', ...report()]],
];

/** CI counts the unit tests from a report, instead of running them twice. */
function report(): string[] {
  const file = process.argv.find((one) => one.startsWith('--report='))?.slice('--report='.length);
  return file ? ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`] : [];
}

const failed = steps.filter(([name, command, args]) => {
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: toolPath, NO_COLOR: '1' } });
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return status !== 0;
});

process.stdout.write(`${steps.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length ? 1 : 0);
