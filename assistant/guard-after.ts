import { type Allowed, foreignAddress } from '#assistant/allowed.ts';
import { folded, visible } from '#assistant/plain.ts';
import { saysTooMuch } from '#assistant/promises.ts';

export type Held = 'markup' | 'script' | 'prompt' | 'number' | 'unsupported' | 'repeated' | 'address' | ReturnType<typeof saysTooMuch>;
export type Judged = { kind: 'shown'; sentence: string } | { kind: 'held'; why: Held } | { kind: 'empty' };

export type Book = {
  /** The cards that the model was given, as one text. */
  facts: string;
  /** The model's instructions, and the mark in them that must never appear in an answer. */
  instructions: string;
  canary: string;
  allowed: Allowed;
};

/**
 * Judges a model's sentences one by one, before any of them is shown. Only the given facts count: a sentence is either in
 * them word for word, or mostly uses their words, has no number that is not in them, and says nothing forbidden. Each is
 * also read together with the end of what was shown before, so that nothing forbidden can be split over two sentences.
 */
export function guardAfter({ facts, instructions, canary, allowed }: Book): (raw: string) => Judged {
  const book = folded(facts);
  const known = new Set(stemsOf(book));
  const numbers = new Set(book.match(number) ?? []);
  const told = shingles(folded(instructions));
  const mark = letters(canary);
  const backwards = mark.split('').reverse().join('');
  const shown = new Set<string>();
  let before = '';

  return (raw) => {
    const sentence = tidy(raw);
    if (sentence === '') return { kind: 'empty' };
    const words = folded(sentence);
    const together = `${before} ${words}`.trim();
    const why = held(sentence, words, together);
    if (why) return { kind: 'held', why };
    before = together.slice(-reach);
    shown.add(words);
    return { kind: 'shown', sentence };
  };

  function held(sentence: string, words: string, together: string): Held {
    if (letters(together).includes(mark) || letters(together).includes(backwards)) return 'prompt';
    if (!english.test(sentence)) return 'script';
    if (markup.test(sentence)) return 'markup';
    if (foreignAddress(together, allowed)) return 'address';
    if (shown.has(words) || goesInCircles(words)) return 'repeated';
    // A literal quote of the firm's own words may say what a model may not.
    if (words.length > 12 && book.includes(words)) return undefined;
    if (shingles(together).some((run) => told.includes(run))) return 'prompt';
    const tooMuch = saysTooMuch(words) ?? saysTooMuch(together);
    if (tooMuch) return tooMuch;
    if ((words.match(number) ?? []).some((found) => !numbers.has(found) && !allowed.phones.has(found) && !isOwnPhone(words, found))) return 'number';
    const said = stemsOf(words);
    const supported = said.filter((stem) => known.has(stem)).length;
    return said.length === 0 || supported < said.length * enough ? 'unsupported' : undefined;
  }

  function isOwnPhone(words: string, found: string): boolean {
    return [...allowed.phones].some((own) => own.length > 3 && own.includes(found) && words.replace(/\D/g, '').includes(own));
  }
}

/** How many characters of what was shown are read together with a sentence: more than any forbidden phrase has. */
const reach = 160;
/** The share of a sentence's words that must be in the facts. Faithful paraphrases by models measured 0.65 and more. */
const enough = 0.6;
const number = /\d+(?:[.,:]\d+)*/g;
/** Answers are in English for now: its letters, digits and marks. Look-alike letters of other scripts are refused. */
const english = /^[\p{Script=Latin}0-9 .,;:!?'"“”‘’()/$%&§–—…#@+-]+$/u;
const markup = /<|>|&(?:#\d+|#x[0-9a-f]+|[a-z]+);|\]\(|!\[|\{\{|\$\{|\\[nux]|={3,}|-{3,}|#{2,}/i;

function tidy(raw: string): string {
  return visible(raw)
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/, '')
    .replace(/\*{1,3}|`|_{2}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Runs of six words: enough to recognize a text, too long to match by chance. */
function shingles(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(5).map((_, at) => words.slice(at, at + 6).join(' '));
}

/** A model that fails can repeat the same few words over and over. */
function goesInCircles(words: string): boolean {
  const stems = stemsOf(words);
  return stems.length > 12 && new Set(stems).size < stems.length / 2;
}

/** Words that carry meaning, without their endings. */
function stemsOf(text: string): string[] {
  return (text.match(/\p{L}[\p{L}']+/gu) ?? []).filter((word) => word.length > 2 && !glue.has(word)).map((word) => word.slice(0, 5));
}

/** Common words that occur in any sentence. They are not counted when a sentence is compared with the facts. */
const glue = new Set(
  `the and for that this with from are was were has have had not but you your our its it's they their them there then than also can may might any all each
  more most some such into out about over after before when where which who what how here's i'm i'll we're we don't doesn't isn't can't been being
  will would could should one two other others only own very just too per via`.split(/\s+/),
);
