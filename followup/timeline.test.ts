import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the timeline is written in one place, which also tells the practice system', () => {
  const sources = globSync('{case-review,followup,intake,server}/**/*.ts', { exclude: (file) => file.includes('.test.') });
  const writing = sources.filter((file) => /insertInto\('followup_events'\)|insert into followup_events/i.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['followup/timeline.ts']);
});
