import { type Evidence, evidenceIn, mostEvidence } from '#assistant/emergencies/frame.ts';
import { leaning } from '#assistant/emergencies/leaning.ts';
import { placesOf } from '#assistant/emergencies/pattern.ts';
import { type Emergency, type Rule, rules, topics } from '#assistant/emergencies/rules.ts';
import { type Text, textOf } from '#assistant/emergencies/text.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import { folded } from '#assistant/plain.ts';

export type { Emergency } from '#assistant/emergencies/rules.ts';

/**
 * Someone who needs help in this minute, found by plain code. Words in three languages become ideas; rules look for ideas that stand
 * together, and the words around tell whether it is happening now or is past, asked in general, or a charge. All words together
 * lean one way or the other. Of several kinds that a text could be, the one it says most about is meant; danger to life goes ahead.
 */
export function emergencyIn(words: string): Emergency | undefined {
  const text = textOf(wordsOf(folded(words)).slice(0, longest));
  const evidence = evidenceIn(text);
  const lean = leaning(text.words);
  let [meant, most]: [Emergency | undefined, number] = [undefined, 0];
  for (const [kind, list] of rules) {
    const rule = strongest(kind, list, text, evidence);
    const { ahead, ideas } = topics[kind];
    const spoken = ideas.filter((idea) => text.where.has(idea)).length;
    const score = rule + lean;
    if (score < (rule > 0 ? enough : enoughAlone) || (rule === 0 && spoken === 0)) continue;
    const standing = score + ahead + 0.35 * Math.min(4, spoken);
    if (standing > most) [meant, most] = [kind, standing];
  }
  return meant;
}

/** What a rule and the words around it must come to, and what all words must come to where no rule knows the sentence. */
const enough = 1.35;
const enoughAlone = 1.6;
/** Above this, a rule is as sure as it can be. */
const certain = 3;
/** A question may have a thousand characters; more words than they can hold come only from someone who tries the limits. */
const longest = 400;

function strongest(kind: Emergency, list: Rule[], text: Text, evidence: Evidence): number {
  let best = 0;
  for (const { weight, pattern } of list) {
    if (weight + mostEvidence <= best) continue;
    for (const found of placesOf(pattern, text)) {
      best = Math.max(best, weight + evidence(found, kind, weight));
      if (best >= certain) return certain;
    }
  }
  return best;
}
