import { write } from '../report.ts';
import { elsewhere, type Options, type Play, plays, type Result } from './fault-runs.ts';

/**
 * `npm run faults [-- name ...]`: hostile plays in the size that CI has time for, and a table of promises.
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
const good = process.argv.includes('--mutations') ? await mutate(wanted) : await playAll(wanted);
process.exit(good ? 0 : 1);

type Played = { name: string; promises: string[]; trials: number; failures: string[]; seconds: number };

async function playAll(all: [string, Play][]): Promise<boolean> {
  const options: Options = {
    full: process.argv.includes('--full'),
    number: (name, otherwise) => Number(word(name) ?? otherwise),
    word,
  };
  const played: Played[] = [];
  for (const [name, one] of all) played.push(await play(name, one, options));
  conclude(played, options.number('seed', 1));
  return played.every(({ failures }) => failures.length === 0);
}

async function play(name: string, { promises, run }: Play, options: Options): Promise<Played> {
  const started = performance.now();
  const played: Played = { name, promises, trials: 0, failures: [], seconds: 0 };
  try {
    for await (const result of run(options)) {
      tell(name, result);
      played.trials += result.trials;
      played.failures.push(...result.failures);
    }
  } catch (error) {
    // The others are played all the same.
    played.failures.push(brokeOff(name, error));
  }
  played.seconds = Math.round((performance.now() - started) / 1000);
  return played;
}

/** A mutation must make its play fail. One that no longer fits the build counts as not seen. */
async function mutate(all: [string, Play][]): Promise<boolean> {
  let unseen = 0;
  for (const [name, { promises, mutations }] of all)
    for (const { name: without, run } of mutations) {
      const started = performance.now();
      const { trials, failures } = await run().catch((error: unknown) => {
        brokeOff(name, error);
        return { trials: 0, failures: [] };
      });
      if (failures.length === 0) unseen++;
      const seconds = Math.round((performance.now() - started) / 1000);
      const verdict = failures.length > 0 ? 'red' : 'NOT SEEN';
      process.stdout.write(`${verdict}: ${promises.join(', ')} ${name} without ${without}: ${failures.length} failures in ${trials} trials, ${seconds} s\n`);
      if (failures[0]) process.stdout.write(`  ${failures[0].slice(0, 200)}\n`);
    }
  process.stdout.write(unseen === 0 ? 'every mutation is seen\n' : `${unseen} mutations are not seen\n`);
  return unseen === 0;
}

function brokeOff(name: string, error: unknown): string {
  const why = `${name} broke off: ${error instanceof Error ? error.stack : String(error)}`;
  process.stdout.write(`${why}\n`);
  return why;
}

function tell(name: string, { trials, failures, figures }: Result): void {
  process.stdout.write(`${name}: ${trials} trials, ${failures.length} failures, ${JSON.stringify(figures)}\n`);
  for (const failure of failures.slice(0, 20)) process.stdout.write(`  ${failure.slice(0, 600)}\n`);
}

function conclude(played: readonly Played[], seed: number): void {
  const report = word('report');
  if (report)
    write(
      report,
      played.map(({ name, failures }) => ({ file: `tests/faults/${name}.ts`, failures })),
    );
  const lines = played.flatMap(({ name, promises, trials, failures, seconds }) =>
    promises.map((promise) => [promise, trials, failures.length, seed, seconds, `npm run faults -- ${name}`]),
  );
  if (named.length === 0) lines.push(...Object.entries(elsewhere).map(([promise, where]) => [promise, '', '', '', '', where]));
  const number = ([promise]: (string | number)[]) => Number(String(promise).slice(1));
  process.stdout.write('\n| promise | trials | failures | seed | seconds | where |\n|---|---|---|---|---|---|\n');
  for (const line of lines.toSorted((one, other) => number(one) - number(other))) process.stdout.write(`| ${line.join(' | ')} |\n`);
}

function word(name: string): string | undefined {
  return process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
}
