import type { Found } from '#assistant/emergencies/pattern.ts';
import type { Emergency } from '#assistant/emergencies/rules.ts';
import { has, type Word } from '#assistant/emergencies/text.ts';

/** How much another day than today speaks against an act, from the sentence around it. */
export type OtherDays = (act: Found, sentence: { first: number; last: number }, kind: Emergency, happening: boolean) => number;

/**
 * Another day than today, in the words around. An act that is told as happening is only undone by one in its own clause, and
 * "right now" ends its reach. What each word says about days is worked out once.
 */
export function otherDaysIn(words: Word[]): OtherDays {
  let marks: Uint8Array | undefined;
  return ({ start, end }, { first, last }, kind, happening) => {
    marks ??= Uint8Array.from(words, (word, index) => markOf(word, words[index - 1], words.slice(index + 1, index + 4)));
    // Someone who means to die speaks of tomorrow too.
    const day = kind === 'selfHarm' ? past : past | later;
    let against = 0;
    for (let index = start; index < end; index++) if ((marks[index] ?? 0) & day) against = 2;
    let same = true;
    for (let index = start - 1; index >= Math.max(first, start - farthest); index--) {
      const mark = marks[index] ?? 0;
      if (mark & now) break;
      if (mark & (turn | pause)) same = false;
      if (mark & day) against = Math.max(against, same ? 2.2 : happening ? 0.9 : 2);
    }
    // What police ask about lies in the past; that they ask does not.
    const asking = words.slice(start, end).some((word) => has(word, 'asking', 'PHONE', 'QUESTIONING', 'QUESTIONED', 'ASKAR'));
    same = true;
    for (let index = end; index < Math.min(last, end + farthest); index++) {
      const mark = marks[index] ?? 0;
      if (mark & now || (asking && mark & about)) break;
      if (mark & turn) same = false;
      if (mark & day) against = Math.max(against, same ? 2.2 : happening ? 0.7 : 1.5);
    }
    return -against;
  };
}

/** As many words as are looked over to either side in a text that never stops. */
const farthest = 30;

const [past, later, now, turn, pause, about] = [1, 2, 4, 8, 16, 32];

function markOf(word: Word, previous: Word | undefined, following: Word[]): number {
  return (
    (isOver(word, previous) && !(word.text in beforeMinutes && following.some(({ text }) => minutes.test(text))) ? past : 0) |
    (has(word, 'LATER') && !has(previous, 'since') ? later : 0) |
    (has(word, 'NOW') ? now : 0) |
    (has(word, 'and', 'but', 'now', 'because') ? turn : 0) |
    (word.pause ? pause : 0) |
    (has(word, 'about', 'QUERY', 'where') ? about : 0)
  );
}

/** "Hace 10 minutos", قبل دقيقتين: minutes ago is now, and is said with the word for "ago" before it. */
const beforeMinutes: Record<string, true> = { hace: true, قبل: true };
const minutes = /^(?:minut\w*|rat(?:o|ito)|momentos?|segundos?|poco|دقيق\p{L}*|دقايق|شوي|لحظ\p{L}*)$/u;

/** "Since yesterday" goes on, and "minutes ago" is now. */
function isOver(word: Word, previous: Word | undefined): boolean {
  if (has(word, 'LETGO')) return !has(previous, 'not');
  if (!has(word, 'PAST') || has(previous, 'since')) return false;
  return !(has(word, 'ago') && has(previous, 'minute', 'minutes', 'min', 'mins', 'second', 'seconds', 'moments', 'hour'));
}
