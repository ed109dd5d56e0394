import type { Placing } from '#assistant/understanding/counties.ts';
import type { Patterns, Slots, SlotWords } from '#assistant/understanding/slot-patterns.ts';
import { arabic } from '#assistant/understanding/slots-arabic.ts';
import { english } from '#assistant/understanding/slots-english.ts';
import { spanish } from '#assistant/understanding/slots-spanish.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';

export type { Slots } from '#assistant/understanding/slot-patterns.ts';

/** What one question says about who it is, what it is about and where. English words in another language's question are understood too. */
export function slotsIn(question: string, placed: Placing, language: LanguageCode): Slots {
  const words = ` ${folded(question).replace(/'/g, '')} `;
  const own = byLanguage[language];
  return {
    who: first(own.who, words),
    charge: first(own.charge, words) ?? first(english.charge, words),
    count: first(own.count, words) ?? first(english.count, words),
    aspect: first(own.aspect, words) ?? first(english.aspect, words),
    county: placed(question).places[0]?.county,
    custody: first(own.custody, words) ?? first(english.custody, words),
    court: first(own.court, words) ?? first(english.court, words),
  };
}

const byLanguage: Record<LanguageCode, SlotWords> = { en: english, es: spanish, ar: arabic };

/** What was said last counts; what a turn does not say stays as it was. A new charge ends the count of the one before. */
export function carried(before: Slots, now: Slots): Slots {
  const charge = now.charge ?? before.charge;
  const sameCharge = charge === before.charge;
  return {
    who: now.who ?? before.who,
    charge,
    count: now.count ?? (sameCharge ? before.count : undefined),
    aspect: now.aspect ?? before.aspect,
    county: now.county ?? before.county,
    custody: now.custody ?? before.custody,
    court: now.court ?? before.court,
    courtDay: now.courtDay ?? before.courtDay,
  };
}

function first<K>(patterns: Patterns<K>, words: string): K | undefined {
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}
