import type { Emergency } from '#assistant/emergencies/rules.ts';
import { has, type Word } from '#assistant/emergencies/text.ts';

/** How much a question or a condition before a place speaks against what is told there. */
export type Conditions = (first: number, start: number, kind: Emergency, sure: boolean) => number;

/**
 * "If", "when", "can the police", "what happens": what follows is asked in general. "Right now" ends its reach, and so does a
 * sentence of its own that a run-on goes over to ("do i let them in they are at the door").
 */
export function conditionsOf(words: Word[]): Conditions {
  const signs: Sign[] = [];
  return (first, start, kind, sure) => {
    const from = Math.max(first, start - farthest);
    let covered = from;
    let [asked, supposed] = [0, 0];
    for (let index = from; index <= start; index++) {
      const word = words[index];
      if (!word) break;
      const sign = signs[index] ?? signsAt(words, index, word);
      signs[index] = sign;
      if (index === start && !sign.query && !sign.modal) break;
      covered = Math.max(covered, index + sign.asking);
      if (sign.now) [asked, supposed] = [0, 0];
      if (index < covered) continue;
      if (sign.supposes && start - index < 14) supposed = kind === 'selfHarm' && !sign.ofOthers ? 0.8 : 3;
      if (sign.states && index > from + 1) asked = Math.min(asked, 0.7);
      if (sign.poder) asked = 3;
      if (index === first || sign.opens) asked = Math.max(asked, question(sign, index === first, kind, sure));
    }
    return -Math.max(asked, supposed);
  };
}

/** As many words as are looked back over in a text that never stops. */
const farthest = 40;

/** What a word says about questions and conditions; worked out once for each word, when it is first asked for. */
type Sign = {
  /** How many words a question takes up that people in need ask ("what do i do"); it makes nothing general. */
  asking: number;
  now: boolean;
  supposes: boolean;
  ofOthers: boolean;
  states: boolean;
  poder: boolean;
  opens: boolean;
  /** What is asked: nothing, why something is being done, where somebody is, or anything else. */
  query: '' | 'why' | 'where' | 'own' | 'other';
  /** Whose doing is asked about: nobody's, one's own, or another's. */
  modal: '' | 'own' | 'subject' | 'other';
};

function signsAt(words: Word[], index: number, word: Word): Sign {
  const [next, previous] = [words[index + 1], index > 0 && !words[index - 1]?.ends ? words[index - 1] : undefined];
  const asking = word.ideas.get('ASK') ?? 0;
  return {
    // "What do I say to a cop who asks" is general; "what do I say he is asking" is not.
    asking: asking && has(words[index + asking], 'to', 'when', 'if', 'about', 'as', 'after', 'during') ? 0 : asking,
    now: has(word, 'NOW'),
    supposes: has(word, 'IF') && !isAside(words, index),
    ofOthers: has(next, 'SOMEONE', 'CHARGED', 'LEGAL'),
    states: startsStatement(words, index) && !has(previous, 'IF', 'QUERY', 'that'),
    poder: has(word, 'WHATIF') || (has(word, 'PODER') && !has(previous, 'not')),
    opens: has(previous, 'HEDGE') || previous?.pause === true,
    query: queryAt(words, index),
    modal: !has(word, 'MODAL') || has(next, 'not') ? '' : has(next, 'i', 'we') ? 'own' : isSubject(next) ? 'subject' : 'other',
  };
}

function queryAt(words: Word[], index: number): Sign['query'] {
  const [word, next] = [words[index], words[index + 1]];
  if (!has(word, 'QUERY')) return '';
  if (has(word, 'why') && has(next, 'BE')) return 'why';
  if (has(word, 'where')) return 'where';
  return [1, 2, 3, 4].some((step) => has(words[index + step], 'i') && has(words[index + step - 1], 'MODAL')) ? 'own' : 'other';
}

/** Questions count less of those who suffer: they ask what the point is, why it is being done, and where their child is. */
function question({ query, modal }: Sign, beginning: boolean, kind: Emergency, sure: boolean): number {
  if (query === 'why') return 0;
  if (modal === 'own' || modal === 'subject' || (modal && beginning)) return modal === 'own' && sure ? 1 : 3;
  if (!query || (kind === 'childTaken' && query === 'where')) return 0;
  if (kind !== 'selfHarm' && kind !== 'overdose') return 3;
  return query === 'own' ? 0 : 1.2;
}

/** "Not sure if you can help", "if this is the right place": no condition of what is told. */
function isAside(words: Word[], index: number): boolean {
  const [word, next, later] = [words[index], words[index + 1], words[index + 2]];
  if (has(next, 'you', 'this')) return true;
  if (has(word, 'if') && has(next, 'anyone', 'someone') && has(later, 'can', 'could', 'is')) return true;
  return has(next, 'i') && has(later, 'should', 'can', 'need', 'call');
}

function isSubject(word: Word | undefined): boolean {
  return has(word, 'i', 'he', 'she', 'they', 'there', 'we', 'it', 'you', 'POLICE', 'KIN', 'EX', 'SOMEONE', 'CHILD', 'CPS', 'my', 'that', 'this');
}

function startsStatement(words: Word[], index: number): boolean {
  return (
    has(words[index + 1], 'BE', 'JUST', 'wants') && has(words[index], 'i', 'he', 'she', 'they', 'there', 'we', 'POLICE', 'KIN', 'EX', 'SOMEONE', 'it', 'CHILD')
  );
}
