/** A text by the rows it takes part of, and how much of each; and which answer it asks for. */
export type Example = { rows: Int32Array; parts: Float32Array; answer: number };

/**
 * Learns where each row leads, so that texts that ask for one answer come to stand together and apart from all others: a regression
 * in two steps (rows to `width` numbers, those to answers), by moves downhill after each single example. Of the second step nothing
 * is kept. The same examples give the same rows. Small functions over plain arrays: in one piece it takes five times as long.
 */
export function learnedRows(
  examples: readonly Example[],
  { rowCount, answerCount, width }: { rowCount: number; answerCount: number; width: number },
): Float64Array {
  const chance = chanceFrom(7);
  const rows = tableOf(rowCount, width, chance);
  const answers = tableOf(answerCount, width, chance);
  const stands = new Float64Array(width);
  const pull = new Float64Array(width);
  const errors = new Float64Array(answerCount);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance);
    const pace = fastest * (1 - round / rounds);
    for (const one of order) {
      const example = examples[one];
      if (!example) continue;
      const parts = thinned(example.parts, chance);
      place(stands, rows.numbers, example.rows, parts);
      errorsOf(errors, stands, answers.numbers, example.answer);
      pull.fill(0);
      for (let answer = 0; answer < answerCount; answer++) {
        const error = errors[answer] ?? 0;
        // Answers that are out of the question would be moved by nothing that counts, at two thirds of the time.
        if (Math.abs(error) < negligible) continue;
        addTo(pull, answers.numbers, answer * width, error);
        move(answers, answer, stands, error, pace);
      }
      for (let at = 0; at < parts.length; at++) {
        const part = parts[at] ?? 0;
        if (part) move(rows, example.rows[at] ?? 0, pull, part, pace);
      }
    }
  }
  return rows.numbers;
}

const rounds = 6;
const fastest = 0.3;
const negligible = 0.001;
const leftOut = 0.3;

/** Rows of numbers, and for each how far it was moved so far: one that was moved often is moved less (Adagrad). */
type Table = { numbers: Float64Array; moved: Float64Array };

function tableOf(count: number, width: number, chance: () => number): Table {
  const numbers = new Float64Array(count * width);
  for (let at = 0; at < numbers.length; at++) numbers[at] = (chance() - 0.5) * 0.3;
  return { numbers, moved: new Float64Array(count).fill(0.001) };
}

/** A part of the features is left out each time, so that none of them decides alone. */
function thinned(parts: Float32Array, chance: () => number): Float64Array {
  const kept = new Float64Array(parts.length);
  for (let at = 0; at < kept.length; at++) kept[at] = chance() < leftOut ? 0 : (parts[at] ?? 0) / (1 - leftOut);
  return kept;
}

function place(stands: Float64Array, numbers: Float64Array, rows: Int32Array, parts: Float64Array): void {
  stands.fill(0);
  for (let at = 0; at < rows.length; at++) {
    const part = parts[at] ?? 0;
    if (part) addTo(stands, numbers, (rows[at] ?? 0) * stands.length, part);
  }
}

function addTo(sum: Float64Array, numbers: Float64Array, from: number, part: number): void {
  for (let one = 0; one < sum.length; one++) sum[one] = (sum[one] ?? 0) + part * (numbers[from + one] ?? 0);
}

/** How much more likely each answer is held than it is. */
function errorsOf(errors: Float64Array, stands: Float64Array, answers: Float64Array, right: number): void {
  let highest = -Infinity;
  for (let answer = 0; answer < errors.length; answer++) {
    const sum = product(stands, answers, answer * stands.length);
    errors[answer] = sum;
    if (sum > highest) highest = sum;
  }
  let total = 0;
  for (let answer = 0; answer < errors.length; answer++) {
    const likely = Math.exp((errors[answer] ?? 0) - highest);
    errors[answer] = likely;
    total += likely;
  }
  for (let answer = 0; answer < errors.length; answer++) errors[answer] = (errors[answer] ?? 0) / total;
  errors[right] = (errors[right] ?? 0) - 1;
}

function product(one: Float64Array, numbers: Float64Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (numbers[from + at] ?? 0);
  return sum;
}

function move({ numbers, moved }: Table, row: number, by: Float64Array, part: number, pace: number): void {
  const distance = (moved[row] ?? 0) + (part * part * product(by, by, 0)) / by.length;
  moved[row] = distance;
  lead(numbers, row * by.length, by, (-pace * part) / Math.sqrt(distance));
}

function lead(numbers: Float64Array, from: number, by: Float64Array, part: number): void {
  for (let one = 0; one < by.length; one++) numbers[from + one] = (numbers[from + one] ?? 0) + part * (by[one] ?? 0);
}

/** The same numbers each time, between 0 and 1. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(list: number[], chance: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
