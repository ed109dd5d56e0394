import { elsewhere, type Options, type Play, plays, type Result } from './plays.ts';

/**
 * `npm run adversity [-- name ...]`: hostile plays in the size that CI has time for, and a table of promises.
 * `--full` plays them in full, `--mutations` takes something away each time and expects the play to fail.
 * Sizes: `--seed=7`, `--requests=`, `--kills=`, `--inputs=`, `--hours=`, `--without=`; see plays.ts.
 */
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = named.filter((name) => !(name in plays));
if (unknown.length > 0) {
  process.stderr.write(`no play is called ${unknown.join(' or ')}: ${Object.keys(plays).join(' | ')} [--full] [--mutations] [--seed=1]\n`);
  process.exit(2);
}
const wanted = Object.entries(plays).filter(([name]) => named.length === 0 || named.includes(name));
const good = process.argv.includes('--mutations') ? await mutate(wanted) : await play(wanted);
process.exit(good ? 0 : 1);

type Line = { promise: string; trials: number | string; failures: number | string; seed: number | string; seconds: number | string; where: string };

async function play(all: [string, Play][]): Promise<boolean> {
  const options: Options = {
    full: process.argv.includes('--full'),
    number: (name, otherwise) => Number(word(name) ?? otherwise),
    word,
  };
  const lines: Line[] = [];
  let failed = 0;
  for (const [name, { promises, run }] of all) {
    const started = performance.now();
    let [trials, failures] = [0, 0];
    for await (const result of run(options)) {
      tell(name, result);
      trials += result.trials;
      failures += result.failures.length;
    }
    failed += failures;
    const seconds = Math.round((performance.now() - started) / 1000);
    for (const promise of promises) lines.push({ promise, trials, failures, seed: options.number('seed', 1), seconds, where: `npm run adversity -- ${name}` });
  }
  if (named.length === 0)
    for (const [promise, where] of Object.entries(elsewhere)) lines.push({ promise, trials: '', failures: '', seed: '', seconds: '', where });
  table(lines.toSorted((one, other) => Number(one.promise.slice(1)) - Number(other.promise.slice(1))));
  return failed === 0;
}

/** Good is what fails. */
async function mutate(all: [string, Play][]): Promise<boolean> {
  let unseen = 0;
  for (const [name, { promises, mutations }] of all)
    for (const { name: without, run } of mutations) {
      const started = performance.now();
      const { trials, failures } = await run();
      if (failures.length === 0) unseen++;
      const seconds = Math.round((performance.now() - started) / 1000);
      const verdict = failures.length > 0 ? 'red' : 'NOT SEEN';
      process.stdout.write(`${verdict}: ${promises.join(', ')} ${name} without ${without}: ${failures.length} failures in ${trials} trials, ${seconds} s\n`);
      if (failures[0]) process.stdout.write(`  ${failures[0].slice(0, 200)}\n`);
    }
  process.stdout.write(unseen === 0 ? 'every mutation is seen\n' : `${unseen} mutations are not seen\n`);
  return unseen === 0;
}

function tell(name: string, { trials, failures, figures }: Result): void {
  process.stdout.write(`${name}: ${trials} trials, ${failures.length} failures, ${JSON.stringify(figures)}\n`);
  for (const failure of failures.slice(0, 20)) process.stdout.write(`  ${failure.slice(0, 600)}\n`);
}

function table(lines: readonly Line[]): void {
  process.stdout.write('\n| promise | trials | failures | seed | seconds | where |\n|---|---|---|---|---|---|\n');
  for (const { promise, trials, failures, seed, seconds, where } of lines)
    process.stdout.write(`| ${promise} | ${trials} | ${failures} | ${seed} | ${seconds} | ${where} |\n`);
}

function word(name: string): string | undefined {
  return process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
}
