import { basename } from 'node:path';
import { z } from 'zod';
import { ContentError, named, namesOf, type Placeholders, readYaml } from '#firm/content-file.ts';
import { type Review, review } from '#firm/parts.ts';
import { type Prose, prose } from '#firm/prose.ts';
import { selfHelpAddresses } from '#firm/self-help.ts';
import { text } from '#firm/text.ts';

/** What a question or an answer may be about. The chat carries these from one turn to the next. */
export const charges = [
  'owi',
  'suspended-license',
  'reckless-driving',
  'hit-and-run',
  'traffic-ticket',
  'domestic-violence',
  'ppo',
  'assault',
  'felonious-assault',
  'strangulation',
  'resisting-police',
  'drug-possession',
  'drug-delivery',
  'marijuana',
  'retail-fraud',
  'larceny',
  'embezzlement',
  'fraud',
  'stolen-property',
  'home-invasion',
  'property-damage',
  'concealed-weapon',
  'gun-possession',
  'disorderly',
  'alcohol-under-21',
  'sexual-offense',
  'felony',
  'misdemeanor',
  'probation',
  'parole',
  'warrant',
  'juvenile',
  'expungement',
] as const;

export const counts = ['first', 'second', 'third'] as const;

/** Which side of it is asked about. */
export const aspects = [
  'meaning',
  'penalty',
  'license',
  'record',
  'guns',
  'immigration',
  'work',
  'school',
  'housing',
  'travel',
  'deadline',
  'steps',
  'first-days',
  'court',
  'bond',
  'jail',
  'proof',
  'search',
  'talking',
  'dropping',
  'no-contact',
  'deferral',
  'clearing',
  'cost',
  'insurance',
  'family',
] as const;

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens');

/** One answer of the chat, complete in itself: its title names charge, degree, count and amount. */
const answer = z.strictObject({
  id,
  title: text(),
  charge: z.enum(charges).optional(),
  count: z.enum(counts).optional(),
  aspect: z.enum(aspects).optional(),
  say: prose(),
  link: z.strictObject({ to: z.string().regex(/^\/[a-z0-9/#-]*$/, 'must be an address on this site'), words: text() }),
  /** A page on which visitors find out what is true for them; the chat leads there. */
  tool: z.enum(selfHelpAddresses).optional(),
  /** What people ask next. */
  next: z.array(id).max(3).default([]),
});

const answersFile = z.strictObject({ answers: z.array(answer).min(1), reviewed: review });
const utterancesFile = (code: string) => z.record(id, z.array(z.string().trim().min(1)).min(code === 'en' ? fewest.english : fewest.others));

/** Ways of asking for each answer. In English there are so many that more can be learned from them than the words (assistant/understanding/senses.ts). */
const fewest = { english: 15, others: 10 };

/** An answer with the ways people ask for it; those are searched and never shown. */
export type Answer = Omit<z.output<typeof answer>, 'say'> & { say: Prose; utterances: string[] };

export type Answers = { all: Answer[]; reviewed: Review[] };

/** The chat's answers in one language: `answers/owi.yaml` says them, `utterances/owi.yaml` how people ask for each. */
export function readAnswers(code: string, placeholders: Placeholders): Answers {
  const files = namesOf('*.yaml', `${code}/answers`);
  const read = files.map((file) => withUtterances(code, basename(file, '.yaml'), placeholders));
  const all = read.flatMap(({ answers }) => answers);
  const ids = all.map((one) => one.id);
  const twice = ids.filter((one, at) => ids.indexOf(one) !== at);
  if (twice.length) throw new ContentError(`${named(`${code}/answers`)}: ${twice.join(', ')} stands there twice`);
  const lost = all.flatMap(({ next }) => next).filter((one) => !ids.includes(one));
  if (lost.length) throw new ContentError(`${named(`${code}/answers`)}: next names ${[...new Set(lost)].join(', ')}, which no answer has`);
  return { all, reviewed: read.map((one) => one.reviewed) };
}

function withUtterances(code: string, topic: string, placeholders: Placeholders) {
  const { answers, reviewed } = readYaml(`${code}/answers/${topic}.yaml`, answersFile, placeholders);
  // People write the town of the office as they write everything else: in small letters.
  const utterances = readYaml(`${code}/utterances/${topic}.yaml`, utterancesFile(code), { town: String(placeholders['town']).toLowerCase() });
  const unknown = Object.keys(utterances).filter((one) => !answers.some((answer) => answer.id === one));
  if (unknown.length) throw new ContentError(`${named(`${code}/utterances/${topic}.yaml`)}: ${unknown.join(', ')} is no answer of this topic`);
  return {
    reviewed,
    answers: answers.map((one): Answer => {
      const asked = utterances[one.id];
      if (!asked) throw new ContentError(`${named(`${code}/utterances/${topic}.yaml`)}: ${one.id} is missing`);
      return { ...one, utterances: asked };
    }),
  };
}
