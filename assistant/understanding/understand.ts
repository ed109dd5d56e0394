import { type Counties, type Placing, placingOf } from '#assistant/understanding/counties.ts';
import { measures } from '#assistant/understanding/measures.ts';
import { type Index, type Rank, type Ranked, rankingIn } from '#assistant/understanding/ranking.ts';
import { carried, type Slots, slotsIn } from '#assistant/understanding/slots.ts';
import { termsOf } from '#assistant/understanding/terms.ts';
import type { Answer } from '#firm/answers.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';

/**
 * What a talk asks for. `sure`: the first answer is given. `near`: it is given, and others are offered beside it. `lost`: nothing
 * fits, and the nearest are offered.
 */
export type Understood = { kind: 'sure' | 'near' | 'lost'; about: Slots; found: Ranked[] };

/** Reads a talk anew at every question: nothing is kept between them, and nothing of what the chat said is trusted. */
export function understandingOf(
  answers: readonly Answer[],
  counties: Counties,
  index: Index,
  language: LanguageCode,
): (questions: readonly string[]) => Understood {
  const placed = placingOf(counties);
  const rank = rankingIn(index, answers, placed, language);
  return (questions) => {
    const last = questions.slice(-mostTurns);
    const about = last.reduce<Slots>((before, question) => carried(before, slotsIn(question, placed, language)), {});
    const found = rankedIn(last, about, rank, (question) => goesOn(question, placed, language));
    const [first, second] = found;
    if (!first || first.score < measures[language].enough) return { kind: 'lost', about, found };
    return { kind: second && second.score > first.score * close ? 'near' : 'sure', about, found };
  };
}

/** Earlier turns than these no longer say what a question is about. */
const mostTurns = 6;
/** A second answer that comes this near to the first is offered too. */
const close = 0.9;

/** A short question that goes on from those before ("and a second one?") is ranked together with them, and what they say together counts more. */
function rankedIn(questions: readonly string[], about: Slots, rank: Rank, goesOn: (question: string) => boolean): Ranked[] {
  const question = questions.at(-1) ?? '';
  const own = rank(question, about);
  if (questions.length < 2 || !goesOn(question)) return own;
  const together = rank(questions.slice(-turnsTogether).join(' '), about);
  const scores = new Map(own.map(({ answer, score }) => [answer, score]));
  for (const { answer, score } of together) scores.set(answer, (scores.get(answer) ?? 0) + togetherShare * score);
  return [...scores].map(([answer, score]) => ({ answer, score: score / (1 + togetherShare) })).sort((one, other) => other.score - one.score);
}

const turnsTogether = 3;
const togetherShare = 2;
const longestFollowUp = 9;

function goesOn(question: string, placed: Placing, language: LanguageCode): boolean {
  return termsOf(placed(question).text, language).length <= longestFollowUp || goingOn[language].test(folded(question));
}

/** How a question begins that goes on from the one before. */
const goingOn: Record<LanguageCode, RegExp> = {
  en: /^\W*(?:and|what about|how about|but|or|so|also|then|what if|ok|okay|does|will|would|can|could) /,
  es: /^\W*(?:y|e|o|pero|entonces|tambien|ademas|que tal|ok|okay|bueno|pues|puedo|puede|pueden|va|le|les|me) /,
  ar: /^[^\p{L}\p{N}]*(?:و\p{L}*|طيب|طب|بس|او|يعني|اذا|لو|هل|وهل|ok|okay|w|bas|tayeb|tayyeb|aw|iza|law) /u,
};
