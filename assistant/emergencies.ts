import { type Heard, judged } from '#assistant/emergencies/judge.ts';
import type { Emergency } from '#assistant/emergencies/rules.ts';
import { leaning } from '#assistant/emergencies/weights.ts';

export type { Emergency } from '#assistant/emergencies/rules.ts';

/**
 * Someone who needs help in this minute, found by plain code. Words in three languages become ideas; rules look for ideas that stand
 * together, and the words around tell whether it is happening now or is past, asked in general, or a charge. All words together lean
 * one way or the other, by weights worked out from written phrases, and speak up where no rule knows the sentence.
 */
export function emergencyIn(words: string): Emergency | undefined {
  return emergencyHeard(words)?.kind;
}

/** The same, and whether it is plain. Where it is not, help comes first all the same, and the question is answered after it. */
export function emergencyHeard(words: string): Heard | undefined {
  return judged(words, leaning);
}
