import { wordsOf } from '#desk/request-lists/folded.ts';

const keys = new Map<string, string>();

/** "St. Clair County", "st clair" and "Saint Clair" are one. Remembered, because every request has one and there are few. */
export function countyKey(county: string): string {
  const known = keys.get(county);
  if (known !== undefined) return known;
  const key = wordsOf(county)
    .filter((word) => word !== 'county' && word !== 'co')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');
  if (keys.size > 10_000) keys.clear();
  keys.set(county, key);
  return key;
}

/** What visitors type is free, so a flood can bring thousands of counties; a person chooses among these. */
const mostOffered = 100;

/** Counts how often each county is written in which way. */
export function countCounties(): { count: (county: string, change: 1 | -1) => void; mostUsual: () => string[] } {
  const known = new Map<string, Map<string, number>>();
  return {
    count: (county, change) => {
      const key = countyKey(county);
      if (key === '') return;
      const spellings = known.get(key) ?? new Map<string, number>();
      const often = (spellings.get(county) ?? 0) + change;
      if (often > 0) spellings.set(county, often);
      else spellings.delete(county);
      if (spellings.size > 0) known.set(key, spellings);
      else known.delete(key);
    },
    mostUsual: () =>
      [...known.values()]
        .map((spellings) => ({ spellings, often: sum(spellings) }))
        .sort((a, b) => b.often - a.often)
        .slice(0, mostOffered)
        .flatMap(({ spellings }) => usual(spellings))
        .sort((a, b) => a.localeCompare(b)),
  };
}

function sum(spellings: ReadonlyMap<string, number>): number {
  return [...spellings.values()].reduce((all, one) => all + one, 0);
}

function usual(spellings: ReadonlyMap<string, number>): string[] {
  const [first] = [...spellings].sort(([a, often], [b, oftenB]) => oftenB - often || a.length - b.length);
  return first ? [first[0]] : [];
}
