import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#tests/testkit/property-runs.ts';
import type { ByItself, ByJudge, Conviction, Kind, Note, Person, Sure, When } from './record.ts';
import { sortRecord } from './sort.ts';
import { whenOf } from './when.ts';

const day = (written: string): When => whenOf(written);

const person: Person = {
  today: '2026-11-15',
  openCharge: 'no',
  listedAll: 'yes',
  before: { felony: 'no', assaults: 0, owi: 'no' },
  denied: {},
  unpaidRestitution: 'no',
  deferral: 'no',
};

type Told = Partial<Omit<Conviction, 'sentence' | 'ends' | 'prisonEnd'>> & { over?: string; prison?: string };

function misdemeanor(id: string, sentence: string, { over, prison, ...more }: Told = {}): Conviction {
  return {
    id,
    court: 'michigan',
    ended: 'convicted',
    level: 'misdemeanor',
    most: 'under-10',
    kind: 'other',
    sentence: day(sentence),
    ends: over ? [day(over)] : [],
    ...(prison ? { prisonEnd: day(prison) } : {}),
    weapon: 'no',
    reduced: 'no',
    ...more,
  };
}

const felony = (id: string, sentence: string, more: Told = {}) => misdemeanor(id, sentence, { level: 'felony', ...more });

function judge(result: ByJudge): string {
  switch (result.kind) {
    case 'may-ask':
      return result.now ? `may ask now (${result.years} y, since ${result.from})` : `may ask from ${result.from} (${result.years} y)`;
    case 'any-time':
      return `may ask any time (${result.rule})`;
    case 'not-now':
      return `not now (open charge); else ${result.otherwise?.now ? 'now' : result.otherwise?.from}`;
    case 'never':
      return `never (${result.rule})`;
    case 'ask-a-lawyer':
      return `ask a lawyer (${result.why}${result.notBefore ? `; not before ${result.notBefore}` : ''})`;
    case 'no':
      return `no (${result.why})`;
    default:
      return result.kind;
  }
}

function itself(result: ByItself): string {
  switch (result.kind) {
    case 'may-be-cleared':
      return `may be cleared already (since ${result.since})`;
    case 'may-clear':
      return `may clear on ${result.on}`;
    case 'unsure':
      return `unsure (${result.why})${result.on ? `; date ${result.on}` : ''}`;
    case 'no':
      return `no (${result.why})`;
    default:
      return result.kind;
  }
}

function noted(note: Note): string {
  switch (note.kind) {
    case 'alone':
      return ` [this one alone: ${note.outcome === 'now' ? 'now' : 'ask a lawyer'}, ${note.years} y]`;
    case 'alone-from':
      return ` [this one alone: from ${note.from}, ${note.years} y]`;
    case 'at-most':
      return ` [at most ${note.places} of these]`;
    case 'one-of-this-crime':
      return ' [only 1 of this crime]';
    case 'together':
      return ` [together with ${note.with.join(', ')}]`;
  }
}

const now = (years: number, since: string) => `may ask now (${years} y, since ${since})`;
const cleared = (since: string) => `may be cleared already (since ${since})`;
const inside = 'unsure (new-conviction)';
const three = 'no (three-felonies)';
const alone = (outcome: string) => ` [this one alone: ${outcome}, 5 y]`;

type Row = [number, Conviction[], felonies: number, byJudge: string[], byItself: string[], Partial<Person>?];

const oldFelonies = [felony('a', '1990-01-01'), felony('b', '1995-01-01'), felony('c', '2000-01-01'), felony('d', '2003-01-01')];
const oneNight = (weapon: Sure) => [
  felony('a', '1994-01-01', { over: '1996-01-01' }),
  felony('b', '1999-01-01', { over: '2001-01-01' }),
  felony('c', '2002-01-01', { over: '2004-01-01', night: 'n' }),
  felony('d', '2002-01-01', { over: '2004-01-01', night: 'n', weapon }),
];
const small = (year: number) => `${year}-01-01`;

