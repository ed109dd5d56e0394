import { coresOf, diskGb, loadOf, networkMbit, type Part, parts } from './model.ts';
import { simulate } from './simulate.ts';

export const hours = [1_000, 100_000, 10_000_000];

/** What each part needs, and what the simulation saw with that: one line for each hour and part. */
export function scaleTable(): string {
  const lines = hours.flatMap((visitors) => parts.map((part) => lineOf(visitors, part)));
  return [
    '| visitors an hour | part | items a second at the peak | cores busy | cores needed | simulated: busy | longest wait of 99% |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
    '| visitors an hour | network at the peak | disk for half a year of requests |',
    '|---|---|---|',
    ...hours.map((visitors) => `| ${shown(visitors)} | ${shown(networkMbit(visitors))} Mbit/s | ${shown(diskGb(visitors))} GB |`),
  ].join('\n');
}

function lineOf(visitors: number, part: Part): string {
  const work = loadOf(visitors)[part];
  const { busy, needed } = coresOf(work);
  const items = work.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const seen = simulate(work, needed, secondsFor(items), 1);
  return `| ${shown(visitors)} | ${part} | ${shown(items)} | ${shown(busy)} | ${needed} | ${Math.round(seen.busy * 100)}% | ${seen.p99WaitMs.toFixed(1)} ms |`;
}

/** Long enough for some hundred thousand items, and at most an hour. */
function secondsFor(perSecond: number): number {
  return Math.min(3_600, 200_000 / perSecond);
}

function shown(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: value < 1 ? 2 : 3 });
}
