import { calendarDay, daysLater, instantAt, wallClock } from '#firm/clock.ts';
import { type Day, isSundayOrHoliday } from './closed-days.ts';
import { earliest, type LastDay, lastDay, latest, monthsLater, openOnOrBefore } from './counting.ts';

export type Sure = 'yes' | 'no' | 'unsure';

/** What happened, as the visitor told it. A date that was not given is left out. */
export type Facts =
  | { event: 'refused-test'; test: 'after-arrest' | 'roadside' | 'unsure'; arrest: Day; paper?: Day }
  | { event: 'protection-order'; heard: Sure; told?: Day; served?: Day }
  | { event: 'missed-hearing'; day: Day; time: string; first: Sure; violent: Sure }
  | { event: 'warrant'; issued?: Day; violent: Sure }
  | { event: 'felony-arraignment'; arraignment: Day; conference?: Day }
  | { event: 'sentence'; day: Day; court: 'misdemeanor' | 'felony' | 'unsure'; how: 'trial' | 'plea' | 'unsure' }
  | { event: 'seized-property'; notice: Day; large: Sure }
  | { event: 'license-decision'; day: Day }
  | { event: 'driver-course'; letter: Day }
  | { event: 'child-held'; day: Day; time: string }
  | { event: 'juvenile-jury'; notice?: Day; lawyer?: Day; trial?: Day };

export type Event = Facts['event'];

/** One thing to know about: a last day of the visitor's own, a time of the court's, or why there is no date. `note` names a sentence to say beside it. */
export type Finding =
  | ({ kind: 'last-day'; rule: Rule; from: Day; note?: Note } & LastDay)
  | { kind: 'last-hour'; rule: Rule; until: Date; beforeClosing: Day | undefined; state: 'open' | 'last-chance' | 'over' }
  | { kind: 'court-range'; rule: Rule; from: Day; to: Day }
  | { kind: 'court-hour'; rule: Rule; until: Date }
  | { kind: 'no-date'; rule: Rule; why: NoDate };

/** The numbers of the rules are those that the firm's attorney signs. */
export type Rule = 'D1' | 'D4' | 'D5' | 'D6' | 'D7' | 'D8' | 'D10' | 'D11' | 'D12' | 'D14' | 'D15' | 'D17' | 'D18' | 'D19';

export type Note = 'from-paper' | 'treated-as-after-arrest' | 'good-cause' | 'by-leave' | 'shorter-of-two' | 'before-trial';

export type NoDate =
  | 'roadside-test'
  | 'heard'
  | 'violent'
  | 'maybe-violent'
  | 'not-first'
  | 'warrant-year-over'
  | 'warrant-date-unknown'
  | 'large-seizure'
  | 'date-missing';

/** What follows from what happened, the most pressing first. `now` is a moment; which day it is counts in the firm's time zone. */
export function findDates(facts: Facts, now: Date): Finding[] {
  const today = calendarDay(now);
  switch (facts.event) {
    case 'refused-test':
      return refusedTest(facts, today);
    case 'protection-order':
      return protectionOrder(facts, today);
    case 'missed-hearing':
      return [missedHearing(facts, now)];
    case 'warrant':
      return [warrant(facts, today)];
    case 'felony-arraignment':
      return arraignment(facts);
    case 'sentence':
      return [sentence(facts, today)];
    case 'seized-property':
      return facts.large === 'no' ? [ownDay('D14', facts.notice, daysLater(facts.notice, 20), today)] : largeSeizure(facts, today);
    case 'license-decision':
      return [ownDay('D15', facts.day, daysLater(facts.day, 63), today)];
    case 'driver-course':
      return [ownDay('D17', facts.letter, daysLater(facts.letter, 60), today)];
    case 'child-held':
      return [{ kind: 'court-hour', rule: 'D18', until: countedHours(instantAt(facts.day, facts.time), 24) }];
    case 'juvenile-jury':
      return [juvenileJury(facts, today)];
  }
}

type FactsOf<E extends Event> = Extract<Facts, { event: E }>;

function ownDay(rule: Rule, from: Day, nominal: Day, today: Day, note?: Note): Finding {
  return { kind: 'last-day', rule, from, ...lastDay(nominal, today), ...(note ? { note } : {}) };
}

/** Where the paper is newer than the arrest, both counts are shown: by law the notice's date may decide, and the earlier one is the careful one. */
function refusedTest({ test, arrest, paper }: FactsOf<'refused-test'>, today: Day): Finding[] {
  if (test === 'roadside') return [{ kind: 'no-date', rule: 'D1', why: 'roadside-test' }];
  const first = earliest(arrest, paper) ?? arrest;
  const careful = ownDay('D1', first, daysLater(first, 14), today, test === 'unsure' ? 'treated-as-after-arrest' : undefined);
  return paper && paper > arrest ? [careful, ownDay('D1', paper, daysLater(paper, 14), today, 'from-paper')] : [careful];
}

