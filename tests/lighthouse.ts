import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { killAll } from 'chrome-launcher';
import { handOver } from '#scripts/steps.ts';
import { stopInOrder } from '#scripts/stop-in-order.ts';
import { untilIdle } from './testkit/idle.ts';
import { type LighthouseRun, lighthouseRun, scores, timings } from './testkit/lighthouse-run.ts';
import { startProduct } from './testkit/product.ts';
import { walk } from './testkit/walk.ts';

/**
 * `npm run lighthouse -- / /contact --runs 5`: the built pages as Lighthouse sees them on a phone; without addresses, one of each
 * kind. Fails unless the median of every score is 100, the page is painted in time, and nothing moves while it loads. Then what
 * a visitor of five pages loads, kept files not counted.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
const everyKind = ['/', '/practice-areas/owi-dui', '/locations/detroit', '/guides/bond', '/faqs', '/about', '/contact', '/free-consultation'];
const walked = ['/', '/practice-areas/owi-dui', '/faqs', '/about', '/free-consultation'];
const paths = positionals.length ? positionals : everyKind;
const wanted = Number(values.runs);
/** A machine that was busy meanwhile says nothing about the page: such runs are repeated, so many times at most. */
const [slow, mostRepeats] = [0.6, 5];
/** Milliseconds until something, and the largest part of it, is painted. */
const bars = { FCP: () => 800, LCP: (path: string) => (path === '/' ? 1_200 : 1_000) };
const names = [...scores, ...(Object.keys(timings) as (keyof typeof timings)[])];

if (!existsSync('build/server/web.js')) await handOver('node', ['scripts/build.ts']);
const onStop = stopInOrder();
const product = await startProduct();
onStop(product.stop);
onStop(async () => void killAll());
try {
  const runs = await runAll(product.url);
  process.stdout.write(
    table(
      ['', ...names],
      runs.map(({ path, counted }) => [path, ...names.map((name) => shown(counted, name))]),
    ),
  );
  for (const { path, counted } of runs) for (const line of [...failures(counted), ...late(path, counted)]) process.stdout.write(`${path} ${line}\n`);
  const bytes = await walk(product.url, walked);
  process.stdout.write(`A walk over ${walked.join(', ')}: ${bytes.join(' + ')} = ${bytes.reduce((sum, one) => sum + one)} bytes\n`);
  process.exitCode = runs.every(({ path, counted }) => isPerfect(counted) && !late(path, counted).length) ? 0 : 1;
} finally {
  await product.stop();
}

/** Pages take turns, so that a slow minute of the machine does not fall on one page alone. */
async function runAll(url: string): Promise<{ path: string; counted: LighthouseRun[] }[]> {
  const runs = paths.map((path) => ({ path, all: [] as LighthouseRun[] }));
  const steady = (all: LighthouseRun[]) => {
    const best = Math.max(...runs.flatMap((page) => page.all.map(({ benchmarkIndex }) => benchmarkIndex)));
    return all.filter(({ benchmarkIndex }) => benchmarkIndex >= slow * best);
  };
  for (let round = 0; round < wanted + mostRepeats; round++) {
    for (const { path, all } of runs) {
      if (steady(all).length >= wanted) continue;
      await untilIdle(30);
      const run = await lighthouseRun(url + path).catch((error: Error) => void process.stdout.write(`${path} could not be measured: ${error.message}\n`));
      if (!run) continue;
      all.push(run);
      const { LCP, TBT, performance } = run.figures;
      process.stdout.write(
        `${path} run ${all.length}: performance ${performance}, LCP ${Math.round(LCP)} ms, TBT ${Math.round(TBT)} ms, machine ${Math.round(run.benchmarkIndex)}\n`,
      );
    }
  }
  return runs.map(({ path, all }) => ({ path, counted: all.toSorted((a, b) => b.benchmarkIndex - a.benchmarkIndex).slice(0, wanted) }));
}

/** Times are in milliseconds; the shift has no unit, and below a thousandth nobody sees it. */
function shown(runs: LighthouseRun[], name: keyof LighthouseRun['figures']): string {
  return median(runs, name).toFixed(name === 'CLS' ? 3 : 0);
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  return [head, ...rows].map((row) => `${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}\n`).join('');
}

/** Each audit that did not pass, and how often. */
function failures(runs: LighthouseRun[]): string[] {
  const audits = new Set(runs.flatMap(({ failed }) => failed));
  return [...audits].map((audit) => `failed ${audit} (${runs.filter(({ failed }) => failed.includes(audit)).length} of ${runs.length} runs)`);
}

function late(path: string, runs: LighthouseRun[]): string[] {
  return (['FCP', 'LCP'] as const)
    .map((name) => ({ name, took: median(runs, name), bar: bars[name](path) }))
    .filter(({ took, bar }) => !(took <= bar))
    .map(({ name, took, bar }) => `${name} after ${Math.round(took)} ms, not ${bar}`);
}

function isPerfect(runs: LighthouseRun[]): boolean {
  return runs.length === wanted && scores.every((name) => median(runs, name) >= 100) && shown(runs, 'CLS') === '0.000';
}

function median(runs: LighthouseRun[], name: keyof LighthouseRun['figures']): number {
  const sorted = runs.map(({ figures }) => figures[name]).sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
