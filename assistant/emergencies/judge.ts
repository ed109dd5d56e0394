import { inArabicLetters } from '#assistant/emergencies/arabizi.ts';
import { type Evidence, evidenceIn, mostEvidence } from '#assistant/emergencies/frame.ts';
import { type Leaning, leaningOf } from '#assistant/emergencies/leaning.ts';
import { placesOf } from '#assistant/emergencies/pattern.ts';
import { type Emergency, mayHaveHurtRules, type Rule, rules } from '#assistant/emergencies/rules.ts';
import { signsOf } from '#assistant/emergencies/signs.ts';
import { type Text, textOf } from '#assistant/emergencies/text.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import { folded } from '#firm/plain.ts';

/** `sure`: plain enough that nothing else is answered beside it. */
export type Heard = { kind: Emergency; sure: boolean };

/** Whether a text tells of an emergency, and of which kind, with the weights that are given. */
export function judged(words: string, leaning: Leaning): Heard | undefined {
  const text = textOf(wordsOf(inArabicLetters(folded(words))).slice(0, longest));
  const evidence = evidenceIn(text);
  const found = rules.map(([kind, list]) => ({ kind, rule: strongest(kind, list, text, evidence) }));
  const signs = signsOf(text.words);
  const hurt = strongest('mayHaveHurt', mayHaveHurtRules, text, evidence);
  // Goes ahead of the kinds that such a text speaks of too: a victim's hotline would send away who needs a lawyer most. Who took something
  // needs the words for that, and who wants to die those.
  const wish = Math.max(...found.filter(({ kind }) => kind === 'selfHarm').map(({ rule }) => rule));
  if (hurt >= enoughToHaveHurt && wish < certain && !text.where.has('PILLS') && !text.where.has('NARCAN')) return { kind: 'mayHaveHurt', sure: true };
  const sum = leaningOf(signs, leaning.rings) + trust * Math.max(0, ...found.map(({ rule }) => rule));
  const { kind, rule } = found
    .map(({ kind, rule }) => ({ kind, rule, standing: Math.max(0, rule) + leaningOf(signs, leaning.kinds.get(kind)) + (life.has(kind) ? ahead : 0) }))
    .reduce((best, one) => (one.standing > best.standing ? one : best));
  const needed = life.has(kind) ? enoughForLife(rule, text, words.trim().split(/\s+/).length) : enough;
  if (sum < needed) return undefined;
  // Who says that they want to die gets nothing but help, however much else the sentence tells of a case.
  return { kind, sure: sum >= sureFrom || (kind === 'selfHarm' && rule >= certain) };
}

/** How much a rule that knows the sentence counts beside all its words. */
const trust = 1;
/** What both must come to. At these numbers, about 1 of 100 phrases by writers who knew nothing of the code rang falsely. */
const enough = 0.9;
const enoughWithRule = 0.3;
/** Nine of ten phrases that tell of an emergency come to this; of questions that rang falsely, most did not. */
const sureFrom = 3;
/** A danger to life that is missed costs more than a false alarm: it needs less, and goes ahead of kinds that a text speaks of alike. */
const life = new Set<Emergency>(['overdose', 'selfHarm', 'danger']);
const ahead = 0.8;
/** Above this, a rule is as sure as it can be. */
const certain = 3;
/** A rule, and nothing around it that undoes it. */
const enoughToHaveHurt = 1.5;
/** A question may have a thousand characters; more words than they can hold come only from someone who tries the limits. */
const longest = 400;

/**
 * What a danger to life must come to. Where a rule knows the sentence, little. Weights alone are never enough: "hes 16" has too few
 * words to argue with each other. A longer text needs at least one idea of danger, and a short one a rule.
 */
function enoughForLife(rule: number, { where }: Text, length: number): number {
  if (rule >= ruleForShort || (rule > 0 && length >= short)) return enoughWithRule;
  // A sentence that a rule knows, and the words around it undo ("he said he would kill me, years ago"), is not raised by its weights.
  return length >= short && !(Number.isFinite(rule) && rule < undone) && hints.some((idea) => where.has(idea)) ? enough : Number.POSITIVE_INFINITY;
}

const short = 5;
const ruleForShort = 0.5;
const undone = -4;

/** Ideas that stand in texts of danger to life. Chosen by the phrases of `assistant/training`: without any one of these, some are not heard. */
const hints = `ANYMORE BREAKIN BREATHE CAMEIN COLOR COMEIN DIE FALLEN GOODBYE GRABBED HASES HIDEOUT HIGHPLACE HURT HURTING HURTS KILL KILLED KILLING KNOCKING
  LEDGE LIVE LURKING NECK NOOSE NOW PILLS POINT REFL SCARED SOMEONE TOOK WAKE WEAPON WRISTS`.split(/\s+/);

function strongest(kind: Emergency, list: Rule[], text: Text, evidence: Evidence): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { weight, pattern } of list) {
    if (weight + mostEvidence <= best) continue;
    for (const found of placesOf(pattern, text)) {
      best = Math.max(best, weight + evidence(found, kind, weight));
      if (best >= certain) return certain;
    }
  }
  return best;
}