const rows: Row[] = [
  [1, [misdemeanor('m', '2019-05-01', { over: '2020-05-01' })], 0, [now(3, '2023-05-01')], [cleared('2026-05-01')]],
  [2, [misdemeanor('m', '2024-03-10', { over: '2025-03-10' })], 0, ['may ask from 2028-03-10 (3 y)'], ['may clear on 2031-03-10']],
  [3, [misdemeanor('m', '2024-03-10', { over: '2025-03-10' })], 0, ['may ask from 2028-03-10 (3 y)'], ['may clear on 2031-03-10'], { today: '2028-03-09' }],
  [4, [misdemeanor('m', '2024-03-10', { over: '2025-03-10' })], 0, [now(3, '2028-03-10')], ['may clear on 2031-03-10'], { today: '2028-03-10' }],
  [5, [misdemeanor('m', '2018-02-01', { level: 'small' })], 0, [now(3, '2021-02-01')], [cleared('2025-02-01')]],
  [6, [misdemeanor('m', '2021-02-01', { level: 'small' })], 0, [now(3, '2024-02-01')], ['may clear on 2028-02-01']],
  [7, [felony('f', '2012-06-01', { over: '2015-06-01' })], 1, [now(5, '2020-06-01')], [cleared('2023-04-11')]],
  [8, [felony('f', '2019-06-01', { over: '2022-06-01' })], 1, ['may ask from 2027-06-01 (5 y)'], ['may clear on 2029-06-01']],
  [9, [felony('f', '2010-03-01', { prison: '2013-03-01', over: '2015-03-01' })], 1, [now(5, '2020-03-01')], [cleared('2023-04-11')]],
  [10, [felony('f', '2014-09-01', { over: '2017-09-01' })], 1, [now(5, '2022-09-01')], [cleared('2024-09-01')]],
  [
    11,
    [felony('a', '2011-01-01', { over: '2014-01-01' }), felony('b', '2015-01-01', { over: '2018-01-01' })],
    2,
    [now(7, '2025-01-01') + alone('ask a lawyer'), now(7, '2025-01-01') + alone('now')],
    [inside, cleared('2025-01-01')],
  ],
  [
    12,
    [felony('a', '2005-04-01', { over: '2007-04-01' }), felony('b', '2010-04-01', { over: '2012-04-01' }), felony('c', '2018-04-01', { over: '2021-04-01' })],
    3,
    ['ask a lawyer', 'now', 'now'].map((outcome) => `may ask from 2028-04-01 (7 y)${alone(outcome)}`),
    [inside, inside, 'unsure (more-than-two); date 2028-04-01'],
  ],
  [13, [...oldFelonies, misdemeanor('m', '2005-01-01')], 4, Array<string>(5).fill(three), [inside, inside, inside, inside, cleared('2023-04-11')]],
  [
    14,
    oneNight('no'),
    3,
    ['ask a lawyer', 'ask a lawyer', 'now', 'now'].map((outcome) => now(7, '2011-01-01') + alone(outcome)),
    [inside, inside, 'unsure (more-than-two); date 2023-04-11', 'unsure (more-than-two); date 2023-04-11'],
  ],
  [
    15,
    oneNight('yes'),
    4,
    Array<string>(4).fill(three),
    [inside, inside, 'unsure (more-than-two); date 2023-04-11', 'unsure (more-than-two); date 2023-04-11'],
  ],
  [
    16,
    [felony('a', '2016-05-01', { over: '2019-05-01', night: 'n' }), felony('b', '2016-05-01', { over: '2019-05-01', night: 'n' })],
    1,
    [now(5, '2024-05-01'), now(5, '2024-05-01')],
    [cleared('2026-05-01'), cleared('2026-05-01')],
  ],
  [17, [misdemeanor('m', '2019-10-01', { kind: 'dv-misdemeanor', over: '2020-10-01' })], 0, [now(5, '2025-10-01')], ['no (left-out)']],
  [18, [misdemeanor('m', '2021-12-01', { kind: 'dv-misdemeanor', over: '2022-12-01' })], 0, ['may ask from 2027-12-01 (5 y)'], ['no (left-out)']],
  [
    19,
    [misdemeanor('m', '2008-01-01', { kind: 'dv-misdemeanor' }), felony('f', '2014-01-01', { kind: 'dv-felony' })],
    1,
    [now(5, '2013-01-01'), 'never (780.621c(1)(e))'],
    ['no (left-out)', 'no (kind)'],
  ],
  [20, [felony('f', '2014-01-01', { kind: 'dv-felony', over: '2017-01-01' })], 1, [now(5, '2022-01-01')], ['no (left-out)']],
  [
    21,
    [2006, 2009, 2012].map((year, at) => misdemeanor('abc'[at] as string, small(year), { kind: 'assault' })),
    0,
    [' [together with b, c]', ' [together with c]', ''].map((with_) => `${now(5, '2017-01-01')} [at most 2 of these]${with_}`),
    Array<string>(3).fill('no (left-out)'),
  ],
  [
    22,
    [misdemeanor('m', '2012-01-01', { kind: 'assault' })],
    0,
    ['no (assaults-before)'],
    ['no (left-out)'],
    { before: { felony: 'no', assaults: 2, owi: 'no' } },
  ],
  [
    23,
    [misdemeanor('a', small(2004), { kind: 'assault' }), misdemeanor('b', small(2006), { kind: 'assault' }), misdemeanor('l', small(2010))],
    0,
    ['ask a lawyer (new-conviction; not before 2015-01-01) [together with b]', 'ask a lawyer (new-conviction; not before 2015-01-01)', now(3, '2013-01-01')],
    ['no (left-out)', 'no (left-out)', 'no (two-assaults)'],
  ],
  [
    24,
    [misdemeanor('a', small(2004), { kind: 'assault' }), misdemeanor('l', small(2012))],
    0,
    [now(5, '2009-01-01'), now(3, '2015-01-01')],
    ['no (left-out)', cleared('2023-04-11')],
  ],
  [25, [misdemeanor('m', '2019-08-01', { kind: 'first-owi', over: '2020-08-01' })], 0, [now(5, '2025-08-01')], ['no (kind)']],
  [26, [misdemeanor('m', '2021-08-01', { kind: 'first-owi', over: '2022-08-01' })], 0, ['may ask from 2027-08-01 (5 y)'], ['no (kind)']],
  [
    27,
    [misdemeanor('a', small(2009), { kind: 'first-owi' }), misdemeanor('b', small(2016), { kind: 'other-owi' })],
    0,
    ['ask a lawyer (later-owi)', 'never (780.621c(1)(d))'],
    ['no (kind)', 'no (kind)'],
  ],
  [28, [misdemeanor('m', small(2015), { kind: 'first-owi' })], 0, ['no (owi-before)'], ['no (kind)'], { before: { felony: 'no', assaults: 0, owi: 'yes' } }],
  [29, [misdemeanor('m', small(2014), { kind: 'other-owi' })], 0, ['never (780.621c(1)(d))'], ['no (kind)']],
  [30, [felony('f', small(2008), { kind: 'other-owi' })], 1, ['never (780.621c(1)(d))'], ['no (kind)']],
  [31, [misdemeanor('m', '2016-05-01', { kind: 'traffic' })], 0, [now(3, '2019-05-01')], [cleared('2023-05-01')]],
  [32, [misdemeanor('m', small(2010), { kind: 'commercial-traffic' })], 0, ['never (780.621c(1)(d))'], ['no (kind)']],
  [33, [misdemeanor('m', small(2011), { kind: 'traffic-injury' })], 0, ['never (780.621c(1)(d))'], ['no (kind)']],
  [34, [felony('f', small(1999), { kind: 'life', most: 'over-10' })], 1, ['never (780.621c(1)(a))'], ['no (kind)']],
  [
    35,
    [
      felony('a', small(1999), { most: 'over-10', crime: 'x', over: '2002-01-01' }),
      felony('b', small(2009), { most: 'over-10', crime: 'x', over: '2012-01-01' }),
    ],
    2,
    [`${now(5, '2007-01-01')} [only 1 of this crime]`, `${now(5, '2017-01-01')} [only 1 of this crime]`],
    ['no (left-out)', 'no (left-out)'],
  ],
  [36, [felony('f', small(2005), { kind: 'assault', most: 'exactly-10', over: '2010-01-01' })], 1, [now(5, '2015-01-01')], ['no (left-out)']],
  [37, [felony('f', small(2007), { kind: 'dishonesty', most: 'over-10', over: '2010-01-01' })], 1, [now(5, '2015-01-01')], ['no (left-out)']],
  [38, [felony('f', small(2010), { kind: 'theft-or-fraud', over: '2013-01-01' })], 1, [now(5, '2018-01-01')], ['unsure (look-up)']],
  [39, [misdemeanor('m', '2024-06-01', { kind: 'marijuana-misdemeanor' })], 0, ['may ask any time (780.621e)'], ['may clear on 2031-06-01']],
  [
    40,
    [...oldFelonies, misdemeanor('m', small(2010), { kind: 'marijuana-misdemeanor' })],
    4,
    [three, three, three, three, 'may ask any time (780.621e)'],
    [inside, inside, inside, inside, cleared('2023-04-11')],
  ],
  [41, [misdemeanor('m', small(2012))], 0, ['not now (open charge); else now'], ['not-now'], { openCharge: 'yes' }],
  [
    42,
    [felony('f', '2017-01-01', { over: '2020-01-01' }), misdemeanor('m', '2022-06-01')],
    1,
    ['ask a lawyer (new-conviction; not before 2027-06-01)', now(3, '2025-06-01')],
    [inside, 'may clear on 2029-06-01'],
  ],
  [43, [misdemeanor('a', '2016-04-01'), misdemeanor('b', '2020-04-01')], 0, [now(3, '2019-04-01'), now(3, '2023-04-01')], [inside, 'may clear on 2027-04-01']],
  [
    44,
    [2000, 2002, 2004, 2006, 2008].map((year, at) => misdemeanor('abcde'[at] as string, small(year))),
    0,
    ['b, c, d, e', 'c, d, e', 'd, e', 'e', ''].map((with_) => now(3, '2011-01-01') + (with_ ? ` [together with ${with_}]` : '')),
    [inside, inside, inside, inside, 'unsure (more-than-four); date 2023-04-11'],
  ],
  [
    45,
    ['1990-01-01', '1997-01-02', '2004-01-03', '2011-01-04', '2018-01-05'].map((at, place) => misdemeanor('abcde'[place] as string, at)),
    0,
    ['1993-01-01', '2000-01-02', '2007-01-03', '2014-01-04', '2021-01-05'].map((since) => now(3, since)),
    [...Array<string>(4).fill('unsure (more-than-four); date 2023-04-11'), 'unsure (more-than-four); date 2025-01-05'],
  ],
  [46, [misdemeanor('m', small(2018))], 0, ['may ask from 2028-02-01 (3 y)'], [cleared('2025-01-01')], { denied: { m: { on: day('2025-02-01') } } }],
  [
    47,
    [misdemeanor('m', small(2018))],
    0,
    [now(3, '2026-02-01')],
    [cleared('2025-01-01')],
    { denied: { m: { on: day('2025-02-01'), earlier: '2026-02-01' } } },
  ],
  [48, [felony('f', small(2019), { kind: 'assault', over: '2020-01-01' })], 1, [now(5, '2025-01-01')], ['no (left-out)']],
  [49, [misdemeanor('m', small(2015), { ended: 'not-convicted' })], 0, ['not-a-conviction'], ['not-a-conviction']],
  [50, [misdemeanor('m', small(2010), { court: 'elsewhere' })], 0, ['other-law'], ['other-law']],
  [51, [felony('f', small(2016), { kind: 'csc-fourth' })], 1, ['never (780.621c(1)(c))'], ['no (kind)']],
  [52, [felony('f', small(2009), { kind: 'csc-fourth' })], 1, ['ask a lawyer (csc-fourth)'], ['no (kind)']],
  [53, [misdemeanor('m', '2020-02-29')], 0, [now(3, '2023-03-01')], ['may clear on 2027-03-01']],
  [54, [misdemeanor('m', small(2015), { court: 'juvenile' })], 0, ['juvenile'], ['juvenile']],
  [55, [misdemeanor('m', small(2023), { kind: 'trafficking-victim' })], 0, ['may ask any time (780.621(3))'], ['may clear on 2030-01-01']],
  [
    56,
    [1990, 2001, 2012].map((year, at) => felony('abc'[at] as string, small(year))),
    3,
    Array<string>(3).fill(now(7, '2019-01-01') + alone('now')),
    Array<string>(3).fill('unsure (more-than-two); date 2023-04-11'),
  ],
  [
    57,
    [misdemeanor('a', small(2010)), misdemeanor('b', small(2025))],
    0,
    [now(3, '2013-01-01'), 'may ask from 2028-01-01 (3 y)'],
    [cleared('2023-04-11'), 'may clear on 2032-01-01'],
  ],
  [
    58,
    [felony('a', small(2001), { over: '2004-01-01' }), felony('b', small(2021), { over: '2024-01-01' })],
    2,
    [`may ask from 2031-01-01 (7 y)${alone('now')}`, `may ask from 2031-01-01 (7 y)${alone('from 2029-01-01')}`],
    [cleared('2023-04-11'), 'may clear on 2031-01-01'],
  ],
  [59, [felony('f', small(2012), { kind: 'unsure' })], 1, ['ask a lawyer (kind)'], ['unsure (look-up)']],
  [60, [felony('f', small(2008), { kind: 'other-assaultive', most: 'over-10', over: '2014-01-01' })], 1, [now(5, '2019-01-01')], ['no (left-out)']],
];

