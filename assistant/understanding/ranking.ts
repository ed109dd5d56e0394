import type { Placed } from '#assistant/understanding/counties.ts';
import { featuresOf } from '#assistant/understanding/features.ts';
import { fitOf } from '#assistant/understanding/fit.ts';
import { likeness, ofLengthOne, postingsOf, summed, type Vector } from '#assistant/understanding/postings.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
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
export function rankingOf(answers: readonly Answer[], placed: (text: string) => Placed): Rank {
  const numbers = new Map<string, number>();
  const ways = answers.map(({ title, utterances }) => [title, ...utterances].map((text) => numbered(featuresOf(placed(text)), numbers)));
  const rarity = rarityOf(ways, numbers.size);
  const unit = (vector: Vector) =>
    ofLengthOne({ features: vector.features, weights: vector.weights.map((weight, one) => weight * (rarity[vector.features[one] ?? 0] ?? 0)) });
  const vector = (text: string) => unit(known(featuresOf(placed(text)), numbers));
  const vectors = ways.map((own) => own.map(unit));
  const near = postingsOf(vectors.flat(), numbers.size);
  const whole = postingsOf(
    vectors.map((own) => ofLengthOne(summed(own))),
    numbers.size,
  );
  const said = postingsOf(
    answers.map(({ title, say }) => vector(`${title} ${plainText(say)}`)),
    numbers.size,
  );
  const ownerOf = Int32Array.from(vectors.flatMap((own, at) => own.map(() => at)));

  return (question, about) => {
    const asked = vector(question);
    const scores = nearest(likeness(asked, near), ownerOf, answers.length);
    add(scores, likeness(asked, whole), shares.whole);
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

/** Gives each new feature the next number. */
function numbered(features: Map<string, number>, numbers: Map<string, number>): Vector {
  for (const feature of features.keys()) if (!numbers.has(feature)) numbers.set(feature, numbers.size);
  return known(features, numbers);
}

/** Features that no way of asking has can find nothing. */
function known(features: Map<string, number>, numbers: Map<string, number>): Vector {
  const found = [...features].flatMap(([feature, weight]) => {
    const number = numbers.get(feature);
    return number === undefined ? [] : [[number, weight] as const];
  });
  return { features: Int32Array.from(found, ([number]) => number), weights: Float32Array.from(found, ([, weight]) => weight) };
}

/** A feature that few answers are asked by tells more than one that all are. */
function rarityOf(ways: readonly Vector[][], size: number): Float32Array {
  const having = new Int32Array(size);
  for (const own of ways) for (const feature of new Set(own.flatMap(({ features }) => [...features]))) having[feature] = (having[feature] ?? 0) + 1;
  return Float32Array.from(having, (count) => Math.log(1 + ways.length / count));
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
