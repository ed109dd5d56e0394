import { createHash } from 'node:crypto';
import type { Answer } from '#firm/answers.ts';

/** Tells whether the ways of asking are those that were learned from. */
export function fingerprintOf(answers: readonly Pick<Answer, 'id' | 'title' | 'utterances'>[]): string {
  const hash = createHash('sha256');
  for (const { id, title, utterances } of answers) hash.update(`${JSON.stringify([id, title, ...utterances])}\n`);
  return hash.digest('hex');
}