describe('the cases that were computed from the rules and read through by hand', () => {
  test.each(rows)('%i', (_number, convictions, felonies, expectedJudge, expectedItself, more = {}) => {
    const outcome = sortRecord({ ...person, ...more }, convictions);
    expect(outcome.convictions.map(({ byJudge, notes }) => judge(byJudge) + notes.map(noted).join(''))).toEqual(expectedJudge);
    expect(outcome.convictions.map(({ byItself }) => itself(byItself))).toEqual(expectedItself);
    expect(outcome.felonies).toBe(felonies);
  });
});

test('a date that is known by its month or year counts as its last day', () => {
  const told = (sentence: string) => sortRecord(person, [misdemeanor('m', sentence)]).convictions.map(({ byJudge }) => judge(byJudge));
  expect([told('2023-11'), told('2023'), told('2024-02')]).toEqual([
    ['may ask from 2026-11-30 (3 y)'],
    ['may ask from 2026-12-31 (3 y)'],
    ['may ask from 2027-03-01 (3 y)'],
  ]);
});

test.each<[string, Partial<Conviction>, Partial<Person>]>([
  ['the kind of crime', { kind: 'unsure' }, {}],
  ['how much was possible', { level: 'unsure' }, {}],
  ['the court', { court: 'unsure' }, {}],
  ['how it ended', { ended: 'unsure' }, {}],
  ['an earlier no', {}, { denied: { m: 'unsure' } }],
])('not sure about %s: a lawyer, and no date', (_about, answers, about) => {
  const [told] = sortRecord({ ...person, ...about }, [{ ...misdemeanor('m', '2005'), ...answers }]).convictions;
  expect(told && judge(told.byJudge)).toMatch(/^ask a lawyer \([\w-]+\)$/);
});