function protectionOrder({ heard, told, served }: FactsOf<'protection-order'>, today: Day): Finding[] {
  if (heard === 'yes') return [{ kind: 'no-date', rule: 'D4', why: 'heard' }];
  const start = earliest(told, served);
  return [start ? ownDay('D4', start, daysLater(start, 14), today, 'good-cause') : { kind: 'no-date', rule: 'D4', why: 'date-missing' }];
}

/** 48 hours of the world's time. When they end on a closed day, the court has to be reached before it closes on the last open one. */
function missedHearing({ day, time, first, violent }: FactsOf<'missed-hearing'>, now: Date): Finding {
  const why = { yes: 'violent', unsure: 'maybe-violent', no: undefined } as const;
  const excluded = why[violent] ?? (first === 'yes' ? undefined : 'not-first');
  if (excluded) return { kind: 'no-date', rule: 'D5', why: excluded };
  const until = new Date(instantAt(day, time).getTime() + 48 * hourMs);
  const lastOpen = openOnOrBefore(calendarDay(until));
  const beforeClosing = lastOpen === calendarDay(until) ? undefined : lastOpen;
  const closedSince = beforeClosing && calendarDay(now) > beforeClosing;
  return { kind: 'last-hour', rule: 'D5', until, beforeClosing, state: now >= until ? 'over' : closedSince ? 'last-chance' : 'open' };
}

/** The open day before the anniversary: on the day itself the year may be over. */
function warrant({ issued, violent }: FactsOf<'warrant'>, today: Day): Finding {
  if (violent !== 'no') return { kind: 'no-date', rule: 'D6', why: violent === 'yes' ? 'violent' : 'maybe-violent' };
  if (!issued) return { kind: 'no-date', rule: 'D6', why: 'warrant-date-unknown' };
  const anniversary = monthsLater(issued, 12);
  const before = lastDay(openOnOrBefore(daysLater(anniversary, -1)), today);
  return before.state === 'over' ? { kind: 'no-date', rule: 'D6', why: 'warrant-year-over' } : { kind: 'last-day', rule: 'D6', from: issued, ...before };
}

function arraignment({ arraignment: day, conference }: FactsOf<'felony-arraignment'>): Finding[] {
  const exam = conference ? { from: daysLater(conference, 5), to: daysLater(conference, 7) } : { from: daysLater(day, 12), to: daysLater(day, 21) };
  return [
    ...(conference ? [] : [{ kind: 'court-range', rule: 'D7', from: daysLater(day, 7), to: daysLater(day, 14) } as const]),
    { kind: 'court-range', rule: 'D8', ...exam },
  ];
}

/** Whoever is not sure gets the shortest time that could be theirs. */
function sentence({ day, court, how }: FactsOf<'sentence'>, today: Day): Finding {
  if (court !== 'felony') {
    const note = court === 'unsure' ? 'shorter-of-two' : how === 'trial' ? undefined : 'by-leave';
    return ownDay('D10', day, daysLater(day, 21), today, note);
  }
  if (how === 'plea') return ownDay('D12', day, monthsLater(day, 6), today);
  return ownDay('D11', day, daysLater(day, 42), today, how === 'unsure' ? 'shorter-of-two' : undefined);
}

/** Other periods hold for large sums, vehicles and other laws. Not sure: the twenty days are shown as well, because they may be theirs. */
function largeSeizure({ notice, large }: FactsOf<'seized-property'>, today: Day): Finding[] {
  const other: Finding = { kind: 'no-date', rule: 'D14', why: 'large-seizure' };
  return large === 'yes' ? [other] : [ownDay('D14', notice, daysLater(notice, 20), today, 'shorter-of-two'), other];
}

/** Two weeks after the later of notice and lawyer, but three weeks before the trial at the latest. */
function juvenileJury({ notice, lawyer, trial }: FactsOf<'juvenile-jury'>, today: Day): Finding {
  const start = latest(notice, lawyer);
  const beforeTrial = trial && daysLater(trial, -21);
  const nominal = earliest(start && daysLater(start, 14), beforeTrial);
  if (!nominal) return { kind: 'no-date', rule: 'D19', why: 'date-missing' };
  return ownDay('D19', start ?? nominal, nominal, today, nominal === beforeTrial ? 'before-trial' : undefined);
}

const hourMs = 3_600_000;

/** So many hours later, leaving out Sundays and court holidays from midnight to midnight. */
function countedHours(start: Date, hours: number): Date {
  let at = start;
  let left = hours * hourMs;
  for (;;) {
    const { day } = wallClock(at);
    const midnight = instantAt(daysLater(day, 1), '00:00');
    const counted = isSundayOrHoliday(day) ? 0 : midnight.getTime() - at.getTime();
    if (counted >= left) return new Date(at.getTime() + left);
    left -= counted;
    at = midnight;
  }
}
