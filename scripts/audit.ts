import { spawnSync } from 'node:child_process';
import { toolPath } from '#scripts/steps.ts';

/**
 * `npm run audit`: known weaknesses of what production runs on, high and critical. Exit status 0: none is known; 1: some are;
 * 2: the registry could not be asked, so nothing is known, which also counts as a failure.
 */
type Report = { error?: unknown; vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }> };

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', env: { ...process.env, PATH: toolPath } });
const { vulnerabilities } = read(stdout);
if (!vulnerabilities) {
  process.stderr.write('The registry could not be asked for known weaknesses. Nothing is known either way.\n');
  process.exit(2);
}

const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => severity === 'high' || severity === 'critical');
for (const [name, { severity, via }] of serious) {
  const why = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
  process.stdout.write(`${name}: ${severity}: ${why.join('; ')}\n`);
}
process.stdout.write(`${serious.length} high or critical weaknesses in what production runs on\n`);
process.exit(serious.length ? 1 : 0);

function read(written: string): Report {
  try {
    return JSON.parse(written) as Report;
  } catch {
    return {};
  }
}
