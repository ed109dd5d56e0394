import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the timeline is written by one function, which also tells the practice system, and called in one place', () => {
  const sources = globSync('{case-review,desk,followup,incidents,intake,notifications,on-call,replies,server}/**/*.ts', {
    exclude: (file) => file.includes('.test.'),
  });
  const matching = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(matching(/insertInto\('followup_events'\)|insert into followup_events/i)).toEqual([]);
  expect(matching(/intake_api\.write_timeline/)).toEqual(['followup/request/timeline.ts']);
});
