import { type Case, isAssaultive } from './by-judge.ts';
import { kinds } from './kinds.ts';
import type { ByItself, Conviction } from './record.ts';
import { later, yearsLater } from './when.ts';

/** Nothing cleared by itself before this day. */
const firstDay = '2023-04-11';

/** Whether and when a conviction may clear without anybody asking (MCL 780.621g). Never "is cleared": no letter comes, and the record decides. */
export function byItself(of: Conviction, { person, convictions }: Case): ByItself {
  const { never, leftOut, lookUp, assaultive, serious } = kinds[of.kind];
  if (never || of.kind === 'first-owi' || of.kind === 'csc-fourth') return { kind: 'no', why: 'kind' };
  if (isDvFelonyAfterMisdemeanor(of, convictions)) return { kind: 'no', why: 'kind' };
  if (assaultive || serious || leftOut || of.reduced === 'yes') return { kind: 'no', why: 'left-out' };
  if (of.level === 'felony' && (of.most === 'exactly-10' || of.most === 'over-10')) return { kind: 'no', why: 'left-out' };
  if (convictions.filter(isAssaultive).length > 1) return { kind: 'no', why: 'two-assaults' };
  if (lookUp) return { kind: 'unsure', why: 'look-up' };
  if (of.sentence === 'unsure' || of.level === 'unsure' || of.reduced === 'unsure' || (of.level === 'felony' && of.most === 'unsure'))
    return { kind: 'unsure', why: 'facts' };
  if (person.openCharge === 'yes') return { kind: 'not-now' };
  if (person.openCharge === 'unsure') return { kind: 'unsure', why: 'open-charge' };
  const on = dateOf(of);
  if (convictions.some((other) => isInsidePeriod(other, of, on.period))) return { kind: 'unsure', why: 'new-conviction' };
  const crowded = tooMany(of, convictions);
  if (crowded) return { kind: 'unsure', why: crowded, on: on.day };
  return on.day <= person.today ? { kind: 'may-be-cleared', since: on.day } : { kind: 'may-clear', on: on.day };
}

function isDvFelonyAfterMisdemeanor(of: Conviction, convictions: readonly Conviction[]): boolean {
  const { sentence } = of;
  return (
    of.kind === 'dv-felony' &&
    sentence !== 'unsure' &&
    convictions.some((one) => one.kind === 'dv-misdemeanor' && one.sentence !== 'unsure' && one.sentence.last < sentence.first)
  );
}

/** A misdemeanor seven years after its sentence; a felony ten after the later of sentence and the end of a state prison term. */
function dateOf({ level, sentence, prisonEnd }: Conviction): { day: string; period: string } {
  if (sentence === 'unsure') throw new Error('the date of this sentence is not known');
  const period = level === 'felony' ? yearsLater(later(sentence.last, prisonEnd?.last ?? ''), 10) : yearsLater(sentence.last, 7);
  return { day: later(period, firstDay), period };
}

function isInsidePeriod(other: Conviction, of: Conviction, end: string): boolean {
  if (other === of || of.sentence === 'unsure' || (other.night && other.night === of.night)) return false;
  // A conviction without a date may be inside.
  if (other.sentence === 'unsure') return true;
  return other.sentence.last > of.sentence.first && other.sentence.first < end;
}

/** Two felonies and four misdemeanors of 93 days or more clear in a lifetime; which ones go first is not written. Smaller ones have no limit. */
function tooMany(of: Conviction, convictions: readonly Conviction[]): 'more-than-two' | 'more-than-four' | undefined {
  const alike = convictions.filter((one) => one.level === of.level && fits(one)).length;
  if (of.level === 'felony') return alike > 2 ? 'more-than-two' : undefined;
  return of.level === 'misdemeanor' && alike > 4 ? 'more-than-four' : undefined;
}

function fits({ kind, level, most }: Conviction): boolean {
  const { never, assaultive, serious, leftOut } = kinds[kind];
  return (
    !never &&
    !assaultive &&
    !serious &&
    !leftOut &&
    kind !== 'first-owi' &&
    kind !== 'csc-fourth' &&
    (level !== 'felony' || most === 'under-10' || most === 'unsure')
  );
}
