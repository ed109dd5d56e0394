import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater, instantAt, wallClock } from '#firm/clock.ts';
import { propertyRuns } from '#tests/testkit/property-runs.ts';
import { type Day, isCourtClosed, mayBeClosed } from './closed-days.ts';
import { lastDay, monthsLater } from './counting.ts';
import { type Facts, type Finding, findDates } from './rules.ts';

const noon = (day: Day) => instantAt(day, '12:00');
const on = (today: Day, facts: Facts): Finding[] => findDates(facts, noon(today));
const usual = '2026-11-15';

/** What the page shows first, in one line: the careful day and the state, the hour, the range, or why there is no date. */
function shown([first]: Finding[]): string {
  if (!first) return 'nothing';
  switch (first.kind) {
    case 'last-day':
      return `${first.safe} ${first.state}`;
    case 'last-hour':
      return `${wall(first.until)} ${first.state}${first.beforeClosing ? ` before closing on ${first.beforeClosing}` : ''}`;
    case 'court-range':
      return `${first.from} to ${first.to}`;
    case 'court-hour':
      return wall(first.until);
    case 'no-date':
      return `no date: ${first.why}`;
  }
}

function wall(at: Date): string {
  const { day, time } = wallClock(at);
  return `${day} ${time}`;
}

const refused = (arrest: Day, more: Partial<Extract<Facts, { event: 'refused-test' }>> = {}): Facts => ({
  event: 'refused-test',
  test: 'after-arrest',
  arrest,
  ...more,
});
const missed = (day: Day, time: string, more: Partial<Extract<Facts, { event: 'missed-hearing' }>> = {}): Facts => ({
  event: 'missed-hearing',
  day,
  time,
  first: 'yes',
  violent: 'no',
  ...more,
});

