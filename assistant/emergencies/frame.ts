import { conditionsOf } from '#assistant/emergencies/condition.ts';
import { otherDaysIn } from '#assistant/emergencies/other-days.ts';
import type { Found } from '#assistant/emergencies/pattern.ts';
import type { Emergency } from '#assistant/emergencies/rules.ts';
import { courtly, has, isEnglishPast, type Text, type Word } from '#assistant/emergencies/text.ts';

/** How much the words around an act speak for or against its happening now. */
export type Evidence = (found: Found, kind: Emergency, weight: number) => number;

/** The most that words around can speak for an act; where even that would not help, nobody needs to ask. */
export const mostEvidence = 2.1;

/**
 * For an act: "right now", a call for help, the present tense. Against it: another day, a condition, a question in general, a charge
 * or a court, and words that mean something else. The act counts when its own weight and this come to enough.
 */
export function evidenceIn(text: Text): Evidence {
  const sentences: Sentence[] = [];
  const conditions = conditionsOf(text.words);
  const otherDays = otherDaysIn(text.words);
  const anywhere = (...ideas: string[]) => ideas.some((idea) => text.where.has(idea));
  const plain = !anywhere(...courtly);

  return ({ start, end }, kind, weight) => {
    const sentence = sentenceAt(text.words, start, sentences);
    const sure = weight >= 2;
    const act = text.words.slice(start, end);
    const before = text.words.slice(Math.max(sentence.first, start - near), start);
    const after = text.words.slice(end, Math.min(sentence.last, end + near));
    const verbs = tense(sentence, kind, forgiving.has(kind) ? { start, end } : { start: 0, end: 0 });
    return (
      urgency(sentence, anywhere('NOW'), start) +
      conditions(sentence.first, start, kind, sure) +
      otherDays({ start, end }, sentence, kind, sure && tense(sentence, kind, { start: 0, end: 0 }) >= 0) +
      charge(before, act, sentence, sure, kind) +
      formBefore(before, act, kind) +
      (verbs < 0 ? verbs : verbs + (plain && !sentence.asks ? 0.3 : 0)) +
      otherMeaning(before, act, after, sentence, kind)
    );
  };
}

/** As far as words reach in a text that never stops. */
const near = 30;

/** Of these, people also tell in the past tense while it is going on ("she stabbed me"). */
const forgiving = new Set<Emergency>(['overdose', 'selfHarm', 'danger', 'mayHaveHurt', 'childTaken']);
const life = new Set<Emergency>(['overdose', 'selfHarm']);

type Sentence = { first: number; last: number; words: Word[]; ideas: Set<string>; asks: boolean; present: boolean; past: number[]; jailed: boolean };

/** The sentence that a word stands in; each is read once, when it is first asked for. */
function sentenceAt(words: Word[], index: number, known: Sentence[]): Sentence {
  const found = known.find(({ first, last }) => first <= index && index < last);
  if (found) return found;
  let [first, last] = [index, index + 1];
  while (first > 0 && !words[first - 1]?.ends) first--;
  while (last < words.length && !words[last - 1]?.ends) last++;
  const sentence = sentenceOf(words.slice(first, last), first);
  known.push(sentence);
  return sentence;
}

function sentenceOf(words: Word[], first: number): Sentence {
  const asks = has(words[0], 'MODAL', 'QUERY') && !has(words[0], 'ASK');
  const present = words.some(
    (word, index) => (has(word, 'PRESENT', 'NOW', 'JUST', 'ASK') && !has(word, 'LEGAL')) || (index === 0 && /[a-z]{2}ing$/.test(word.text)),
  );
  const past = words.flatMap((word, index) => (isPast(word, words[index - 1]) ? index + first : []));
  // Someone who is in jail is not at anybody's door; "out of jail" is another matter.
  const jailed = words.some((word, index) => has(word, 'JAILED') && !has(words[index - 1], 'of', 'to'));
  return { first, last: first + words.length, words, ideas: ideasOf(words), asks, present, past, jailed };
}

function ideasOf(words: Word[]): Set<string> {
  const all = new Set<string>();
  for (const { ideas } of words) for (const idea of ideas.keys()) all.add(idea);
  return all;
}

function isPast(word: Word, previous: Word | undefined): boolean {
  return isEnglishPast(word, previous) || /[a-z]{2}aban?$/.test(word.text);
}

/** Words that say "now", or a call for help anywhere; a plain "now" counts at the end ("he is hitting me now") or before the act. */
function urgency({ ideas, words, first }: Sentence, calls: boolean, start: number): number {
  if (ideas.has('NOW')) return 1.5;
  if (ideas.has('now') && (has(words.at(-1), 'now') || has(words[start - 1 - first], 'now'))) return 1;
  if (calls || (ideas.has('help') && words.length < 8)) return 1;
  return ideas.has('JUST') ? 0.7 : 0;
}

