import { groupOf, numberOf, type Text } from '#assistant/emergencies/text.ts';

/**
 * A rule reads like the sentence it looks for: `POLICE ~3 BE ~2 at|on ~2 DOOR`. A name in capitals is an idea from the word lists,
 * anything else is the word itself; `a|b` is either, `a?` may be left out, `~3` lets up to three other words stand between, `!a`
 * forbids what comes next and `<!a` what came just before. Between two such sentences, `+` means near each other in any order.
 * No rule reaches over the end of a sentence.
 */
export type Pattern = { sequences: Part[][]; needs: Part[] };

/** Where a rule was found: from the word `start` up to, and without, the word `end`. */
export type Found = { start: number; end: number };

/** A step of a rule. Steps that look for the same ideas share a number, under which a text keeps where those ideas are. */
type Part = { ideas: string[]; numbers: number[]; group: number; role: 'must' | 'may' | 'not' | 'notBefore'; gap: number };

export function pattern(source: string): Pattern {
  const sequences = source.split(' + ').map(sequence);
  return { sequences, needs: sequences.flat().filter(({ role }) => role === 'must') };
}

/** What few rules look for is seldom there: asked first, it settles most rules at once. */
export function rarestFirst(patterns: Pattern[]): void {
  const uses = new Map<number, number>();
  for (const { needs } of patterns) for (const { group } of needs) uses.set(group, (uses.get(group) ?? 0) + 1);
  for (const { needs } of patterns) needs.sort((a, b) => (uses.get(a.group) ?? 0) - (uses.get(b.group) ?? 0));
}

/** Places where a text follows a pattern, up to a bound that only someone who tries the limits would reach. */
export function placesOf({ sequences, needs }: Pattern, text: Text): Found[] {
  for (const part of needs) if (!isThere(part, text)) return nowhere;
  const [first = [], ...others] = sequences;
  let found: Joined[] = placesOfSequence(first, text);
  for (const parts of others) {
    if (found.length === 0) break;
    const places = placesOfSequence(parts, text);
    found = found.flatMap((one) => together(one, places, text));
  }
  return found;
}

const nowhere: Found[] = [];

function sequence(source: string): Part[] {
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of source.split(' ')) {
    if (piece.startsWith('~')) {
      gap += Number(piece.slice(1));
      continue;
    }
    const role = piece.startsWith('<!') ? 'notBefore' : piece.startsWith('!') ? 'not' : piece.endsWith('?') ? 'may' : 'must';
    const names = piece.replace(/^<?!|\?$/g, '');
    const ideas = names.split('|').flatMap((name) => groups[name] ?? [name]);
    parts.push({ ideas, numbers: ideas.map(numberOf), group: groupOf(names), role, gap });
    // Where a word that may be left out is left out, the words that could stand before it may stand before the next.
    if (role !== 'may') gap = 0;
  }
  return parts;
}

/** Groups of ideas that many rules share. */
const groups: Record<string, string[]> = {
  who: ['me', 'us', 'him', 'her', 'them', 'KIN', 'EX', 'CHILD', 'SOMEONE', 'EVERYONE'],
  person: ['he', 'she', 'they', 'KIN', 'EX', 'CHILD', 'SOMEONE'],
  cop: ['POLICE', 'DETECTIVE'],
};

function placesOfSequence(parts: Part[], text: Text): Found[] {
  const guard = parts[0]?.role === 'notBefore' ? parts[0] : undefined;
  const from = guard ? 1 : 0;
  const [first] = parts.slice(from);
  const found: Found[] = [];
  if (!first) return found;
  const spans = spansOf(first, text);
  for (let start = 0; start < spans.length && found.length < most; start++) {
    if (!spans[start] || (guard && start > 0 && spansOf(guard, text)[start - 1])) continue;
    const end = endOf(parts, from, text, start);
    if (end !== undefined) found.push({ start, end });
  }
  return found;
}

/** As many places of one rule as are looked at. */
const most = 24;

/** Places that were found near each other, as one. */
type Joined = Found & { members?: Found[] };

/** The nearest of some places that stands beside a found one, in the same sentence and not more than a few words away. */
function together(one: Joined, places: Found[], { words }: Text): Joined[] {
  const members = one.members ?? [one];
  let nearest: Joined | undefined;
  for (const other of places) {
    if (members.some((member) => other.start < member.end && member.start < other.end)) continue;
    const [start, end] = [Math.min(one.start, other.start), Math.max(one.end, other.end)];
    if (end - start > reach || (nearest && end - start >= nearest.end - nearest.start)) continue;
    let whole = true;
    for (let index = start; index < end - 1; index++) whole &&= !words[index]?.ends;
    if (whole) nearest = { start, end, members: [...members, other] };
  }
  return nearest ? [nearest] : [];
}

const reach = 14;

/** Where a rule ends when its part `index` is looked for at a place; every gap is bounded, so this takes no longer in a longer text. */
function endOf(parts: Part[], index: number, text: Text, at: number): number | undefined {
  const part = parts[index];
  if (!part) return at;
  const spans = spansOf(part, text);
  const over = index > 0 && at > 0 && text.words[at - 1]?.ends === true;
  if (part.role === 'not') return !over && spans[at] ? undefined : endOf(parts, index + 1, text, at);
  if (!over) {
    for (let place = at; place <= at + part.gap; place++) {
      const span = spans[place];
      const end = span ? endOf(parts, index + 1, text, place + span) : undefined;
      if (end !== undefined) return end;
      if (text.words[place]?.ends !== false) break;
    }
  }
  return part.role === 'may' ? endOf(parts, index + 1, text, at) : undefined;
}

/** Whether any idea of a part is in a text at all. Most rules end here, so the answer is kept. */
function isThere({ group, numbers }: Part, text: Text): boolean {
  const known = text.there[group];
  if (known) return known === yes;
  let found = no;
  for (const number of numbers) {
    if (text.places[number] === undefined) continue;
    found = yes;
    break;
  }
  text.there[group] = found;
  return found === yes;
}

const [no, yes] = [1, 2];

/** At every word of a text, how many words the ideas of a part take up from there. */
function spansOf({ group, ideas, numbers }: Part, text: Text): Uint8Array {
  const known = text.spans[group];
  if (known) return known;
  const spans = new Uint8Array(text.words.length);
  for (const [index, number] of numbers.entries()) {
    for (const place of text.places[number] ?? []) spans[place] = Math.max(spans[place] ?? 0, text.words[place]?.ideas.get(ideas[index] ?? '') ?? 0);
  }
  text.spans[group] = spans;
  return spans;
}

/**
 * Sentences to look for, by how surely they tell of something that is happening: those above 1.35 ring by themselves. A sentence
 * whose own words speak against it ("tonight is my last night", "I can't tell if he is breathing") starts higher.
 */
export type Rules = [weight: number, ...sentences: string[]][];
