import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { toolPath } from '#scripts/steps.ts';
import { requirements } from './ids.ts';
import { judge, type Tested, table } from './table.ts';

/** `npm run spec`: the specification in a browser, against the built product. Needs `npm run build` before it. */
const report = process.argv.find((one) => one.startsWith('--report='))?.slice('--report='.length) ?? 'tests/output/spec.json';
mkdirSync('tests/output', { recursive: true });
// Removed, so that an old report is never taken for that of a run which wrote none.
rmSync(report, { force: true });

const { status } = spawnSync('vitest', ['run', '--project', 'spec', '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PATH: toolPath },
});
const { rows, complaints } = judge(reported(), requirements);
process.stdout.write(`\n${table(rows)}\n${complaints.map((complaint) => `FAILED ${complaint}\n`).join('')}`);
process.exit(status === 0 && complaints.length === 0 ? 0 : 1);

function reported(): Tested[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: Tested[] }[] };
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    process.stderr.write('The run wrote no report.\n');
    return [];
  }
}