/** Charges, courts and law in the same sentence; "charged with" and "she says I" directly before undo an act altogether. */
function charge(before: Word[], act: Word[], { ideas }: Sentence, sure: boolean, kind: Emergency): number {
  const close = before.slice(-6);
  const charged = close.findLastIndex((word) => has(word, 'CHARGED'));
  if (charged >= 0 && !close.slice(charged).some((word) => has(word, 'NOW', 'and', 'but'))) return -3;
  const said = close.findIndex((word) => has(word, 'SAY'));
  if (said >= 0 && (kind === 'danger' || kind === 'selfHarm' || kind === 'mayHaveHurt')) {
    const [mine, theirs] = [close.slice(0, said), close.slice(said + 1)].map((part) => part.some((word) => has(word, 'i')));
    if (theirs && !mine) return -3;
    // "They say that I shot him" is an accusation.
    if (kind === 'mayHaveHurt') return -3;
    // "They say my son stabbed someone" tells of what is claimed, unless it goes on or is still to come.
    if (kind === 'danger' && ![...close.slice(-3), ...act].some((word) => has(word, 'WILL', 'HURTING', 'WEAPON', 'BREAKIN'))) return -2;
  }
  if (kind === 'danger' && act.slice(1).some((word) => has(word, 'CHARGED'))) return -2.5;
  let against = !life.has(kind) && ideas.has('HOWTO') ? 0.8 : 0;
  if (ideas.has('CHARGED')) against += life.has(kind) ? 0.4 : sure ? 0.7 : 1.5;
  if (ideas.has('LEGAL')) against += life.has(kind) ? 1.4 : sure ? 0.8 : 1.2;
  if (ideas.has('COURTS')) against += life.has(kind) ? 0 : kind === 'childTaken' ? 1.2 : sure ? 0.4 : 1;
  return -against;
}

/** "Was hitting", "for hitting", "of being arrested": the form of the words tells that it is over or only spoken about. */
function formBefore(before: Word[], act: Word[], kind: Emergency): number {
  const [last, earlier] = [before.at(-1), before.at(-2)];
  if (has(last, 'was', 'were', 'had', 'been') && !has(earlier, 'has', 'have')) return -2.2;
  if (has(earlier, 'was', 'were', 'had') && !has(last, 'and', 'but', 'he', 'she', 'they', 'i')) return -1.8;
  if (has(last, 'being') && has(earlier, 'after', 'while', 'for', 'from', 'about', 'of')) return -2.5;
  if (kind === 'selfHarm') return 0;
  if (has(earlier, 'of', 'about', 'for') && has(last, 'me', 'him', 'her', 'us', 'KIN', 'them')) return -2.5;
  return act[0]?.text.endsWith('ing') && has(last, ...spokenAbout) ? -2.5 : 0;
}

const spokenAbout = 'of for after about before from without by during avoid keep keeps always worried risk'.split(' ');

/** Whether the verbs of the sentence speak of now or of the past; the act's own verb is left out where people tell it so anyway. */
function tense({ first, words, present, past }: Sentence, kind: Emergency, act: Found): number {
  const over = past.some((index) => index < act.start || index >= act.end || has(words[index - first], 'was', 'were', 'had'));
  if (over && !present) return kind === 'danger' || !forgiving.has(kind) ? -1.2 : -0.9;
  return present && !over ? 0.3 : 0;
}

/** Words of violence that mean something else, a case or a judge that "kills" someone, and acts that belong to another kind. */
function otherMeaning(before: Word[], act: Word[], after: Word[], { ideas, jailed }: Sentence, kind: Emergency): number {
  const around = [...before.slice(-2), ...act, ...after.slice(0, 1)];
  const start = Math.min(2, before.length);
  if (around.some((word, index) => index + (word.ideas.get('IDIOM') ?? -around.length) >= start)) return -5;
  let against = ideas.has('JOKE') ? 1.5 : 0;
  // "The trooper who stopped me" names a person by what is over.
  if (act.some(({ text }, index) => text === 'who' && !has(act[index + 1], 'BE'))) against += 2;
  if (kind === 'danger') {
    if (before.slice(-3).some((word) => has(word, 'THING', 'JUDGE'))) against += 2;
    if (act.some((word) => has(word, 'POLICE', 'DETECTIVE')) || (!ideas.has('EX') && before.some((word) => has(word, 'POLICE', 'DETECTIVE')))) against += 1.2;
  }
  // Judges, lawyers and probation officers act by papers.
  if (kind !== 'door' && kind !== 'selfHarm' && [...before.slice(-4), ...act.slice(0, 2)].some((word) => has(word, 'ACTOR'))) against += 2;
  // Who wants not to wake up has taken nothing yet.
  if (kind === 'overdose' && before.slice(-6).some((word) => has(word, 'want', 'wants', 'wish', 'hope', 'IWANT', 'threatening'))) against += 1.2;
  if (kind !== 'selfHarm' && act.some((word, index) => index > 0 && has(word, 'IF') && !has(act[index - 1], 'ASKING', 'know', 'tell', 'sure', 'see')))
    against += 2;
  if (life.has(kind)) return -against;
  if (kind === 'arrest' && ideas.has('CPS')) against += 2;
  if (kind !== 'arrest' && jailed) against += 1.4;
  if (ideas.has('ONLINE')) against += 2;
  if (ideas.has('HABIT')) against += 1.5;
  // A card in the door and a message left behind are no visit.
  if ((kind === 'door' || kind === 'questioned') && ideas.has('LEFTNOTE')) against += 1.7;
  return -against;
}
