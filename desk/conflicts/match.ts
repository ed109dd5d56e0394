import { wordsOf } from '#desk/request-lists/folded.ts';
import { slipsAllowed, slipsBetween } from '#desk/request-lists/spelling.ts';

/** Why two names may be one person. An attorney decides; this only shows what to look at. */
export type Reason = 'same' | 'order' | 'accents' | 'initial' | 'spelling' | 'more-words' | 'born' | 'other-born';

/** A name that was cut into words once, for comparing it with many. */
export type Name = { written: string; words: readonly string[]; plain: string };

export function nameOf(written: string): Name {
  const words = wordsOf(written).filter((word) => !additions.has(word));
  return { written, words: longest(words), plain: written.trim().replace(/\s+/g, ' ').toLowerCase() };
}

/** Nobody is told from somebody else by more words, and each of one name is compared with each of the other. */
const mostWords = 6;

/** In the order in which they stand. */
function longest(words: readonly string[]): readonly string[] {
  if (words.length <= mostWords) return words;
  const kept = new Set([...words.keys()].toSorted((one, other) => (words[other]?.length ?? 0) - (words[one]?.length ?? 0)).slice(0, mostWords));
  return words.filter((_, at) => kept.has(at));
}

/** Not part of who somebody is. */
const additions = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'mr', 'mrs', 'ms', 'dr', 'esq']);

/**
 * Every word of the shorter name must have its own counterpart in the other: the same word, its initial, or a close spelling. One word
 * at least must be more than an initial, and a name of one word is not enough against one of several: too many people would match.
 * Undefined where they are different people as far as names can tell.
 */
export function matchNames(one: Name, other: Name): Reason[] | undefined {
  const [short, long] = one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return undefined;
  const pairs = pairUp(short, long);
  if (!pairs || pairs.every(({ how }) => how === 'initial')) return undefined;
  const reasons = new Set<Reason>();
  for (const { how } of pairs) if (how !== 'same') reasons.add(how);
  if (pairs.some(({ at }, index) => at < (pairs[index - 1]?.at ?? -1))) reasons.add('order');
  if (long.length > short.length) reasons.add('more-words');
  if (reasons.size === 0) reasons.add(isSameLetters(one, other) ? 'same' : 'accents');
  return [...reasons];
}

type Pair = { at: number; how: 'same' | 'initial' | 'spelling' };

/** The same words first, so that a word is not used up by one that is only like it. */
function pairUp(short: readonly string[], long: readonly string[]): Pair[] | undefined {
  const used = new Set<number>();
  const pairs = new Map<number, Pair>();
  for (const how of ['same', 'initial', 'spelling'] as const)
    for (const [place, word] of short.entries()) {
      if (pairs.has(place)) continue;
      const at = long.findIndex((candidate, index) => !used.has(index) && fits[how](word, candidate));
      if (at < 0) continue;
      used.add(at);
      pairs.set(place, { at, how });
    }
  return pairs.size === short.length ? short.map((_, place) => pairs.get(place) as Pair) : undefined;
}

const fits: Record<Pair['how'], (word: string, candidate: string) => boolean> = {
  same: (word, candidate) => word === candidate && word.length > 1,
  initial: (word, candidate) => (word.length === 1 || candidate.length === 1) && word[0] === candidate[0],
  spelling: (word, candidate) => {
    const most = slipsAllowed(Math.max(word.length, candidate.length));
    return most > 0 && slipsBetween(word, candidate, most) !== undefined;
  },
};

function isSameLetters(one: Name, other: Name): boolean {
  const bare = ({ plain }: Name) => plain.replace(/[.,]/g, '');
  return bare(one) === bare(other);
}
