import { inArabicLetters } from '#assistant/emergencies/arabizi.ts';
import type { Leaning } from '#assistant/emergencies/leaning.ts';
import { rules } from '#assistant/emergencies/rules.ts';
import { signsOf } from '#assistant/emergencies/signs.ts';
import { wordsOf } from '#assistant/emergencies/words.ts';
import type { Emergency } from '#assistant/emergencies.ts';
import { folded } from '#firm/plain.ts';
import type { Phrase } from './phrases.ts';
import { fitted } from './regression.ts';

/** A phrase or an everyday question, cut into signs once. */
export type Example = { text: string; signs: string[]; kind: Emergency | undefined; counts: number };

export function example({ text, kind }: Phrase, counts: number): Example {
  return { text, kind, counts, signs: [...signsOf(wordsOf(inArabicLetters(folded(text))))] };
}

/** There are many everyday questions, and a few of them do tell of an emergency, so that each counts little. */
export const everydayCounts = 0.07;

/** What examples teach: which signs speak for an emergency, and, among emergencies, which speak for each kind. */
export function learnedFrom(examples: Example[]): Leaning {
  const ringing = examples.filter(({ kind }) => kind).map((one) => ({ ...one, signs: one.signs.filter((sign) => !/[+_]/.test(sign)) }));
  const ofKind = (meant: Emergency) => ringing.map(({ signs, kind, counts }) => ({ signs, yes: kind === meant, counts }));
  return {
    rings: fitted(
      examples.map(({ signs, kind, counts }) => ({ signs, yes: !!kind, counts })),
      mostSigns.rings,
    ),
    kinds: new Map(rules.map(([kind]) => [kind, fitted(ofKind(kind), mostSigns.kind)])),
  };
}

/** More signs than these hear hardly more and make the weights a longer file. */
const mostSigns = { rings: 30000, kind: 3000 };
