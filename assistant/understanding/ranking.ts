import { featuresOf } from '#assistant/understanding/features.ts';
import { fitOf } from '#assistant/understanding/fit.ts';
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
export function rankingOf(answers: readonly Answer[], places: ReadonlySet<string>): Rank {
  const ways = answers.map(({ title, utterances }) => [title, ...utterances].map((text) => featuresOf(text, places)));
  const rarity = rarityOf(ways);
  const vector = (text: string) => unit(featuresOf(text, places), rarity);
  const vectors = ways.map((own) => own.map((features) => unit(features, rarity)));
  const near = postingsOf(vectors.flat());
  const whole = postingsOf(vectors.map(summed));
  const said = postingsOf(answers.map(({ title, say }) => vector(`${title} ${plainText(say)}`)));
  const ownerOf = Int32Array.from(vectors.flatMap((own, at) => own.map(() => at)));

  return (question, about) => {
    const asked = vector(question);
    const scores = nearest(likeness(asked, near, ownerOf.length), ownerOf, answers.length);
    add(scores, likeness(asked, whole, answers.length), shares.whole);
    add(scores, likeness(asked, said, answers.length), shares.said);
    return answers
      .map((answer, at): Ranked => ({ answer, score: (scores[at] ?? 0) * fitOf(answer, about, question) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  };
}

/** How much of the first, second and third nearest way counts, and of the other comparisons beside them. */
const shares = { nearest: [0.6, 0.25, 0.15], whole: 1, said: 0.3 };
const most = 12;

type Vector = Map<string, number>;
type Postings = Map<string, { at: number[]; weight: number[] }>;

/** A feature that few answers are asked by tells more than one that all are. */
function rarityOf(ways: Map<string, number>[][]): Map<string, number> {
  const having = new Map<string, number>();
  for (const own of ways) for (const feature of new Set(own.flatMap((features) => [...features.keys()]))) having.set(feature, (having.get(feature) ?? 0) + 1);
  return new Map([...having].map(([feature, count]) => [feature, Math.log(1 + ways.length / count)]));
}

function unit(features: Map<string, number>, rarity: Map<string, number>): Vector {
  const weighed = [...features].flatMap(([feature, weight]) => {
    const rare = rarity.get(feature);
    return rare ? [[feature, weight * rare] as const] : [];
  });
  return ofLengthOne(new Map(weighed));
}

function summed(vectors: Vector[]): Vector {
  const sum: Vector = new Map();
  for (const vector of vectors) for (const [feature, weight] of vector) sum.set(feature, (sum.get(feature) ?? 0) + weight);
  return ofLengthOne(sum);
}

function ofLengthOne(vector: Vector): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return new Map([...vector].map(([feature, weight]) => [feature, weight / length]));
}

function postingsOf(vectors: Vector[]): Postings {
  const postings: Postings = new Map();
  vectors.forEach((vector, at) => {
    for (const [feature, weight] of vector) {
      const list = postings.get(feature) ?? { at: [], weight: [] };
      list.at.push(at);
      list.weight.push(weight);
      postings.set(feature, list);
    }
  });
  return postings;
}

function likeness(asked: Vector, postings: Postings, size: number): Float64Array {
  const alike = new Float64Array(size);
  for (const [feature, weight] of asked) {
    const list = postings.get(feature);
    if (!list) continue;
    list.at.forEach((at, one) => {
      alike[at] = (alike[at] ?? 0) + weight * (list.weight[one] ?? 0);
    });
  }
  return alike;
}

function nearest(alike: Float64Array, ownerOf: Int32Array, size: number): Float64Array {
  const best = shares.nearest.map(() => new Float64Array(size));
  alike.forEach((value, way) => {
    const owner = ownerOf[way] ?? 0;
    let rest = value;
    for (const place of best) {
      const held = place[owner] ?? 0;
      if (rest > held) [place[owner], rest] = [rest, held];
    }
  });
  return Float64Array.from({ length: size }, (_, at) => best.reduce((sum, place, rank) => sum + (place[at] ?? 0) * (shares.nearest[rank] ?? 0), 0));
}

function add(scores: Float64Array, more: Float64Array, share: number): void {
  more.forEach((value, at) => {
    scores[at] = (scores[at] ?? 0) + value * share;
  });
}
