import { courtly, has, isEnglishPast, type Word } from '#assistant/emergencies/text.ts';
import { weights } from '#assistant/emergencies/weights.ts';

/**
 * Which way all the words of a text together lean: above zero towards something that is happening, below towards a question or a
 * story. It speaks up where no rule knows the sentence, and only softly against a rule that knows it.
 */
export function leaning(text: Word[]): number {
  let sum = weights.get('every text') ?? 0;
  for (const sign of signsOf(text)) sum += weights.get(sign) ?? 0;
  return sum * (sum > 0 ? 0.6 : 0.12);
}

/** What a text is weighed by: its ideas, what it opens with, small words that tell who and when, and the form of its verbs. */
export function signsOf(text: Word[]): Set<string> {
  const signs = new Set<string>();
  let [present, past] = [false, false];
  for (const [index, word] of text.entries()) {
    const [previous, next] = [text[index - 1], text[index + 1]];
    for (const idea of word.ideas.keys()) {
      if (!/^[A-Z]/.test(idea) && !small.has(idea)) continue;
      signs.add(idea);
      if (index === 0) signs.add(`^${idea}`);
    }
    present ||= has(word, 'PRESENT', 'NOW', 'JUST');
    past ||= isEnglishPast(word, previous);
    if (has(word, 'BE') && next?.text.endsWith('ing')) signs.add('is doing');
    if (has(word, 'i') && (has(next, 'PASTVERB', 'RECENT') || next?.text.endsWith('ed'))) signs.add('i did');
    if (has(word, 'was', 'were', 'got', 'been') && next?.text.endsWith('ed')) signs.add('was done');
    if (has(word, 'MODAL') && has(next, 'i', 'they', 'he', 'she', 'it', 'POLICE', 'my', 'we', 'you') && !has(previous, 'not', 'i', 'they'))
      signs.add('can they');
  }
  if (present || past) signs.add(present ? (past ? 'now and then' : 'now only') : 'then only');
  if (!courtly.some((idea) => signs.has(idea)) && !signs.has('^MODAL') && !signs.has('^QUERY')) signs.add('plain');
  signs.add(text.length < 8 ? 'short' : text.length < 14 ? 'middling' : 'long');
  return signs;
}

const small = new Set(
  `i he she they we my is are am was were had did not if when can what how do does will would should me him her us now help got get has have it this that
  and but for to of in on at with out off up just still wants want says said told keeps where who why be been being getting`.split(/\s+/),
);
