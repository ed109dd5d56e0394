import { createHash } from 'node:crypto';

/** Tells whether the ways of asking, as they are cut into features, are those that were learned from. */
export function fingerprintOf(ways: readonly (readonly number[])[][], rows: Int32Array): string {
  const hash = createHash('sha256');
  for (const own of ways) {
    for (const way of own) hash.update(`${way.map((feature) => rows[feature]).join(' ')}\n`);
    hash.update('\n');
  }
  return hash.digest('hex');
}
