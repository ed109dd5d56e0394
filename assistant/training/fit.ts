import { writeFileSync } from 'node:fs';
import type { Weights } from '#assistant/emergencies/leaning.ts';
import { type Example, everydayCounts, example, learnedFrom } from './learn.ts';
import { developmentPhrases, everydayQuestions } from './phrases.ts';

/**
 * Works out again how much each sign of a text counts (`assistant/emergencies/weights.json`), from the phrases of this folder and the
 * everyday questions of the chat. Run it after changing word lists, fields, signs or phrases: `node assistant/training/fit.ts`. The
 * same input gives the same weights; nothing of this runs in the product.
 */
const examples: Example[] = [
  ...developmentPhrases().map((phrase) => example(phrase, 1)),
  ...everydayQuestions().map((text) => example({ text }, everydayCounts)),
];
const { rings, kinds } = learnedFrom(examples);

const file = JSON.stringify(
  { rings: written(rings, 0.1), kinds: Object.fromEntries([...kinds].map(([kind, weights]) => [kind, written(weights, 0.3)])) },
  null,
  1,
);
writeFileSync('assistant/emergencies/weights.json', `${file}\n`);
process.stdout.write(`${Math.round(file.length / 1000)} KB of weights from ${examples.length} phrases\n`);

/** Signs under the number that they count, in steps of a tenth; what counts less than `least` is left out. */
function written(weights: Weights, least: number): Record<string, string> {
  const groups = new Map<string, string[]>();
  for (const [sign, weight] of weights) {
    const number = weight.toFixed(1);
    if (Math.abs(Number(number)) < least) continue;
    groups.set(number, [...(groups.get(number) ?? []), sign]);
  }
  const sorted = [...groups].toSorted(([a], [b]) => Number(b) - Number(a));
  return Object.fromEntries(sorted.map(([number, signs]) => [number, signs.toSorted().join(' ')]));
}
