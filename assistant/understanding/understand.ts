import { type Counties, type Placing, placingOf } from '#assistant/understanding/counties.ts';
import { type Index, type Rank, type Ranked, rankingIn } from '#assistant/understanding/ranking.ts';
import { carried, type Slots, slotsIn } from '#assistant/understanding/slots.ts';
import { termsOf } from '#assistant/understanding/terms.ts';
import type { Answer } from '#firm/answers.ts';

/**
 * What a talk asks for. `sure`: the first answer is given. `near`: it is given, and others are offered beside it. `lost`: nothing
 * fits, and the nearest are offered.
 */
export type Understood = { kind: 'sure' | 'near' | 'lost'; about: Slots; found: Ranked[] };

/** Reads a talk anew at every question: nothing is kept between them, and nothing of what the chat said is trusted. */
export function understandingOf(answers: readonly Answer[], counties: Counties, index: Index): (questions: readonly string[]) => Understood {
  const placed = placingOf(counties);
  const rank = rankingIn(index, answers, placed);
  return (questions) => {
    const last = questions.slice(-mostTurns);
    const about = last.reduce<Slots>((before, question) => carried(before, slotsIn(question, placed)), {});
    const found = rankedIn(last, about, rank, placed);
    const [first, second] = found;
    if (!first || first.score < enough[index.senses ? 'learned' : 'words']) return { kind: 'lost', about, found };
    return { kind: second && second.score > first.score * close ? 'near' : 'sure', about, found };
  };
}

/** Earlier turns than these no longer say what a question is about. */
const mostTurns = 6;
/** Below this a question has too little in common with any way of asking. Where senses were learned they add to the sum; of the held-out questions 1 in 780 stays below. */
const enough = { learned: 1.5, words: 0.28 };
/** A second answer that comes this near to the first is offered too. */
const close = 0.9;

/** A short question that goes on from those before ("and a second one?") is ranked together with them, and what they say together counts more. */
function rankedIn(questions: readonly string[], about: Slots, rank: Rank, placed: Placing): Ranked[] {
  const question = questions.at(-1) ?? '';
  const own = rank(question, about);
  if (questions.length < 2 || !goesOn(question, placed)) return own;
  const together = rank(questions.slice(-turnsTogether).join(' '), about);
  const scores = new Map(own.map(({ answer, score }) => [answer, score]));
  for (const { answer, score } of together) scores.set(answer, (scores.get(answer) ?? 0) + togetherShare * score);
  return [...scores].map(([answer, score]) => ({ answer, score: score / (1 + togetherShare) })).sort((one, other) => other.score - one.score);
}

const turnsTogether = 3;
const togetherShare = 2;
const longestFollowUp = 9;

function goesOn(question: string, placed: Placing): boolean {
  return (
    termsOf(placed(question).text).length <= longestFollowUp ||
    /^\W*(?:and|what about|how about|but|or|so|also|then|what if|ok|okay|does|will|would|can|could) /i.test(question)
  );
}
