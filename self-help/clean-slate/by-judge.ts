import { kinds } from './kinds.ts';
import type { ByJudge, Conviction, Note, Person } from './record.ts';
import { later, overBy, yearsLater } from './when.ts';

/** Everything that is known, with convictions that these rules are about apart: of a Michigan court, against an adult. */
export type Case = { person: Person; convictions: readonly Conviction[]; fewest: number; most: number };

/** Whether and from when a judge may be asked, by the rules in their order. Whatever is not sure ends at a lawyer. */
export function byJudge(of: Conviction, all: Case): { result: ByJudge; notes: Note[] } {
  const special = byKind(of, all);
  if (special) return { result: special, notes: [] };
  const unclear = unclearFacts(of, all);
  if (unclear) return { result: unclear, notes: [] };
  const notes = [...placesLeft(of, all), ...onceForThisCrime(of, all)];
  const asked = askedTogether(of, all);
  const waited = afterWait(of, asked, all);
  return { result: now(waited, all.person), notes: [...notes, ...aloneInstead(of, asked, all), ...together(of, asked)] };
}

function byKind(of: Conviction, { person, convictions, fewest, most }: Case): ByJudge | undefined {
  const { never, anyTime } = kinds[of.kind];
  if (never) return { kind: 'never', rule: never };
  if (of.kind === 'dv-felony') {
    const earlier = convictions.filter(({ kind, sentence }) => kind === 'dv-misdemeanor' && startsBefore(sentence, of));
    if (earlier.some(({ sentence }) => sentence !== 'unsure' && of.sentence !== 'unsure' && sentence.last < of.sentence.first))
      return { kind: 'never', rule: '780.621c(1)(e)' };
    if (earlier.length > 0) return { kind: 'ask-a-lawyer', why: 'dv-order' };
  }
  if (of.kind === 'csc-fourth')
    return of.sentence !== 'unsure' && of.sentence.first >= '2016-01-01'
      ? { kind: 'never', rule: '780.621c(1)(c)' }
      : { kind: 'ask-a-lawyer', why: 'csc-fourth' };
  if (anyTime) return { kind: 'any-time', rule: anyTime };
  if (fewest > 3) return { kind: 'no', why: 'three-felonies' };
  if (most > 3) return { kind: 'ask-a-lawyer', why: 'felony-count' };
  if (of.kind === 'first-owi') {
    if (person.before.owi === 'yes') return { kind: 'no', why: 'owi-before' };
    if (person.before.owi === 'unsure') return { kind: 'ask-a-lawyer', why: 'owi-set-aside' };
    if (convictions.some((other) => other !== of && (other.kind === 'other-owi' || other.kind === 'first-owi')))
      return { kind: 'ask-a-lawyer', why: 'later-owi' };
  }
  if (isAssaultive(of)) {
    if (person.before.assaults === 2) return { kind: 'no', why: 'assaults-before' };
    if (person.before.assaults === 'unsure') return { kind: 'ask-a-lawyer', why: 'assaults-set-aside' };
  }
  return undefined;
}

/** A conviction whose date is not known may have come before. */
function startsBefore(sentence: Conviction['sentence'], of: Conviction): boolean {
  return sentence === 'unsure' || of.sentence === 'unsure' || sentence.first < of.sentence.last;
}

function unclearFacts(of: Conviction, { person, convictions }: Case): ByJudge | undefined {
  if (of.kind === 'unsure') return { kind: 'ask-a-lawyer', why: 'kind' };
  if (of.level === 'unsure' || (of.level === 'felony' && of.most === 'unsure')) return { kind: 'ask-a-lawyer', why: 'level' };
  if (convictions.some(({ sentence }) => sentence === 'unsure')) return { kind: 'ask-a-lawyer', why: 'date' };
  if (person.before.felony !== 'no') return { kind: 'ask-a-lawyer', why: 'felony-set-aside' };
  if (person.openCharge === 'unsure') return { kind: 'ask-a-lawyer', why: 'open-charge' };
  if (person.denied[of.id] === 'unsure') return { kind: 'ask-a-lawyer', why: 'denied' };
  return undefined;
}

/** Two convictions of assault-type crimes may be set aside in a lifetime. */
function placesLeft(of: Conviction, { person, convictions }: Case): Note[] {
  if (!isAssaultive(of) || person.before.assaults === 'unsure') return [];
  const places = 2 - person.before.assaults;
  return convictions.filter((one) => isAssaultive(one) && canBeAsked(one)).length > places ? [{ kind: 'at-most', places }] : [];
}

function onceForThisCrime(of: Conviction, { convictions }: Case): Note[] {
  return of.crime && convictions.some((other) => other !== of && other.crime === of.crime) ? [{ kind: 'one-of-this-crime' }] : [];
}

type Asked = { members: Conviction[]; years: number };

/**
 * What one application asks for, and its wait: several felonies together seven years; one felony, serious misdemeanors and a first OWI five; the
 * rest three. A conviction of the same wait that came inside it is asked for as well, and the wait counts from the later one.
 */
