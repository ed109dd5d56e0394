import { arabicStems, beginnings, lexicon } from '#assistant/emergencies/lexicon.ts';
import { type Word, word } from '#assistant/emergencies/text.ts';

/**
 * An Arabic word is taken apart: "and", "the" and the marks of the person come off in front, and what it is done to comes off
 * behind and stands as a word of its own ("he hits me" is one word there). A mark of the person in front says that it is happening.
 */
export function arabicParts(token: string): Word[] {
  const whole = takenApart(token);
  if (whole.known) return whole.words;
  // "Not", "and" and "so" are written together with the word that follows; a word that is known with them keeps them.
  for (const [front, meant] of fronts) {
    if (!token.startsWith(front) || token.length < front.length + 2) continue;
    const rest = takenApart(token.slice(front.length));
    if (rest.known) return [word(meant), ...rest.words];
  }
  return whole.words;
}

/** Whether a word, whatever is attached to it, is among those that tell of an emergency. */
export function isKnownInArabic(token: string): boolean {
  return (
    takenApart(token).known ||
    fronts.some(([front]) => token.startsWith(front) && token.length >= front.length + 2 && takenApart(token.slice(front.length)).known)
  );
}

const fronts = [
  ['ما', 'not'],
  ['و', 'and'],
  ['ف', 'and'],
] as const;

function takenApart(whole: string): { words: Word[]; known: boolean } {
  const ideas = new Set<string>();
  let object: string | undefined;
  for (let from = 0; from <= 3; from++) {
    const meanings = leads.get(whole.slice(0, from));
    if (!meanings) continue;
    for (let off = 0; off <= 4 && whole.length >= from + off + 2; off++) {
      const tail = off ? whole.slice(-off) : '';
      if (!tails.has(tail)) continue;
      const stem = whole.slice(from, whole.length - off);
      for (const meaning of meanings) {
        if (meaning === 'noun') for (const idea of nounIdeas(stem, tail)) ideas.add(idea);
        else if (addVerb(stem, meaning, ideas)) object ??= tails.get(tail);
      }
    }
  }
  const found = word(whole, [...ideas]);
  return { words: object ? [found, word(object)] : [found], known: ideas.size > 0 || lexicon.has(whole) || beginnings.has(whole) };
}

function addVerb(stem: string, meaning: 'now' | 'over', ideas: Set<string>): boolean {
  const pairs = arabicStems.verbs.get(stem);
  for (const pair of pairs ?? []) ideas.add(pair.split('/')[meaning === 'now' ? 0 : 1] ?? '');
  return !!pairs;
}

/** The last letter of a feminine noun turns into another one before what belongs to someone ("car", "my car"). */
function nounIdeas(stem: string, tail: string): string[] {
  const plain = arabicStems.nouns.get(stem) ?? [];
  return tail.startsWith('ت') ? [...plain, ...(arabicStems.nouns.get(`${stem}ه`) ?? [])] : plain;
}

/** What may stand in front of a stem, and what it says: it is happening now, it is over, or the word is a noun. */
const leads = new Map<string, ('now' | 'over' | 'noun')[]>([['', ['over', 'noun']]]);
for (const lead of 'ي ت ن ا ب بي بت بن با سي ست سا حي حت حن هي هت ها لي دي دا عمي عمب ين تن بين بتن دت دن'.split(' ')) leads.set(lead, ['now']);
for (const lead of 'ال لل ب ل ع بال عال كال هال فال وال ه'.split(' ')) leads.set(lead, [...(leads.get(lead) ?? []), 'noun']);

/** What may stand behind a stem, and whom it means. */
const tails = new Map<string, string | undefined>([['', undefined]]);
for (const tail of 'وا و ون ين ت ي ان ات تي ش ته تك ك'.split(' ')) tails.set(tail, undefined);
for (const tail of 'ني وني ونني تني ونا نا تنا نيش'.split(' ')) tails.set(tail, 'me');
for (const tail of 'ه وه ونه ها وها ونها هم وهم ونهم تها تهم تو هن'.split(' ')) tails.set(tail, 'him');
