import { writeFileSync } from 'node:fs';
import type { Weights } from '#assistant/emergencies/leaning.ts';
import { type Example, everydayCounts, example, learnedFrom } from './learn.ts';
import { developmentPhrases, everydayQuestions } from './phrases.ts';

/**
 * Works out again how much each sign of a text counts (`assistant/emergencies/weights.ts`), from the phrases of this folder and the
 * everyday questions of the chat. Run it after changing word lists, fields, signs or phrases: `node tests/assistant-dev/fit.ts`. The
 * same input gives the same weights; nothing of this runs in the product.
 */
const examples: Example[] = [
  ...developmentPhrases().map((phrase) => example(phrase, 1)),
  ...everydayQuestions().map((text) => example({ text }, everydayCounts)),
];
const { rings, kinds } = learnedFrom(examples);

const file = `import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by \`tests/assistant-dev/fit.ts\` from written phrases; \`assistant/emergencies/signs.ts\` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
${written(rings, 0.1, '    ')}
  }),
  kinds: new Map([
${[...kinds].map(([kind, weights]) => `    [\n      '${kind}',\n      weightsFrom({\n${written(weights, 0.3, '        ')}\n      }),\n    ],`).join('\n')}
  ]),
};
`;
writeFileSync('assistant/emergencies/weights.ts', file);
process.stdout.write(`${Math.round(file.length / 1000)} KB of weights from ${examples.length} phrases\n`);

/** Signs under the number that they count, in steps of a tenth; what counts less than `least` is left out. */
function written(weights: Weights, least: number, indent: string): string {
  const groups = new Map<string, string[]>();
  for (const [sign, weight] of weights) {
    const number = weight.toFixed(1);
    if (Math.abs(Number(number)) < least) continue;
    groups.set(number, [...(groups.get(number) ?? []), sign]);
  }
  return [...groups]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([number, signs]) => `${indent}'${number}': \`${folded(signs.toSorted(), indent)}\`,`)
    .join('\n');
}

/** In lines of about 150 characters. */
function folded(words: string[], indent: string): string {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= 150) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.join(`\n${indent}  `);
}