test('not sure whether a conviction is older than a year: any day of that year may be inside the wait', () => {
  const [first] = sortRecord(person, [felony('f', '2010-01-01'), misdemeanor('m', '2015')]).convictions;
  expect(first && judge(first.byJudge)).toBe('may ask now (5 y, since 2015-01-01)');
  const [other] = sortRecord(person, [felony('f', '2010-06-01'), misdemeanor('m', '2015')]).convictions;
  expect(other && judge(other.byJudge)).toContain('ask a lawyer (new-conviction');
});

const kinds: Kind[] = [
  'other',
  'traffic',
  'assault',
  'dv-misdemeanor',
  'first-owi',
  'theft-or-fraud',
  'marijuana-misdemeanor',
  'serious-misdemeanor',
  'dishonesty',
];
const anyYear = fc.integer({ min: 1980, max: 2026 });
const anyWhen = fc
  .tuple(anyYear, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 2 }))
  .map(([year, month, date, exact]) => {
    const [m, d] = [String(month).padStart(2, '0'), String(date).padStart(2, '0')];
    return [`${year}`, `${year}-${m}`, `${year}-${m}-${d}`][exact] as string;
  });
const sure = fc.constantFrom<Sure>('yes', 'no', 'unsure');
const anyConviction = fc.record({
  sentence: anyWhen,
  years: fc.integer({ min: 0, max: 5 }),
  level: fc.constantFrom('felony' as const, 'misdemeanor' as const, 'small' as const, 'unsure' as const),
  most: fc.constantFrom('under-10' as const, 'exactly-10' as const, 'over-10' as const, 'unsure' as const),
  kind: fc.constantFrom<Kind>(...kinds, 'unsure', 'csc-fourth', 'dv-felony', 'other-owi'),
  weapon: sure,
  reduced: sure,
  night: fc.constantFrom('n', undefined),
  unknown: fc.integer({ min: 0, max: 9 }),
});
const anyPerson = fc.record({
  openCharge: sure,
  listedAll: sure,
  felony: sure,
  owi: sure,
  assaults: fc.constantFrom(0 as const, 1 as const, 2 as const, 'unsure' as const),
});

