import { byItself } from './by-itself.ts';
import { byJudge, type Case, countEvents } from './by-judge.ts';
import type { Conviction, Elsewhere, Outcome, Person, Sorted } from './record.ts';

/** Sorts a record into the ten results. It never says that somebody qualifies: a judge, the State Police and a lawyer do. */
export function sortRecord(person: Person, convictions: readonly Conviction[]): Outcome {
  const ours = convictions.filter((one) => !elsewhere(one));
  const felonies = ours.filter(({ level }) => level === 'felony');
  const perhaps = ours.filter(({ level }) => level === 'felony' || level === 'unsure');
  const all: Case = { person, convictions: ours, fewest: countEvents(felonies, false), most: countEvents(perhaps) };
  return {
    felonies: all.most,
    convictions: convictions.map((one): Sorted => {
      const other = elsewhere(one);
      if (other) return { id: one.id, byJudge: other, byItself: other, notes: [] };
      if (one.court === 'unsure' || one.ended === 'unsure')
        return { id: one.id, byJudge: { kind: 'ask-a-lawyer', why: 'court' }, byItself: { kind: 'unsure', why: 'facts' }, notes: [] };
      const { result, notes } = byJudge(one, all);
      return { id: one.id, byJudge: result, byItself: byItself(one, all), notes };
    }),
    remarks: [
      ...(person.listedAll === 'yes' ? [] : (['others-can-change'] as const)),
      ...(person.unpaidRestitution === 'no' ? [] : (['restitution'] as const)),
      ...(person.deferral === 'no' ? [] : (['deferral'] as const)),
    ],
  };
}

/** What these rules are not about. */
function elsewhere({ court, ended }: Conviction): Elsewhere | undefined {
  if (court === 'juvenile') return { kind: 'juvenile' };
  if (court === 'elsewhere') return { kind: 'other-law' };
  return ended === 'not-convicted' ? { kind: 'not-a-conviction' } : undefined;
}
