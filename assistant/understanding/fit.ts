import type { Slots } from '#assistant/understanding/slots.ts';
import type { Answer } from '#firm/answers.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { folded } from '#firm/plain.ts';

type Counties = { own: readonly string[]; all: ReadonlySet<string> };

/**
 * How well an answer fits what the talk is about: 1 where nothing speaks for or against it. The numbers are small, because they
 * decide between answers that are asked for in nearly the same words; each was chosen by measurement. `counties` are those that the
 * title of the answer names, and those that any title does.
 */
export function fitOf({ id, charge, count, aspect }: Answer, counties: Counties, about: Slots, question: string, language: LanguageCode): number {
  const same = { charge: charge && charge === about.charge, count: count && count === about.count, aspect: aspect && aspect === about.aspect };
  let fit = 1;
  if (charge && about.charge) fit *= same.charge ? 1.05 : areNear(charge, about.charge) ? 1 : 0.85;
  else if (charge) fit *= 0.95;
  if (same.aspect) fit *= 1.1;
  if (count && about.count) fit *= same.count ? 1.05 : 0.85;
  // What a talk is about in full (a second OWI, the license) is asked for, also in few words: "does he lose it".
  if (same.charge && same.count && same.aspect) fit *= 1.25;
  // The jail of one county is no answer to a question about another, nor to one that names none.
  if (counties.own.length && !(about.county && counties.own.includes(about.county))) fit *= 0.8;
  else if (counties.own.length && !about.charge && !about.aspect) fit *= 1.2;
  if (id === 'places-other' && about.county && counties.all.has(about.county)) fit *= 0.85;
  // Small talk is no answer to a question about a charge.
  if (id.startsWith('chat-') && about.charge) fit *= 0.85;
  if (id.startsWith('juvenile-') && !isAboutChild(question, language)) fit *= 0.75;
  return fit;
}

type Charge = NonNullable<Answer['charge']>;

/** Not a charge of its own kind, but a part of many. */
const wide: Charge[] = ['felony', 'misdemeanor', 'juvenile', 'warrant', 'probation', 'expungement', 'traffic-ticket'];
const families: Charge[][] = [
  ['drug-possession', 'drug-delivery', 'marijuana'],
  ['retail-fraud', 'larceny', 'stolen-property', 'embezzlement', 'fraud'],
  ['assault', 'felonious-assault', 'strangulation', 'domestic-violence', 'resisting-police'],
  ['concealed-weapon', 'gun-possession'],
  ['owi', 'suspended-license'],
];

function areNear(one: Charge, other: Charge): boolean {
  return wide.includes(one) || wide.includes(other) || families.some((family) => family.includes(one) && family.includes(other));
}

function isAboutChild(question: string, language: LanguageCode): boolean {
  const words = folded(question);
  return /\b1[0-7]\b/.test(words) || young[language].test(words) ? !/\b(?:1[89]|[2-5]\d)\b/.test(words) : false;
}

const young: Record<LanguageCode, RegExp> = {
  en: /\b(?:kids?|child|children|teen\w{0,6}|minors?|juv\w{0,6}|underage|school|son|daughter|grade)\b/,
  es: /\b(?:hij[oa]s?|nin[oa]s?|menor(?:es)?|adolescentes?|juvenil\w*|juvenile|escuela|chamac[oa]s?|muchach[oa]s?|sobrin[oa]|niet[oa]|joven\w*|grado)\b/,
  ar: /ابن|بنت|ولد|اولاد|طفل|اطفال|قاصر|احداث|مراهق|مدرس|حفيد|صغير|juvenile|\b(?:[ei]bni|b[ei]nti|weledi|wlad|teen\w*|kids?|school|madrase|minor)\b/,
};
