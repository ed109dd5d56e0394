import { runPromisedHour } from './promised-hour.ts';

/** `npm run adversity -- promised-hour [--full] [--seed=7] [--without=reconciler]`: what may take longer than CI has time for. */
const number = (name: string, otherwise: number) => Number(option(name) ?? otherwise);
const full = process.argv.includes('--full');
const plays = {
  'promised-hour': () =>
    runPromisedHour({
      requests: number('requests', full ? 10_000 : 500),
      days: number('days', full ? 7 : 1),
      kills: number('kills', full ? 60 : 6),
      seed: number('seed', 1),
      from: option('from') ?? (full ? '2026-10-29T12:00:00Z' : '2026-10-31T16:00:00Z'),
      ...(option('without') ? { without: option('without') as 'reconciler' } : {}),
    }),
};

const wanted = process.argv.slice(2).filter((name) => name in plays) as (keyof typeof plays)[];
if (wanted.length === 0) {
  process.stderr.write(`usage: npm run adversity -- ${Object.keys(plays).join(' | ')} [--full] [--seed=1]\n`);
  process.exit(2);
}
let failed = 0;
for (const name of wanted) {
  const started = performance.now();
  const { trials, failures, figures } = await plays[name]();
  failed += failures.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${name}: ${trials} trials, ${failures.length} failures, ${seconds} s\n${JSON.stringify(figures, undefined, 2)}\n`);
  for (const failure of failures.slice(0, 20)) process.stdout.write(`  ${failure}\n`);
}
process.exit(failed > 0 ? 1 : 0);

function option(name: string): string | undefined {
  return process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
}
