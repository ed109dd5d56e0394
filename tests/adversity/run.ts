import type { Without } from '../world/played-time.ts';
import { outages, runOutage } from './channel-faults.ts';
import { type Fuzz, runFuzz } from './fuzz.ts';
import { type Lossy, runNoLoss } from './no-loss.ts';
import { runPayloads } from './payloads.ts';
import { runPromisedHour } from './promised-hour.ts';

type Result = { trials: number; failures: string[]; figures: object };

/**
 * What may take longer than CI has time for. `npm run adversity -- promised-hour [--full] [--seed=7] [--without=reconciler]`,
 * `npm run adversity -- channel-faults [--full] [--channel=email] [--fault=tarpit] [--hours=72]`
 */
const number = (name: string, otherwise: number) => Number(option(name) ?? otherwise);
const full = process.argv.includes('--full');
const plays: Record<string, () => AsyncGenerator<Result> | Generator<Promise<Result>>> = {
  *'promised-hour'() {
    yield runPromisedHour({
      requests: number('requests', full ? 10_000 : 500),
      days: number('days', full ? 7 : 1),
      kills: number('kills', full ? 60 : 6),
      seed: number('seed', 1),
      from: option('from') ?? (full ? '2026-10-29T12:00:00Z' : '2026-10-31T16:00:00Z'),
      ...(option('without') ? { without: option('without') as Without } : {}),
    });
  },
  *'no-loss'() {
    yield runNoLoss({
      requests: number('requests', full ? 250_000 : 20_000),
      kills: number('kills', full ? 100 : 20),
      seed: number('seed', 1),
      ...(option('without') ? { without: option('without') as Lossy } : {}),
    });
  },
  *fuzz() {
    yield runFuzz({
      inputs: number('inputs', full ? 100_000 : 5_000),
      seed: number('seed', 1),
      ...(option('without') ? { without: option('without') as NonNullable<Fuzz['without']> } : {}),
    });
  },
  *payloads() {
    yield runPayloads({
      payloads: number('payloads', 500),
      inBrowser: number('in-browser', full ? 500 : 25),
      ...(option('without') ? { without: 'escaping' } : {}),
    });
  },
  *'channel-faults'() {
    for (const outage of outages(number('hours', full ? 72 : 3)))
      if ([undefined, outage.channel].includes(option('channel') as never) && [undefined, outage.fault].includes(option('fault') as never))
        yield runOutage(outage);
  },
};

const wanted = process.argv.slice(2).filter((name) => name in plays);
if (wanted.length === 0) {
  process.stderr.write(`usage: npm run adversity -- ${Object.keys(plays).join(' | ')} [--full] [--seed=1]\n`);
  process.exit(2);
}
let failed = 0;
for (const name of wanted) {
  let started = performance.now();
  for await (const { trials, failures, figures } of plays[name]?.() ?? []) {
    failed += failures.length;
    const seconds = Math.round((performance.now() - started) / 1000);
    started = performance.now();
    process.stdout.write(`${name}: ${trials} trials, ${failures.length} failures, ${seconds} s, ${JSON.stringify(figures)}\n`);
    for (const failure of failures.slice(0, 20)) process.stdout.write(`  ${failure}\n`);
  }
}
process.exit(failed > 0 ? 1 : 0);

function option(name: string): string | undefined {
  return process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
}
