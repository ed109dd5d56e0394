import { wordsOf } from '#desk/requests/folded.ts';
import { lettersIn, mayBeNear, slipsAllowed, slipsBetween } from '#desk/requests/spelling.ts';

/** Finds rows by the words of their names. A row is a number that the caller gives and takes back. */
export type NameIndex = {
  add: (row: number, names: readonly string[]) => void;
  remove: (row: number, names: readonly string[]) => void;
  /** Rows that have something for every word asked for, with how well it fits. */
  find: (words: readonly string[]) => Map<number, number>;
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
  };
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
