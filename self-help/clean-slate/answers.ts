import { westernDigits } from '#case-review/digits.ts';
import type { Day } from '#self-help/my-dates/closed-days.ts';
import type { Conviction, Kind, Person, Sure, When } from './record.ts';
import { whenOf } from './when.ts';

/** What one conviction's form holds, by the names of its fields. */
export type Filled = Readonly<Record<string, string>>;

/** A conviction as it was told, or which answer is missing. Nothing chosen means "not sure". */
export function convictionFrom(id: string, filled: Filled): Conviction | 'year-missing' {
  const sentence = whenIn(filled, 'sentence');
  if (!sentence && filled['sentence-unsure'] !== 'yes') return 'year-missing';
  const prisonEnd = whenIn(filled, 'prison');
  const ends = ['probation', 'parole', 'jail'].flatMap((name) => whenIn(filled, name) ?? []);
  return {
    id,
    court: oneOf(filled['court'], ['michigan', 'juvenile', 'elsewhere', 'unsure']),
    ended: oneOf(filled['ended'], ['convicted', 'not-convicted', 'unsure']),
    level: oneOf(filled['level'], ['felony', 'misdemeanor', 'small', 'unsure']),
    most: oneOf(filled['most'], ['under-10', 'exactly-10', 'over-10', 'unsure']),
    kind: (filled['kind'] || 'unsure') as Kind,
    sentence: sentence ?? 'unsure',
    ends,
    ...(prisonEnd ? { prisonEnd } : {}),
    ...(filled['night'] ? { night: filled['night'] } : {}),
    weapon: sureIn(filled, 'weapon'),
    ...(filled['crime'] ? { crime: filled['crime'] } : {}),
    reduced: sureIn(filled, 'reduced'),
  };
}

/** A denial of an application for this conviction, where one was told. A denial whose day is not known counts from today. */
export function denialFrom(filled: Filled, today: Day): Person['denied'][string] | undefined {
  if (filled['denied'] === 'no') return undefined;
  if (filled['denied'] !== 'yes') return 'unsure';
  const on = whenIn(filled, 'denied-on') ?? { first: today, last: today };
  const earlier = whenIn(filled, 'denied-earlier');
  return { on, ...(earlier ? { earlier: earlier.last } : {}) };
}

export function personFrom(filled: Filled, today: Day): Person {
  const assaults = filled['assaults'];
  return {
    today,
    openCharge: sureIn(filled, 'openCharge'),
    listedAll: sureIn(filled, 'listedAll'),
    before: {
      felony: sureIn(filled, 'felony'),
      owi: sureIn(filled, 'owi'),
      assaults: assaults === '0' ? 0 : assaults === '1' ? 1 : assaults === '2' ? 2 : 'unsure',
    },
    denied: {},
    unpaidRestitution: sureIn(filled, 'unpaidRestitution'),
    deferral: sureIn(filled, 'deferral'),
  };
}

function sureIn(filled: Filled, name: string): Sure {
  return oneOf(filled[name], ['yes', 'no', 'unsure']);
}

function oneOf<const T extends string>(given: string | undefined, all: readonly [...T[], 'unsure']): T | 'unsure' {
  return all.find((one) => one === given) ?? 'unsure';
}

function whenIn(filled: Filled, name: string): When | undefined {
  const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map((part) => westernDigits(filled[`${name}-${part}`] ?? '').trim());
  if (!/^(19|20)\d\d$/.test(year)) return undefined;
  const whole = [year, month, month ? day : ''].filter(Boolean).map((part) => part.padStart(2, '0'));
  const when = whenOf(whole.join('-'));
  // The 31st of a month that has 30 days counts as its last day.
  const { last } = whenOf(whole.slice(0, 2).join('-'));
  return when.last > last ? { first: last, last } : when;
}
