import type { Placing } from '#assistant/understanding/counties.ts';
import { lexiconOf } from '#assistant/understanding/features.ts';
import { fitOf } from '#assistant/understanding/fit.ts';
import { likeness, postingsOf } from '#assistant/understanding/postings.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
import { likenessToSums, sumsOf } from '#assistant/understanding/sums.ts';
import type { Answer } from '#firm/answers.ts';
import { plainText } from '#firm/prose.ts';

export type Ranked = { answer: Answer; score: number };

/** The answers that a question asks for, best first. `about` is what the talk is about so far. */
export type Rank = (question: string, about: Slots) => Ranked[];

/**
 * Compares a question with the ways in which people ask for each answer. The nearest three ways count, all of them together, and
 * a little the words of the answer itself; what the talk is about then decides between neighbors. Chosen by measurement in
 * tests/assistant-eval, where vectors of words gained nothing over this.
 */
export function rankingOf(answers: readonly Answer[], placed: Placing): Rank {
  const lexicon = lexiconOf(placed);
  const ways = answers.map(({ title, utterances }) => [title, ...utterances].map(lexicon.learn));
  const worth = worthOf(ways, lexicon.kinds);
  const near = postingsOf(ways.flat(), worth);
  const whole = sumsOf(ways, worth);
  const said = postingsOf(
    answers.map(({ title, say }) => lexicon.read(`${title} ${plainText(say)}`)),
    worth,
  );
  const ownerOf = Int32Array.from(ways.flatMap((own, at) => own.map(() => at)));

  return (question, about) => {
    const asked = lexicon.read(question);
    const scores = nearest(likeness(asked, near), ownerOf, answers.length);
    add(scores, likenessToSums(asked, whole), shares.whole);
    add(scores, likeness(asked, said), shares.said);
    return answers
      .map((answer, at): Ranked => ({ answer, score: (scores[at] ?? 0) * fitOf(answer, about, question) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  };
}

/** How much of the first, second and third nearest way counts, and of the other comparisons beside them. */
const shares = { nearest: [0.6, 0.25, 0.15], whole: 1, said: 0.3 };
const most = 12;

/** A feature that few answers are asked by tells more than one that all are. */
function worthOf(ways: readonly (readonly number[])[][], kinds: readonly number[]): Float32Array {
  const having = new Int32Array(kinds.length);
  const last = new Int32Array(kinds.length).fill(-1);
  ways.forEach((own, answer) => {
    for (const features of own)
      for (const feature of features) {
        if (last[feature] === answer) continue;
        last[feature] = answer;
        having[feature] = (having[feature] ?? 0) + 1;
      }
  });
  return Float32Array.from(kinds, (kind, feature) => kind * Math.log(1 + ways.length / (having[feature] ?? 1)));
}

function nearest(alike: Float32Array, ownerOf: Int32Array, size: number): Float32Array {
  const best = shares.nearest.map(() => new Float32Array(size));
  alike.forEach((value, way) => {
    const owner = ownerOf[way] ?? 0;
    let rest = value;
    for (const place of best) {
      const held = place[owner] ?? 0;
      if (rest > held) [place[owner], rest] = [rest, held];
    }
  });
  return Float32Array.from({ length: size }, (_, at) => best.reduce((sum, place, rank) => sum + (place[at] ?? 0) * (shares.nearest[rank] ?? 0), 0));
}

function add(scores: Float32Array, more: Float32Array, share: number): void {
  more.forEach((value, at) => {
    scores[at] = (scores[at] ?? 0) + value * share;
  });
}
