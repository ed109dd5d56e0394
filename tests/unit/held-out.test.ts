import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'tests/assistant-eval';

/** They measure what the assistant understands only as long as nobody fits them to it. */
test('the held-out questions for the assistant are as they were written', () => {
  const frozen = readFileSync(`${folder}/frozen.sha256`, 'utf8').trim().split('\n');
  const now = ['first.yaml', 'emergencies.yaml', 'second.yaml', 'es.yaml', 'ar.yaml'].map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(`${folder}/${file}`))
        .digest('hex')}  ${file}`,
  );
  expect(now).toEqual(frozen);
});
