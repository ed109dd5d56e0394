import { type Evidence, evidenceIn, mostEvidence } from '#assistant/emergencies/frame.ts';
import { type Leaning, leaningOf } from '#assistant/emergencies/leaning.ts';
import { placesOf } from '#assistant/emergencies/pattern.ts';
import { type Emergency, type Rule, rules } from '#assistant/emergencies/rules.ts';
import { signsOf } from '#assistant/emergencies/signs.ts';
import { type Text, textOf } from '#assistant/emergencies/text.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import { folded } from '#assistant/plain.ts';

/** Whether a text tells of an emergency, and of which kind, with the weights that are given. */
export function judged(words: string, leaning: Leaning): Emergency | undefined {
  const text = textOf(wordsOf(folded(words)).slice(0, longest));
  const evidence = evidenceIn(text);
  const found = rules.map(([kind, list]) => ({ kind, rule: strongest(kind, list, text, evidence) }));
  const signs = signsOf(text.words);
  const known = Math.max(...found.map(({ rule }) => rule));
  if (leaningOf(signs, leaning.rings) + trust * known < enough) return undefined;
  return found
    .map(({ kind, rule }) => ({ kind, standing: rule + leaningOf(signs, leaning.kinds.get(kind)) + ahead[kind] }))
    .reduce((best, one) => (one.standing > best.standing ? one : best)).kind;
}

/** How much a rule that knows the sentence counts beside all its words, and what both must come to. */
const trust = 1.5;
const enough = 0.3;
/** Above this, a rule is as sure as it can be. */
const certain = 3;
/** A question may have a thousand characters; more words than they can hold come only from someone who tries the limits. */
const longest = 400;

/** Between kinds that a text speaks of alike, danger to life goes ahead. */
const ahead: Record<Emergency, number> = { overdose: 0.5, selfHarm: 0.5, danger: 0.2, arrest: 0, door: 0, stopped: 0, questioned: 0, childTaken: 0 };

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
