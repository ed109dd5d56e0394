/** A word, the ideas that begin at it (each with how many words it takes up), and whether a sentence or a pause follows. */
export type Word = { text: string; ideas: Map<string, number>; ends: boolean; pause: boolean };

export function word(text: string, ideas: string[] = []): Word {
  return { text, ideas: new Map(ideas.map((idea) => [idea, 1])), ends: false, pause: false };
}

/**
 * A text as rules read it: its words, and where each idea begins, by name and, for ideas that rules look for, by number. What the
 * rules have found out about it is kept with it.
 */
export type Text = { words: Word[]; where: Map<string, number[]>; places: (number[] | undefined)[]; there: Uint8Array; spans: (Uint8Array | undefined)[] };

/** Ideas that rules look for have a number, because looking up numbers is faster. */
export function numberOf(idea: string): number {
  const known = numbers.get(idea) ?? numbers.size;
  numbers.set(idea, known);
  return known;
}

const numbers = new Map<string, number>();

/** So have the groups of ideas that the steps of a rule look for. */
export function groupOf(names: string): number {
  const known = groups.get(names) ?? groups.size;
  groups.set(names, known);
  return known;
}

const groups = new Map<string, number>();

export function textOf(words: Word[]): Text {
  const where = new Map<string, number[]>();
  for (const [index, { ideas }] of words.entries()) {
    for (const idea of ideas.keys()) {
      const places = where.get(idea);
      if (places) places.push(index);
      else where.set(idea, [index]);
    }
  }
  const places = new Array<number[] | undefined>(numbers.size).fill(undefined);
  for (const [idea, here] of where) {
    const number = numbers.get(idea);
    if (number !== undefined) places[number] = here;
  }
  return { words, where, places, there: new Uint8Array(groups.size), spans: [] };
}

/** What tells of another day, of law or a court, or of a joke: a text without any of it is plain. */
export const courtly = ['PAST', 'LATER', 'LEGAL', 'CHARGED', 'COURTS', 'IF', 'JOKE'];

/** An English form of the past, except where it only tells what is being done to someone ("is being arrested"). */
export function isEnglishPast(word: Word, previous: Word | undefined): boolean {
  return has(word, 'PASTVERB') || (/[a-z]{3}ed$/.test(word.text) && !has(word, 'RECENT') && !has(previous, 'BE', 'being', 'getting', 'get'));
}

/** Whether a word stands for one of some ideas. */
export function has(word: Word | undefined, ...ideas: string[]): boolean {
  if (word) for (const idea of ideas) if (word.ideas.has(idea)) return true;
  return false;
}
