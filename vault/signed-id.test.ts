import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecrets } from '#vault/secrets.ts';
import { proofOf } from '#vault/signed-id.ts';

test('a proof is of its kind alone: the beginning of one is no proof of another', () => {
  const id = randomUUID();
  const { key } = openSecrets('a secret that has at least 32 characters').current;
  const beginnings = (['button', 'alert', 'returned mail'] as const).map((kind) => proofOf(kind, id, key).toString('hex').slice(0, 16));
  expect(new Set(beginnings).size).toBe(3);
});