describe('the cases that were computed from the rules and read through by hand', () => {
  test.each<[number, Facts, string, Day?]>([
    [1, refused('2026-11-02', { paper: '2026-11-02' }), '2026-11-16 open'],
    [2, refused('2026-11-01'), '2026-11-13 last-chance'],
    [3, refused('2026-11-12'), '2026-11-25 open'],
    [4, refused('2026-12-11'), '2026-12-23 open', '2026-12-12'],
    [5, refused('2026-12-20'), '2026-12-30 open', '2026-12-21'],
    [6, refused('2027-01-29'), '2027-02-11 open', '2027-02-01'],
    [7, refused('2026-11-02', { paper: '2026-11-05' }), '2026-11-16 open'],
    [8, refused('2026-10-01', { paper: '2026-11-05' }), '2026-10-15 over'],
    [9, refused('2026-10-31'), '2026-11-13 last-chance'],
    [10, refused('2026-11-09', { test: 'roadside' }), 'no date: roadside-test'],
    [11, refused('2026-11-09', { test: 'unsure' }), '2026-11-23 open'],
    [13, { event: 'protection-order', heard: 'no', served: '2026-11-03' }, '2026-11-17 open'],
    [14, { event: 'protection-order', heard: 'no', told: '2026-11-10', served: '2026-11-13' }, '2026-11-24 open'],
    [15, { event: 'protection-order', heard: 'no', served: '2026-11-13' }, '2026-11-25 open'],
    [16, { event: 'protection-order', heard: 'no', served: '2026-10-20' }, '2026-11-03 over'],
    [17, { event: 'protection-order', heard: 'yes', served: '2026-10-20' }, 'no date: heard'],
    [18, missed('2026-11-16', '09:00'), '2026-11-18 09:00 open', '2026-11-16'],
    [19, missed('2026-11-13', '09:00'), '2026-11-15 09:00 over before closing on 2026-11-13'],
    [20, missed('2026-10-30', '13:30'), '2026-11-01 12:30 open before closing on 2026-10-30', '2026-10-30'],
    [21, missed('2027-03-12', '09:00'), '2027-03-14 10:00 open before closing on 2027-03-12', '2027-03-12'],
    [22, missed('2026-11-13', '09:00', { violent: 'yes' }), 'no date: violent'],
    [23, missed('2026-11-13', '09:00', { first: 'no' }), 'no date: not-first'],
    [24, { event: 'warrant', issued: '2025-11-20', violent: 'no' }, '2026-11-19 open'],
    [25, { event: 'warrant', issued: '2025-11-10', violent: 'no' }, 'no date: warrant-year-over'],
    [26, { event: 'felony-arraignment', arraignment: '2026-11-16' }, '2026-11-23 to 2026-11-30'],
    [28, { event: 'felony-arraignment', arraignment: '2026-11-16', conference: '2026-11-23' }, '2026-11-28 to 2026-11-30'],
    [31, { event: 'sentence', day: '2026-12-04', court: 'misdemeanor', how: 'trial' }, '2026-12-23 open', '2026-12-05'],
    [32, { event: 'sentence', day: '2026-11-16', court: 'misdemeanor', how: 'plea' }, '2026-12-07 open', '2026-11-16'],
    [33, { event: 'sentence', day: '2026-11-12', court: 'felony', how: 'trial' }, '2026-12-23 open'],
    [34, { event: 'sentence', day: '2026-08-31', court: 'felony', how: 'plea' }, '2027-02-26 open'],
    [35, { event: 'seized-property', notice: '2026-11-08', large: 'no' }, '2026-11-25 open'],
    [36, { event: 'license-decision', day: '2026-09-14' }, '2026-11-16 open'],
    [38, { event: 'driver-course', letter: '2026-11-01' }, '2026-12-30 open'],
    [39, { event: 'child-held', day: '2026-11-16', time: '15:00' }, '2026-11-17 15:00'],
    [40, { event: 'child-held', day: '2026-11-14', time: '22:00' }, '2026-11-16 22:00'],
    [41, { event: 'child-held', day: '2026-11-25', time: '18:00' }, '2026-11-28 18:00'],
    [42, { event: 'juvenile-jury', notice: '2026-11-09', lawyer: '2026-11-13', trial: '2027-01-11' }, '2026-11-25 open'],
    [43, { event: 'juvenile-jury', notice: '2026-11-09', lawyer: '2026-11-13', trial: '2026-12-14' }, '2026-11-23 open'],
  ])('%i', (_number, facts, expected, today = usual) => {
    expect(shown(on(today, facts))).toBe(expected);
  });

  test('27: the exam, while the day of the conference is not known', () => {
    expect(shown(on(usual, { event: 'felony-arraignment', arraignment: '2026-11-16' }).slice(1))).toBe('2026-11-28 to 2026-12-07');
  });

  test('8: a paper newer than the arrest has a count of its own beside the careful one', () => {
    const [careful, fromPaper] = on(usual, refused('2026-10-01', { paper: '2026-11-05' }));
    expect(careful).toMatchObject({ state: 'over' });
    expect(fromPaper).toMatchObject({ safe: '2026-11-19', state: 'open', note: 'from-paper' });
  });

  // The state's hearing, the prosecutor's notice and the longer time for good cause are not shown in this version; the days are counted alike.
  test.each([
    [12, '2026-11-02', 45, '2026-12-17'],
    [29, '2026-11-16', 21, '2026-12-07'],
    [30, '2026-11-12', 21, '2026-12-03'],
    [37, '2026-09-14', 182, '2027-03-15'],
  ])('%i', (_number, from, days, expected) => {
    expect(lastDay(daysLater(from, days), usual).safe).toBe(expected);
  });

  test('the court holidays of two winters', () => {
    const days = Array.from({ length: 412 }, (_, at) => daysLater('2026-11-15', at));
    const holidays = days.filter((day) => isCourtClosed(day) && ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
    expect(holidays.join(' ')).toBe(
      '2026-11-26 2026-11-27 2026-12-24 2026-12-25 2026-12-31 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-11-11 ' +
        '2027-11-25 2027-11-26 2027-12-23 2027-12-24 2027-12-30 2027-12-31',
    );
  });
});

test('48 hours after a hearing on Friday are over on Sunday, and on Saturday it is the last chance', () => {
  const facts = missed('2026-11-13', '09:00');
  const at = (day: Day, time: string) => (findDates(facts, instantAt(day, time))[0] as { state: string }).state;
  expect([at('2026-11-13', '16:00'), at('2026-11-14', '10:00'), at('2026-11-15', '08:59'), at('2026-11-15', '09:00')]).toEqual([
    'open',
    'last-chance',
    'last-chance',
    'over',
  ]);
});

test('a start on a leap day, on the last day of a year and today', () => {
  expect(shown(on('2028-02-29', refused('2028-02-29')))).toBe('2028-03-14 open');
  expect(shown(on('2028-03-01', { event: 'sentence', day: '2028-02-29', court: 'felony', how: 'plea' }))).toBe('2028-08-29 open');
  expect(monthsLater('2028-02-29', 12)).toBe('2029-02-28');
  expect(shown(on('2026-12-31', refused('2026-12-31')))).toBe('2027-01-14 open');
});

test('a day begins at midnight in Detroit, wherever the browser is', () => {
  // 04:59 and 05:01 in UTC are one minute before and after midnight in Detroit.
  const state = (moment: string) => (findDates(refused('2026-11-02'), new Date(moment))[0] as { state: string }).state;
  expect([state('2026-11-16T04:59:00Z'), state('2026-11-16T05:01:00Z'), state('2026-11-17T04:59:00Z'), state('2026-11-17T05:01:00Z')]).toEqual([
    'open',
    'today',
    'today',
    'over',
  ]);
});

const day = fc.integer({ min: 0, max: 6_000 }).map((days) => daysLater('2020-01-01', days));
const sure = fc.constantFrom('yes' as const, 'no' as const, 'unsure' as const);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const facts: fc.Arbitrary<Facts> = fc.oneof(
  fc.record({ event: fc.constant('refused-test' as const), test: fc.constantFrom('after-arrest' as const, 'unsure' as const), arrest: day, paper: day }),
  fc.record({ event: fc.constant('refused-test' as const), test: fc.constantFrom('after-arrest' as const, 'roadside' as const), arrest: day }),
  fc.record({ event: fc.constant('protection-order' as const), heard: sure, told: day, served: day }, { requiredKeys: ['event', 'heard'] }),
  fc.record({ event: fc.constant('missed-hearing' as const), day, time: clock, first: sure, violent: sure }),
  fc.record({ event: fc.constant('warrant' as const), issued: day, violent: sure }, { requiredKeys: ['event', 'violent'] }),
  fc.record({ event: fc.constant('felony-arraignment' as const), arraignment: day, conference: day }, { requiredKeys: ['event', 'arraignment'] }),
  fc.record({
    event: fc.constant('sentence' as const),
    day,
    court: fc.constantFrom('misdemeanor' as const, 'felony' as const, 'unsure' as const),
    how: fc.constantFrom('trial' as const, 'plea' as const, 'unsure' as const),
  }),
  fc.record({ event: fc.constant('seized-property' as const), notice: day, large: sure }),
  fc.record({ event: fc.constant('license-decision' as const), day }),
  fc.record({ event: fc.constant('driver-course' as const), letter: day }),
  fc.record({ event: fc.constant('child-held' as const), day, time: clock }),
  fc.record({ event: fc.constant('juvenile-jury' as const), notice: day, lawyer: day, trial: day }, { requiredKeys: ['event'] }),
);

/** Every day one after the other, so that the expectation does not rest on the arithmetic that it checks. */
const calendar = Array.from({ length: 7_000 }, (_, at) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10));

