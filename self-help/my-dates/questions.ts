import type { Event, Facts } from './rules.ts';

/** What is asked about an event. A `past` date in the future, or over two years back, is asked about again: it is most likely a slip. */
export type Question =
  | { kind: 'date'; name: DateName; past: boolean; needed: boolean }
  | { kind: 'time'; name: 'time' }
  | { kind: 'choice'; name: ChoiceName; choices: readonly string[] };

export type DateName = 'arrest' | 'paper' | 'told' | 'served' | 'day' | 'issued' | 'arraignment' | 'conference' | 'notice' | 'letter' | 'lawyer' | 'trial';
export type ChoiceName = 'test' | 'heard' | 'first' | 'violent' | 'court' | 'how' | 'large';

const sure = ['yes', 'no', 'unsure'] as const;
const past = (name: DateName, needed = true): Question => ({ kind: 'date', name, past: true, needed });
const choice = (name: ChoiceName, choices: readonly string[] = sure): Question => ({ kind: 'choice', name, choices });

export const questions: Record<Event, readonly Question[]> = {
  'refused-test': [choice('test', ['after-arrest', 'roadside', 'unsure']), past('arrest'), past('paper', false)],
  'protection-order': [choice('heard'), past('served', false), past('told', false)],
  'missed-hearing': [past('day'), { kind: 'time', name: 'time' }, choice('first'), choice('violent')],
  warrant: [past('issued', false), choice('violent')],
  sentence: [past('day'), choice('court', ['misdemeanor', 'felony', 'unsure']), choice('how', ['trial', 'plea', 'unsure'])],
  'seized-property': [past('notice'), choice('large')],
  'license-decision': [past('day')],
  'driver-course': [past('letter')],
  'juvenile-jury': [past('notice', false), past('lawyer', false), { kind: 'date', name: 'trial', past: false, needed: false }],
  'felony-arraignment': [past('arraignment'), { kind: 'date', name: 'conference', past: false, needed: false }],
  'child-held': [past('day'), { kind: 'time', name: 'time' }],
};

export type Doubt = { name: string; why: 'missing' | 'not-a-date' | 'future' | 'long-ago' };

/** What the visitor answered, or what has to be asked again. Nothing chosen means "not sure". */
export function readFacts(event: Event, answers: Readonly<Record<string, string>>, today: string): { facts: Facts; doubts: Doubt[] } | { problems: Doubt[] } {
  const asked = questions[event];
  const problems = asked.flatMap((question): Doubt[] => {
    const given = answers[question.name] ?? '';
    if (question.kind === 'choice') return [];
    if (given === '') return question.kind === 'time' || question.needed ? [{ name: question.name, why: 'missing' }] : [];
    return isWritten(question.kind, given) ? [] : [{ name: question.name, why: 'not-a-date' }];
  });
  if (problems.length > 0) return { problems };
  const doubts = asked.flatMap((question): Doubt[] => {
    const given = answers[question.name] ?? '';
    if (question.kind !== 'date' || !question.past || given === '') return [];
    if (given > today) return [{ name: question.name, why: 'future' }];
    return given < `${Number(today.slice(0, 4)) - 2}${today.slice(4)}` ? [{ name: question.name, why: 'long-ago' }] : [];
  });
  const entries = asked.flatMap((question): [string, string][] => {
    const given = answers[question.name] ?? '';
    if (question.kind === 'choice') return [[question.name, question.choices.includes(given) ? given : 'unsure']];
    return given === '' ? [] : [[question.name, given]];
  });
  // The table above names for each event the fields of its facts, and choices only with their values.
  return { facts: { event, ...Object.fromEntries(entries) } as Facts, doubts };
}

function isWritten(kind: 'date' | 'time', given: string): boolean {
  if (kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(given);
  return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) && new Date(given).toISOString().startsWith(given);
}
