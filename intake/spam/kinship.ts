import { createHmac, type KeyObject } from 'node:crypto';

/** Pieces of a text that are compared. Texts that have half of their words in common share about half of the pieces. */
const pieces = 4;

/**
 * Pieces that texts of one program share, although it changes a number or a word in each (MinHash): of every word a keyed digest is made,
 * and for each piece the least of them counts. Digits are left out. Keyed, so that the table does not reveal what was written; they go when the
 * request is erased.
 */
export function textPieces(text: string, key: KeyObject): string[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? ['']);
  const digests = [...words].map((word) => createHmac('sha256', key).update(`alike ${word}`).digest());
  return Array.from({ length: pieces }, (_, piece) => {
    const parts = digests.map((digest) => digest.subarray(piece * 8, (piece + 1) * 8));
    const least = parts.reduce((one, other) => (Buffer.compare(other, one) < 0 ? other : one));
    return `${piece}${least.toString('base64url')}`;
  });
}

/** How many requests share all of its pieces but one. */
export function alikeOf(counts: readonly number[]): number {
  return counts.toSorted((one, other) => one - other)[1] ?? counts[0] ?? 1;
}