function askedTogether(of: Conviction, all: Case): Asked {
  const felonies = all.convictions.filter((one) => one.level === 'felony' && canBeAsked(one) && (one === of || !sameCrime(one, of)));
  const years = of.level === 'felony' ? (countEvents(oncePerCrime(felonies)) > 1 ? 7 : 5) : yearsOf(of);
  if (years === 7) return { members: felonies, years };
  const members = of.level === 'felony' ? felonies.filter((one) => one === of || (one.night && one.night === of.night)) : [of];
  for (let added = true; added; ) {
    const next = all.convictions.find(
      (one) =>
        !members.includes(one) && one.level !== 'felony' && canBeAsked(one) && yearsOf(one) === years && members.some((member) => isInside(one, member, years)),
    );
    added = next !== undefined;
    if (next) members.push(next);
  }
  return { members, years };
}

/** Of the same crime over ten years only one can be asked for. */
function oncePerCrime(felonies: Conviction[]): Conviction[] {
  return felonies.filter((one, at) => !felonies.slice(0, at).some((other) => sameCrime(one, other)));
}

function sameCrime(one: Conviction, other: Conviction): boolean {
  return one.crime !== undefined && one.crime === other.crime;
}

/** Convictions of one night count as one, unless one is assault-type, had a weapon, or allows ten years or more: that one counts by itself. */
export function countEvents(felonies: readonly Conviction[], unsureWeapon = true): number {
  const single = felonies.filter((one) => !one.night || countsAlone(one, unsureWeapon));
  const nights = new Set(felonies.filter((one) => !single.includes(one)).map(({ night }) => night));
  return single.length + nights.size;
}

function countsAlone(one: Conviction, unsureWeapon: boolean): boolean {
  return isAssaultive(one) || one.weapon === 'yes' || (unsureWeapon && one.weapon === 'unsure') || one.most !== 'under-10';
}

type Waited = { kind: 'wait'; years: number; from: string } | { kind: 'new-conviction'; years: number; notBefore: string };

function afterWait(of: Conviction, { members, years }: Asked, { person, convictions }: Case): Waited {
  const over = yearsLater(later(...members.map(overBy)), years);
  const denied = person.denied[of.id];
  const from = denied && denied !== 'unsure' ? later(over, denied.earlier ?? yearsLater(denied.on.last, 3)) : over;
  const inside = convictions.filter((one) => !members.includes(one) && members.some((member) => isInside(one, member, years)));
  if (inside.length === 0) return { kind: 'wait', years, from };
  return { kind: 'new-conviction', years, notBefore: later(from, ...inside.map((one) => yearsLater(overBy(one), years))) };
}

function now(waited: Waited, { today, openCharge }: Person): ByJudge {
  if (waited.kind === 'new-conviction') return { kind: 'ask-a-lawyer', why: 'new-conviction', notBefore: waited.notBefore };
  const { years, from } = waited;
  const asked = { years, from, now: from <= today };
  return openCharge === 'yes' ? { kind: 'not-now', otherwise: asked } : { kind: 'may-ask', ...asked };
}

/** With several felonies: what would hold if only this one were asked for. */
function aloneInstead(of: Conviction, { years }: Asked, all: Case): Note[] {
  if (years !== 7) return [];
  const waited = afterWait(of, { members: [of, ...all.convictions.filter((one) => one !== of && one.night && one.night === of.night)], years: 5 }, all);
  if (waited.kind === 'new-conviction') return [{ kind: 'alone', outcome: 'ask-a-lawyer', years: 5 }];
  return [waited.from <= all.person.today ? { kind: 'alone', outcome: 'now', years: 5 } : { kind: 'alone-from', from: waited.from, years: 5 }];
}

function together(of: Conviction, { members, years }: Asked): Note[] {
  const others = members.filter((one) => one !== of && one.level !== 'felony');
  return years !== 7 && others.length > 0 ? [{ kind: 'together', with: others.map(({ id }) => id) }] : [];
}

/** Sentenced after that one, before its wait was over, and not in the same event. Where a date is known by its year only, any day of it counts. */
function isInside(one: Conviction, member: Conviction, years: number): boolean {
  if (one === member || one.sentence === 'unsure' || member.sentence === 'unsure' || (one.night && one.night === member.night)) return false;
  return one.sentence.last > member.sentence.first && one.sentence.first < yearsLater(overBy(member), years);
}

function yearsOf(of: Conviction): number {
  const { assaultive, serious } = kinds[of.kind];
  return of.level === 'felony' || assaultive || serious || of.kind === 'first-owi' || of.reduced !== 'no' ? 5 : 3;
}

function canBeAsked({ kind, level }: Conviction): boolean {
  const { never, anyTime } = kinds[kind];
  return !never && !anyTime && kind !== 'csc-fourth' && kind !== 'unsure' && level !== 'unsure';
}

export function isAssaultive({ kind }: Conviction): boolean {
  return kinds[kind].assaultive === true;
}
