import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { signsOf } from '#assistant/emergencies/leaning.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import { folded } from '#assistant/plain.ts';

/**
 * Works out again how much each sign of a text counts (`assistant/emergencies/weights.ts`), from the phrases of this folder and the
 * everyday questions of the chat. Run it after changing word lists or phrases: `node tests/assistant-dev/fit.ts`. The same input
 * gives the same weights; nothing of this runs in the product.
 */
const { ring, silent } = load(readFileSync('tests/assistant-dev/emergencies.yaml', 'utf8')) as { ring: { text: string }[]; silent: string[] };
const everyday = globSync('content/*/utterances/*.yaml')
  .toSorted()
  .flatMap((path) => Object.values(load(readFileSync(path, 'utf8')) as Record<string, string[]>).flat());

type Row = { signs: string[]; rings: number; counts: number };
const rows: Row[] = [
  ...ring.map(({ text }) => row(text, 1, 1)),
  ...silent.map((text) => row(text, 0, 1)),
  // There are many of these, and a few of them do tell of an emergency, so that each counts little.
  ...everyday.map((text) => row(String(text), 0, 0.1)),
];

function row(text: string, rings: number, counts: number): Row {
  return { signs: [...signsOf(wordsOf(folded(text)))], rings, counts };
}

const often = new Map<string, number>();
for (const { signs } of rows) for (const sign of signs) often.set(sign, (often.get(sign) ?? 0) + 1);
const base = 'every text';
const names = [base, ...[...often].filter(([, times]) => times >= 6).map(([sign]) => sign)];
const places = new Map(names.map((name, index) => [name, index]));
const found = rows.map(({ signs }) => [0, ...signs.flatMap((sign) => places.get(sign) ?? [])]);
const weights = fitted(400);

/** Logistic regression by plain steps downhill; the second term keeps any single sign from deciding alone. */
function fitted(rounds: number): Float64Array {
  const [weight, pace, total] = [new Float64Array(names.length), new Float64Array(names.length), rows.reduce((sum, { counts }) => sum + counts, 0)];
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(names.length);
    for (const [index, { rings, counts }] of rows.entries()) {
      const here = found[index] ?? [];
      const sum = here.reduce((all, place) => all + (weight[place] ?? 0), 0);
      const error = (1 / (1 + Math.exp(-sum)) - rings) * counts;
      for (const place of here) slope[place] = (slope[place] ?? 0) + error;
    }
    for (let place = 0; place < names.length; place++) {
      const pull = place ? 0.0005 * (weight[place] ?? 0) : 0;
      pace[place] = 0.9 * (pace[place] ?? 0) - 0.7 * ((slope[place] ?? 0) / total + pull);
      weight[place] = (weight[place] ?? 0) + (pace[place] ?? 0);
    }
  }
  return weight;
}

const list = names
  .map((name, index) => [name, Math.round((weights[index] ?? 0) * 10) / 10] as const)
  .filter(([name, weight]) => name === base || Math.abs(weight) >= 0.1)
  .toSorted(([, a], [, b]) => b - a);
const lines: string[] = [];
for (const piece of list.map(([name, weight]) => `${name} ${weight}`)) {
  const longer = `${lines.at(-1)}, ${piece}`;
  if (lines.length && longer.length <= 150) lines.splice(-1, 1, longer);
  else lines.push(piece);
}
writeFileSync(
  'assistant/emergencies/weights.ts',
  `/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it. Worked out by
 * \`tests/assistant-dev/fit.ts\` from written phrases; \`^\` marks what a text opens with. Do not change by hand.
 */
export const weights = new Map(
  \`${lines.join(',\n  ')}\`.split(/,\\s+/).map((entry): [string, number] => {
    const at = entry.lastIndexOf(' ');
    return [entry.slice(0, at), Number(entry.slice(at + 1))];
  }),
);
`,
);
process.stdout.write(`${list.length} weights from ${rows.length} phrases\n`);