type Any = typeof anyConviction extends fc.Arbitrary<infer T> ? T : never;

function made({ sentence, years, unknown, night, ...more }: Any, at: number): Conviction {
  const over = `${Number(sentence.slice(0, 4)) + years}${sentence.slice(4)}`;
  const one = misdemeanor(String(at), sentence, { over, ...more, ...(night ? { night } : {}) });
  return unknown === 0 ? { ...one, sentence: 'unsure' } : one;
}

test('in 100,000 random records nobody is sent to a judge before the shortest wait that could be theirs, and what is not sure ends at a person', () => {
  fc.assert(
    fc.property(fc.array(anyConviction, { minLength: 1, maxLength: 6 }), anyPerson, (told, { felony: felonyBefore, owi, assaults, ...about }) => {
      const convictions = told.map(made);
      const outcome = sortRecord({ ...person, ...about, before: { felony: felonyBefore, owi, assaults } }, convictions);
      return outcome.convictions.every(({ byJudge, byItself }, at) => {
        const one = convictions[at] as Conviction;
        const notSure = one.kind === 'unsure' || one.level === 'unsure' || one.sentence === 'unsure' || about.openCharge === 'unsure';
        if (notSure && (byJudge.kind === 'may-ask' || byItself.kind === 'may-be-cleared' || byItself.kind === 'may-clear')) return false;
        if (one.sentence === 'unsure') return true;
        const least =
          one.level === 'felony' || one.reduced !== 'no' || ['assault', 'dv-misdemeanor', 'first-owi', 'serious-misdemeanor', 'dv-felony'].includes(one.kind)
            ? 5
            : 3;
        const lastEnd = [one.sentence.last, ...one.ends.map(({ last }) => last)].sort().at(-1) as string;
        const soonest = `${Number(lastEnd.slice(0, 4)) + least}${lastEnd.slice(4)}`;
        if (byJudge.kind === 'may-ask' && (byJudge.from < soonest || (byJudge.now && soonest > person.today))) return false;
        const clears = byItself.kind === 'may-be-cleared' ? byItself.since : byItself.kind === 'may-clear' ? byItself.on : '9999';
        const period = one.level === 'felony' ? 10 : 7;
        return clears >= '2023-04-11' && clears >= `${Number(one.sentence.last.slice(0, 4)) + period}${one.sentence.last.slice(4)}`;
      });
    }),
    { numRuns: propertyRuns },
  );
}, 120_000);

test('one more conviction or a vaguer date never brings a day nearer', () => {
  fc.assert(
    fc.property(fc.array(anyConviction, { minLength: 1, maxLength: 4 }), anyConviction, (told, more) => {
      const from = (list: Conviction[]) => {
        const result = sortRecord(person, list).convictions[0]?.byJudge;
        return result?.kind === 'may-ask' ? result.from : result?.kind === 'any-time' ? '0' : '9999';
      };
      // An offense of the same night, or one that only can be asked for once, changes what is counted as one.
      const plain = told.map((one) => ({ ...one, night: undefined }));
      return from([...plain, { ...more, night: undefined }].map(made)) >= from(plain.map(made));
    }),
    { numRuns: Math.min(propertyRuns, 20_000) },
  );
}, 120_000);