const places = new Map(calendar.map((one, at) => [one, at]));

/** The latest day that the rule's own words allow, counted one day after the other from the earliest start that the visitor named. */
function nominalByHand(given: Facts, finding: Finding): Day | undefined {
  const after = (start: Day | undefined, days: number) => calendar[(places.get(start ?? '') ?? Number.NaN) + days] as Day;
  switch (given.event) {
    case 'refused-test':
      return after(
        finding.kind === 'last-day' && finding.note === 'from-paper' && given.paper ? given.paper : [given.arrest, given.paper ?? given.arrest].sort()[0],
        14,
      );
    case 'protection-order':
      return after([given.told ?? '9', given.served ?? '9'].sort()[0], 14);
    case 'sentence': {
      if (given.court !== 'felony') return after(given.day, 21);
      if (given.how !== 'plea') return after(given.day, 42);
      // At most 184 days are in six months.
      return after(given.day, 184);
    }
    case 'seized-property':
      return after(given.notice, 20);
    case 'license-decision':
      return after(given.day, 63);
    case 'driver-course':
      return after(given.letter, 60);
    case 'warrant':
      return given.issued && after(given.issued, 365);
    case 'juvenile-jury':
      return given.trial ? daysLater(given.trial, -21) : after([given.notice ?? '0', given.lawyer ?? '0'].sort()[1], 14);
    default:
      return undefined;
  }
}

