import { spokenLetters } from '#case-review/reference.ts';
import type { Pause } from '#desk/request-lists/bites.ts';
import { countCounties, countyKey } from '#desk/request-lists/counties.ts';
import { digitsOf, fold, wordsOf } from '#desk/request-lists/folded.ts';
import { openNameIndex } from '#desk/request-lists/name-index.ts';

/** What the desk keeps of a request in memory: what people search and filter by, and nothing of the story but its kind and source. */
export type Indexed = {
  id: string;
  reference: string;
  receivedAt: Date;
  /** Changes with every write to the row, so that a look at it shows whether this is still what it says. */
  version: string;
  name: string;
  theirName: string;
  phone: string;
  email: string;
  city: string;
  county: string;
  reasons: readonly string[];
  caseType: string;
  source: Source;
};

/** Where the visitor came from. Empty where it is not known. */
export type Source = { page: string; referrer: string; campaign: string };

export type Shelf = {
  put: (request: Indexed) => void;
  remove: (id: string) => void;
  byId: (id: string) => Indexed | undefined;
  /** In no order. */
  all: () => Iterable<Indexed>;
  size: () => number;
  /** The ids that fit, the best first, and of equals the newest. */
  search: (typed: string) => string[];
  /** Those that have a word like one of these in one of their names. */
  namedLike: (words: readonly string[], pause: Pause) => Promise<Indexed[]>;
  /** Those whose county is written like this one, give or take "County", capitals and points. */
  ofCounty: (county: string) => string[];
  ofCaseType: (caseType: string) => string[];
  /** As most people write them, by name; the hundred that most come from. */
  counties: () => string[];
};

/** More than this nobody reads through; more letters narrow it down. */
const mostFound = 1_000;

export function openShelf(): Shelf {
  const slots = new Map<string, number>();
  const rows: (Indexed | undefined)[] = [];
  const digits: string[] = [];
  const free: number[] = [];
  const names = openNameIndex();
  const counties = countCounties();
  const present = () => rows.filter((row) => row !== undefined);

  const remove = (id: string): void => {
    const slot = slots.get(id);
    const row = slot === undefined ? undefined : rows[slot];
    if (slot === undefined || !row) return;
    names.remove(slot, [row.name, row.theirName]);
    counties.count(row.county, -1);
    rows[slot] = undefined;
    digits[slot] = '';
    slots.delete(id);
    free.push(slot);
  };

  return {
    put: (request) => {
      remove(request.id);
      const slot = free.pop() ?? rows.length;
      slots.set(request.id, slot);
      rows[slot] = sparing(request);
      digits[slot] = digitsOf(request.phone);
      names.add(slot, [request.name, request.theirName]);
      counties.count(request.county, 1);
    },
    remove,
    byId: (id) => rows[slots.get(id) ?? -1],
    all: present,
    size: () => slots.size,
    search: (typed) => {
      const fits = names.find(wordsOf(typed));
      const better = (slot: number, fit: number) => void fits.set(slot, Math.max(fit, fits.get(slot) ?? 0));
      const numbers = phoneIn(typed);
      const letters = referenceIn(typed);
      const address = /\S@|@\S/.test(typed) ? fold(typed.trim()) : undefined;
      if (numbers || letters || address)
        for (const [slot, row] of rows.entries()) {
          if (numbers && digits[slot]?.includes(numbers)) better(slot, digits[slot] === numbers ? wholly : partly);
          if (letters && row?.reference.startsWith(letters)) better(slot, row.reference === letters ? wholly : partly);
          if (address && row && fold(row.email).includes(address)) better(slot, partly);
        }
      return [...fits]
        .flatMap(([slot, fit]) => (rows[slot] ? [{ row: rows[slot], fit }] : []))
        .sort((a, b) => b.fit - a.fit || b.row.receivedAt.getTime() - a.row.receivedAt.getTime() || (a.row.id < b.row.id ? 1 : -1))
        .slice(0, mostFound)
        .map(({ row }) => row.id);
    },
    namedLike: async (words, pause) => [...(await names.like(words, pause))].flatMap((slot) => rows[slot] ?? []),
    ofCounty: (county) => {
      const asked = countyKey(county);
      return present().flatMap((row) => (countyKey(row.county) === asked ? [row.id] : []));
    },
    ofCaseType: (caseType) => present().flatMap((row) => (row.caseType === caseType ? [row.id] : [])),
    counties: () => counties.mostUsual(),
  };
}

const wholly = 100;
const partly = 20;

/** Four digits or more are part of a number. Letters beside them make it a reference or a name. */
function phoneIn(typed: string): string | undefined {
  const numbers = digitsOf(typed);
  return numbers.length >= 4 && !/\p{L}/u.test(typed) ? numbers : undefined;
}

const startOfReference = new RegExp(`^[${spokenLetters}]{3,8}$`);

/** The letters of a reference are spoken in groups, so blanks and dashes may stand between them. */
function referenceIn(typed: string): string | undefined {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  return startOfReference.test(letters) ? letters : undefined;
}

const shared = new Map<string, string>();

/** Thousands of requests say the same county, kind of case and page: one copy of such a text serves all. */
function sparing(request: Indexed): Indexed {
  const { page, referrer, campaign } = request.source;
  const [city, county, caseType] = [request.city, request.county, request.caseType].map(once);
  return {
    ...request,
    city: city ?? '',
    county: county ?? '',
    caseType: caseType ?? '',
    reasons: request.reasons.map(once),
    source: { page: once(page), referrer: once(referrer), campaign: once(campaign) },
  };
}

function once(text: string): string {
  const known = shared.get(text);
  if (known !== undefined) return known;
  if (shared.size > 20_000) shared.clear();
  shared.set(text, text);
  return text;
}
