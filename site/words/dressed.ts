import { dress } from '#firm/text.ts';

/** Passes every text of a catalogue through dress(), as all texts of the site must (firm/text.ts). */
export function dressed<T>(part: T): T {
  if (typeof part === 'string') return dress(part) as T;
  if (typeof part === 'function' || part === undefined) return part;
  if (Array.isArray(part)) return part.map(dressed) as T;
  return Object.fromEntries(Object.entries(part as object).map(([name, value]) => [name, dressed(value)])) as T;
}
