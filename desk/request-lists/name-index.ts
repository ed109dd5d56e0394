import type { Pause } from '#desk/request-lists/bites.ts';
import { wordsOf } from '#desk/request-lists/folded.ts';
import { lettersIn, mayBeNear, slipsAllowed, slipsBetween } from '#desk/request-lists/spelling.ts';

/** Finds rows by the words of their names. A row is a number that the caller gives and takes back. */
export type NameIndex = {
  add: (row: number, names: readonly string[]) => void;
  remove: (row: number, names: readonly string[]) => void;
  /** Rows that have something for every word asked for, with how well it fits. */
  find: (words: readonly string[]) => Map<number, number>;
  /** Rows that have a word like one of these; between the words others may work, too. */
  like: (words: readonly string[], pause: Pause) => Promise<Set<number>>;
};

type Word = { letters: number; rows: Set<number> };

export function openNameIndex(): NameIndex {
  const known = new Map<string, Word>();
  return {
    add: (row, names) => {
      for (const word of new Set(names.flatMap(wordsOf))) {
        const found = known.get(word);
        if (found) found.rows.add(row);
        else known.set(word, { letters: lettersIn(word), rows: new Set([row]) });
      }
    },
    remove: (row, names) => {
      for (const word of new Set(names.flatMap(wordsOf))) {
        const found = known.get(word);
        found?.rows.delete(row);
        if (found?.rows.size === 0) known.delete(word);
      }
    },
    find: (words) => {
      let fits: Map<number, number> | undefined;
      for (const word of words) fits = both(fits, rowsLike(known, word));
      return fits ?? new Map();
    },
    like: async (words, pause) => {
      const rows = new Set<number>();
      for (const asked of words) {
        const letters = lettersIn(asked);
        for (const [word, { letters: has, rows: named }] of known) if (isLike(word, has, asked, letters)) for (const row of named) rows.add(row);
        await pause();
      }
      return rows;
    },
  };
}

/** The same, or a close spelling, by the longer of the two. A single letter is like nothing. */
function isLike(word: string, has: number, asked: string, letters: number): boolean {
  if (word === asked) return word.length > 1;
  const most = slipsAllowed(Math.max(word.length, asked.length));
  if (most === 0 || Math.abs(word.length - asked.length) > most || !mayBeNear(has, letters, most)) return false;
  return slipsBetween(word, asked, most) !== undefined;
}

const exactly = 8;
const begins = 5;
const likely = 3;

function rowsLike(known: ReadonlyMap<string, Word>, asked: string): Map<number, number> {
  const fits = new Map<number, number>();
  const letters = lettersIn(asked);
  const most = slipsAllowed(asked.length);
  for (const [word, { letters: has, rows }] of known) {
    const fit = howLike(word, has, asked, letters, most);
    if (fit > 0) for (const row of rows) if ((fits.get(row) ?? 0) < fit) fits.set(row, fit);
  }
  return fits;
}

function howLike(word: string, has: number, asked: string, letters: number, most: number): number {
  if (word === asked) return exactly;
  if (word.startsWith(asked)) return begins;
  if (most === 0 || Math.abs(word.length - asked.length) > most || !mayBeNear(has, letters, most)) return 0;
  const slips = slipsBetween(word, asked, most);
  return slips === undefined ? 0 : likely - slips;
}

function both(one: Map<number, number> | undefined, other: Map<number, number>): Map<number, number> {
  if (!one) return other;
  const fits = new Map<number, number>();
  for (const [row, fit] of one) {
    const more = other.get(row);
    if (more !== undefined) fits.set(row, fit + more);
  }
  return fits;
}
