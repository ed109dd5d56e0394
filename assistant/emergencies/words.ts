import { arabicParts } from '#assistant/emergencies/arabic-forms.ts';
import { beginnings, lexicon, mendable } from '#assistant/emergencies/lexicon.ts';
import { namedWords } from '#assistant/emergencies/rules.ts';
import { fillers, shortForms } from '#assistant/emergencies/short-forms.ts';
import { mended } from '#assistant/emergencies/slips.ts';
import { type Word, word } from '#assistant/emergencies/text.ts';

/** Folded text as words with ideas: short forms spelled out, small words left out, slips of the keyboard mended. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  for (const [token] of folded.matchAll(tokens)) {
    const last = words.at(-1);
    if (marks.has(token)) {
      if (last && token === ',') last.pause = true;
      else if (last) last.ends = true;
      continue;
    }
    // "There taking him" is written for "they're".
    if (last && !last.ends && token.endsWith('ing') && (last.text === 'there' || last.text === 'their')) words.splice(-1, 1, word('they'), word('are'));
    for (const one of withoutApostrophe(token)) {
      for (const part of partsOf(one, !last || last.ends)) if (!fillers.has(part.text)) words.push(part);
    }
  }
  for (const [index, word] of words.entries()) nameIdeas(word, words, index);
  return words;
}

const tokens = /[\p{L}\p{N}]+(?:'\p{L}{1,3}(?!\p{L}))?|[.!?;,\n]/gu;
const marks = new Set('.!?;,\n');

/** "he's" and "hes" become the same word, "they'll" becomes two, and what belongs to someone ("mom's") keeps a word of its own. */
function withoutApostrophe(token: string): string[] {
  const at = token.indexOf("'");
  if (at < 0) return [token];
  const [front, tail] = [token.slice(0, at), token.slice(at + 1)];
  const meant = shortForms.has(front + tail) ? undefined : clipped.get(tail);
  return meant ? [front, meant] : [front + tail];
}

const clipped = new Map([
  ['s', 's'],
  ['re', 'are'],
  ['ll', 'will'],
  ['ve', 'have'],
  ['m', 'am'],
]);

function partsOf(token: string, first: boolean): Word[] {
  // Typed without an apostrophe, "were" at the beginning is "we're" far more often than the past.
  if (first && token === 'were') return [word('we'), word('are')];
  const short = shortForms.get(token);
  if (short) return short.split(' ').map((text) => word(text));
  if (isKnown(token) || token.length > 24) return [word(token)];
  if (isArabic(token)) return arabicParts(token);
  const plain = token.replace(/(\p{L})\1{2,}/gu, '$1');
  if (plain !== token) return partsOf(plain, first);
  // "Beatin" and "arrestin" are said, and typed, without the last letter.
  if (token.endsWith('in') && lexicon.has(`${token}g`)) return [word(`${token}g`)];
  return attachedParts(token) ?? [word(mended(token, mendable))];
}

function isKnown(token: string): boolean {
  return !isArabic(token) && (lexicon.has(token) || namedWords.has(token) || beginnings.has(token) || fillers.has(token));
}

function isArabic(token: string): boolean {
  const letter = token.charCodeAt(0);
  return letter >= 0x600 && letter <= 0x6ff;
}

/** Spanish writes whom something is done to at the end of the verb ("pegandome"). */
function attachedParts(token: string): Word[] | undefined {
  const [, verb = '', person = ''] = /^(\p{L}{2,}(?:ando|iendo|endo|ar|er|ir))(me|lo|la|le|nos|los|las|les|se|te)$/u.exec(token) ?? [];
  return lexicon.has(verb) ? [word(verb), word(person)] : undefined;
}

/** Ideas of a word and of the phrases that begin with it; a phrase does not run on past the end of a sentence. */
function nameIdeas(first: Word, words: Word[], index: number): void {
  first.ideas.set(first.text, 1);
  if (/^\d/.test(first.text)) first.ideas.set(/^(?:19|20)\d\d$/.test(first.text) ? 'PAST' : Number(first.text) >= 8 ? 'LOTS' : 'NUMBER', 1);
  let phrase = first.text;
  for (let length = 1; ; length++) {
    for (const idea of lexicon.get(phrase) ?? []) first.ideas.set(idea, length);
    const next = words[index + length];
    if (!next || words[index + length - 1]?.ends || !beginnings.has(phrase)) return;
    phrase += ` ${next.text}`;
  }
}