test('in 100,000 random lives no day is later than the careful one, none is a closed day, and the states follow each other', () => {
  fc.assert(
    fc.property(facts, day, (given, today) => {
      const findings = on(today, given);
      if (findings.length === 0) return false;
      return findings.every((finding) => {
        if (finding.kind === 'court-range') return finding.from <= finding.to;
        if (finding.kind !== 'last-day') return true;
        const limit = nominalByHand(given, finding);
        const { safe, nominal, mayCountTo, state } = finding;
        const expected = today < safe ? 'open' : today === safe ? 'today' : today <= mayCountTo ? 'last-chance' : 'over';
        return (
          (limit === undefined || safe <= limit) &&
          safe <= nominal &&
          nominal <= mayCountTo &&
          !mayBeClosed(safe) &&
          !isCourtClosed(mayCountTo) &&
          state === expected
        );
      });
    }),
    { numRuns: propertyRuns },
  );
}, 120_000);

test('whoever is not sure never gets more time than whoever is', () => {
  fc.assert(
    fc.property(day, day, (start, today) => {
      const safe = (given: Facts) => (on(today, given)[0] as { safe: Day }).safe;
      const of = (court: 'misdemeanor' | 'felony' | 'unsure', how: 'trial' | 'plea' | 'unsure'): Facts => ({ event: 'sentence', day: start, court, how });
      return (
        safe(of('unsure', 'unsure')) <= safe(of('misdemeanor', 'trial')) &&
        safe(of('felony', 'unsure')) <= safe(of('felony', 'trial')) &&
        safe(of('felony', 'unsure')) <= safe(of('felony', 'plea'))
      );
    }),
    { numRuns: 1_000 },
  );
}, 120_000);

test('the hours of a held child skip Sundays and holidays, and are 24 of the others', () => {
  fc.assert(
    fc.property(day, clock, (start, time) => {
      const from = instantAt(start, time);
      const [found] = findDates({ event: 'child-held', day: start, time }, from);
      if (found?.kind !== 'court-hour') return false;
      let minutes = 0;
      for (let at = from.getTime(); at < found.until.getTime(); at += 60_000) {
        const { day: of, weekday } = wallClock(new Date(at));
        // No court holiday of this list is kept on a Saturday.
        if (weekday === 'Sat' || (weekday !== 'Sun' && !isCourtClosed(of))) minutes++;
      }
      return minutes === 24 * 60;
    }),
    { numRuns: 300 },
  );
}, 120_000);
