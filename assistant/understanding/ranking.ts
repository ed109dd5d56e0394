import type { Placing } from '#assistant/understanding/counties.ts';
import { lexiconOf } from '#assistant/understanding/features.ts';
import { fitOf } from '#assistant/understanding/fit.ts';
import { measures } from '#assistant/understanding/measures.ts';
import { lengthOf, likeness, type Postings, postingsOf } from '#assistant/understanding/postings.ts';
import { middleOf, nearness, type Rows, rowsOf, senseOf, unpacked, width } from '#assistant/understanding/senses.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
import { likenessToSums, type Sums, sumsOf } from '#assistant/understanding/sums.ts';
import { waysOf } from '#assistant/understanding/ways.ts';
import type { Answer } from '#firm/answers.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { plainText } from '#firm/prose.ts';

export type Ranked = { answer: Answer; score: number };

/** The answers that a question asks for, best first. `about` is what the talk is about so far. */
export type Rank = (question: string, about: Slots) => Ranked[];

/** What a question is compared with. Plain numbers and words, so that it can be made once and kept in a file. */
export type Index = {
  features: string[];
  near: Postings;
  whole: Sums;
  said: Postings;
  ownerOf: Int32Array;
  /** The counties that the title of each answer names. */
  countiesIn: string[][];
  senses?: Senses | undefined;
};

/** The learned rows, and where each way of asking and each answer stands by them. */
type Senses = { rows: Rows; near: Int16Array; whole: Float32Array };

/** Made from the ways people ask for each answer; 30,000 of them take about 4 seconds of one processor. `learned` are the rows of their language. */
export function indexOf(answers: readonly Answer[], placed: Placing, language: LanguageCode, learned?: Buffer): Index {
  const { lexicon, ways, worth } = waysOf(answers, placed, language);
  return {
    features: lexicon.features.map(({ name }) => name),
    near: postingsOf(ways.flat(), worth),
    whole: sumsOf(ways, worth),
    said: postingsOf(
      answers.map(({ title, say }) => lexicon.read(`${title} ${plainText(say)}`).known),
      worth,
    ),
    ownerOf: Int32Array.from(ways.flatMap((own, at) => own.map(() => at))),
    countiesIn: answers.map(({ title }) => placed(title).places.map(({ county }) => county)),
    senses: learned && sensesOf(ways, { row: rowsOf(ways.flat(), lexicon.features), ...unpacked(learned) }, worth),
  };
}

/**
 * Compares a question with the ways in which people ask for each answer: by its words, and by where it stands. The nearest three ways
 * count, all of them together, and a little the words of the answer itself; what the talk is about then decides between neighbors.
 * Chosen by measurement (docs/decisions/020-utterances.md).
 */
export function rankingIn(index: Index, answers: readonly Answer[], placed: Placing, language: LanguageCode): Rank {
  const { features, near, whole, said, ownerOf, countiesIn, senses } = index;
  const shares = measures[language];
  const lexicon = lexiconOf(placed, language, features);
  const allCounties = new Set(countiesIn.flat());
  const waysFrom = startsOf(ownerOf, answers.length);

  return (question, about) => {
    const { known: asked, unknown } = lexicon.read(question);
    const scores = nearest(likeness(asked, near), ownerOf, answers.length, shares.nearest);
    add(scores, likenessToSums(asked, whole), shares.whole);
    add(scores, likeness(asked, said), shares.said);
    if (senses) {
      const stands = senseOf(asked, senses.rows, near.worth);
      add(scores, nearness(stands, senses.whole), shares.sense);
      // Where each single way stands is looked at for the likeliest answers only: for all of them it would take most of the time.
      for (const at of likeliest(scores)) {
        const alike = nearness(stands, senses.near.subarray((waysFrom[at] ?? 0) * width, (waysFrom[at + 1] ?? 0) * width))
          .map((one) => one / finest)
          .sort()
          .reverse();
        scores[at] = (scores[at] ?? 0) + shares.sense * shares.nearest.reduce((sum, share, rank) => sum + share * Math.max(0, alike[rank] ?? 0), 0);
      }
    }
    const share = knownShare(asked, unknown, near.worth, answers.length);
    return answers
      .map(
        (answer, at): Ranked => ({
          answer,
          score: (scores[at] ?? 0) * share * fitOf(answer, { own: countiesIn[at] ?? [], all: allCounties }, about, question, language),
        }),
      )
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  };
}

const most = 12;

/** How much of a question is in words that any way of asking has. The rest could be anything, and makes every answer less sure. */
function knownShare(known: readonly number[], unknown: number, worth: Float32Array, answers: number): number {
  const [heard, unheard] = [lengthOf(known, worth) ** 2, unknown * Math.log(1 + answers) ** 2];
  return Math.sqrt(heard / (heard + unheard || 1));
}

/** The first way of asking for each answer, and one more for the end. */
function startsOf(ownerOf: Int32Array, size: number): Int32Array {
  const starts = new Int32Array(size + 1);
  for (const owner of ownerOf) starts[owner + 1] = (starts[owner + 1] ?? 0) + 1;
  for (let at = 0; at < size; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  return starts;
}

/** Where a single way stands is kept in two bytes for each number, which finds the same answers in half of the memory. */
const finest = 32_767;

const mostLikely = 150;

function likeliest(scores: Float32Array): number[] {
  const least = scores.toSorted().at(-mostLikely) ?? 0;
  return Array.from(scores.keys()).filter((at) => (scores[at] ?? 0) >= least);
}

function sensesOf(ways: number[][][], rows: Rows, worth: Float32Array): Senses {
  const near = new Int16Array(ways.flat().length * width);
  const whole = new Float32Array(ways.length * width);
  let at = 0;
  ways.forEach((own, answer) => {
    const senses = own.map((way) => senseOf(way, rows, worth));
    for (const sense of senses)
      near.set(
        sense.map((one) => Math.round(one * finest)),
        width * at++,
      );
    whole.set(middleOf(senses), width * answer);
  });
  return { rows, near, whole };
}

function nearest(alike: Float32Array, ownerOf: Int32Array, size: number, shares: readonly number[]): Float32Array {
  const best = shares.map(() => new Float32Array(size));
  for (let way = 0; way < alike.length; way++) {
    const owner = ownerOf[way] ?? 0;
    let rest = alike[way] ?? 0;
    // Most ways have nothing in common with the question.
    if (rest === 0) continue;
    for (const place of best) {
      const held = place[owner] ?? 0;
      if (rest > held) {
        place[owner] = rest;
        rest = held;
      }
    }
  }
  return Float32Array.from({ length: size }, (_, at) => best.reduce((sum, place, rank) => sum + (place[at] ?? 0) * (shares[rank] ?? 0), 0));
}

function add(scores: Float32Array, more: Float32Array, share: number): void {
  more.forEach((value, at) => {
    scores[at] = (scores[at] ?? 0) + value * share;
  });
}
