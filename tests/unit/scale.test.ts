import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coresOf, loadOf, parts } from '../scale/model.ts';
import { simulate } from '../scale/simulate.ts';
import { hours, scaleTable } from '../scale/table.ts';

const cases = hours.flatMap((visitors) => parts.map((part) => ({ visitors, part, work: loadOf(visitors)[part] })));

describe('the model of growth', () => {
  test.each(cases)('gives $part enough for $visitors visitors an hour: nobody is left waiting', ({ work }) => {
    const perSecond = work.reduce((sum, one) => sum + one.perSecond, 0);
    const { busy, needed } = coresOf(work);
    const seen = simulate(work, needed, Math.min(3_600, 50_000 / perSecond), 7);
    expect(seen.p99WaitMs).toBeLessThan(100);
    // Where few come, chance decides more than the mean.
    if (seen.items > 10_000) expect(seen.busy).toBeCloseTo(busy / needed, 1);
  });

  test('is not generous: with fewer cores than are busy, people are left waiting', () => {
    const { work } = cases.find(({ visitors, part }) => visitors === 10_000_000 && part === 'nginx') ?? { work: [] };
    const { leftWaiting, p99WaitMs } = simulate(work, Math.floor(coresOf(work).busy * 0.8), 2, 7);
    expect(leftWaiting).toBeGreaterThan(1_000);
    expect(p99WaitMs).toBeGreaterThan(100);
  });

  test('is what docs/scale.md says', () => {
    expect(readFileSync('docs/scale.md', 'utf8')).toContain(scaleTable());
  });
});
