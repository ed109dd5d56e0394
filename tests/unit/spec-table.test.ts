import { describe, expect, test } from 'vitest';
import { requirements } from '../spec/ids.ts';
import { judge, table } from '../spec/table.ts';

const list = { R01: { built: true }, D01: { built: true }, R40: { built: false } };
const green = [
  { title: 'R01 one', status: 'passed' },
  { title: 'R01 two', status: 'passed' },
  { title: 'D01 one', status: 'passed' },
];

describe('the table of the specification', () => {
  test('counts the tests of every id, and names what is not built yet', () => {
    const { rows, complaints } = judge(green, list);
    expect(complaints).toEqual([]);
    expect(table(rows).split('\n').slice(2)).toEqual(['R01 |      2 |      0', 'D01 |      1 |      0', 'R40 | not built yet']);
  });

  test('says of a requirement which parts of it are not used', () => {
    const { rows } = judge(green, { R01: { built: true, notUsed: 'the clock' }, D01: { built: true } });
    expect(table(rows).split('\n').slice(2)).toEqual(['R01 |      2 |      0 | not used: the clock', 'D01 |      1 |      0']);
  });

  test.each([
    ['an id without a test', green.slice(0, 2), 'D01 has no test'],
    ['a test that failed', [...green, { title: 'D01 two', status: 'failed' }], 'D01: 1 failed'],
    ['a test that was skipped', [...green, { title: 'D01 two', status: 'skipped' }], 'D01: 1 failed'],
    ['a test for what is not built yet', [...green, { title: 'R40 one', status: 'passed' }], 'R40 has a test but is listed as not built yet'],
    ['a test with an unknown id', [...green, { title: 'R99 one', status: 'passed' }], 'no id of the list begins this name: R99 one'],
    ['a test without an id', [...green, { title: 'one', status: 'passed' }], 'no id of the list begins this name: one'],
  ])('complains about %s', (_, tests, complaint) => {
    expect(judge(tests, list).complaints).toEqual([complaint]);
  });

  test('complains about every built id when nothing was reported', () => {
    const built = Object.values(requirements).filter((one) => one.built).length;
    expect(judge([], requirements).complaints).toHaveLength(built);
  });

  test('has all 60 ids', () => {
    expect(Object.keys(requirements)).toHaveLength(60);
  });
});
