import { fieldsOf } from '#assistant/emergencies/fields.ts';
import { courtly, has, isEnglishPast, type Word } from '#assistant/emergencies/text.ts';
import { arabicTerm } from '#assistant/understanding/terms-arabic.ts';

/**
 * What a text is weighed by. Alone: its ideas and fields (`DOOR`, `Room`), its words (`=porch`, and `#` before the stem of an Arabic one) and how longer words begin (`handc-`).
 * Together: words side by side (`my_porch`; `^` and `$` are where a text begins and ends, `.` where a sentence does) and ideas that
 * stand close (`POLICE+Room`). As a whole: the form of its verbs, its length, and whether a part of it plainly tells of now (`@now-part`).
 */
export function signsOf(text: Word[]): Set<string> {
  const signs = new Set<string>();
  const names = text.map(({ text, ideas }) => [...[...ideas.keys()].filter((idea) => isIdea(idea)), ...fieldsOf(text)]);
  for (const [index, word] of text.entries()) addOfWord(signs, word, names[index] ?? [], text[index - 1], text[index + 1]);
  addPairs(signs, names);
  addVerbs(signs, text);
  addClauses(signs, text);
  signs.add(text.length < 8 ? 'short' : text.length < 14 ? 'middling' : 'long');
  return signs;
}

function isIdea(name: string): boolean {
  const letter = name.charCodeAt(0);
  return letter >= 65 && letter <= 90;
}

function addOfWord(signs: Set<string>, word: Word, names: string[], previous: Word | undefined, next: Word | undefined): void {
  for (const name of names) {
    signs.add(name);
    if (!previous) signs.add(`^${name}`);
  }
  signs.add(`=${word.text}`);
  signs.add(`${previous ? (previous.ends ? '.' : previous.text) : '^'}_${word.text}`);
  if (!next) signs.add(`${word.text}_$`);
  // Arabic writes much in one word; what is left without that is the same in many more texts.
  if (/^\p{Script=Arabic}{3,}$/u.test(word.text)) signs.add(`#${arabicTerm(word.text)}`);
  if (word.text.length > 4) signs.add(`${word.text.slice(0, 4)}-`);
  if (word.text.length > 5) signs.add(`${word.text.slice(0, 5)}-`);
}

/** Ideas up to four words apart; what stands behind each is put together once. */
function addPairs(signs: Set<string>, names: string[][]): void {
  const tails = names.map((here) => here.map((name) => `+${name}`));
  for (const [index, here] of names.entries()) {
    for (let other = index; other < Math.min(names.length, index + 5); other++) {
      for (const one of here) for (const tail of tails[other] ?? []) signs.add(one + tail);
    }
  }
}

function addVerbs(signs: Set<string>, text: Word[]): void {
  let [present, past] = [false, false];
  for (const [index, word] of text.entries()) {
    const [previous, next] = [text[index - 1], text[index + 1]];
    present ||= has(word, 'PRESENT', 'NOW', 'JUST');
    past ||= isEnglishPast(word, previous);
    if (has(word, 'BE') && next?.text.endsWith('ing')) signs.add('@doing');
    if (has(word, 'i') && (has(next, 'PASTVERB', 'RECENT') || next?.text.endsWith('ed'))) signs.add('@did');
    if (has(word, 'was', 'were', 'got', 'been') && next?.text.endsWith('ed')) signs.add('@done');
    if (has(word, 'MODAL') && has(next, 'i', 'they', 'he', 'she', 'it', 'POLICE', 'my', 'we', 'you') && !has(previous, 'not', 'i', 'they')) signs.add('@may');
  }
  if (present || past) signs.add(present ? (past ? '@both' : '@present') : '@past');
  if (!courtly.some((idea) => signs.has(idea)) && !signs.has('^MODAL') && !signs.has('^QUERY')) signs.add('@plain');
}

/** Parts of a text between pauses and joining words: someone may ask in general and then tell, in a part of its own, what is going on. */
function addClauses(signs: Set<string>, text: Word[]): void {
  const told = { now: 0, asked: 0, past: 0 };
  let first = 0;
  for (const [index, word] of text.entries()) {
    if (!word.ends && !word.pause && !joining.has(text[index + 1]?.text ?? '') && index < text.length - 1) continue;
    const clause = text.slice(has(text[first], ...joining) ? first + 1 : first, index + 1);
    first = index + 1;
    if (clause.length < 2) continue;
    if (has(clause[0], ...asking)) told.asked++;
    else if (clause.some((word) => has(word, ...otherTimes))) told.past++;
    else if (clause.some((word) => has(word, 'PRESENT', 'NOW', 'JUST') || word.text.endsWith('ing'))) {
      told.now++;
      const who = clause.find((word) => has(word, ...people));
      signs.add(`@now-${people.find((name) => has(who, name)) ?? 'it'}`);
    }
  }
  signs.add(`@${Math.min(2, told.now)}${Math.min(1, told.asked)}${Math.min(1, told.past)}`);
  for (const [name, times] of Object.entries(told)) if (times) signs.add(`@${name}-part`);
}

const joining = new Set('and but because cause so y pero porque'.split(' '));
const asking = ['MODAL', 'QUERY', 'HOWTO', 'WHATIF', 'IF'];
const otherTimes = ['PAST', 'PASTVERB', 'LATER', 'CHARGED', 'IF', 'LEGAL', 'COURTS'];
const people = ['he', 'she', 'they', 'i', 'we', 'POLICE', 'DETECTIVE', 'CPS', 'KIN', 'EX', 'CHILD', 'SOMEONE'];
