import { expect, test } from 'vitest';
import { type Facts, judge } from '#followup/escalation/urgency.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const { urgent } = sampleFirm().onCall;
const quiet: Facts = { arrested: 'No', court_date: '', case_type: 'Felony', description: 'A letter came from the court.' };
const receivedAt = new Date('2026-11-16T17:00:00Z');

test.each<[string, Partial<Facts>, string[]]>([
  ['says nothing of the kind', {}, []],
  ['has been arrested', { arrested: 'Yes' }, ['Arrested or held now']],
  ['would rather not say', { arrested: 'Prefer not to say' }, []],
  ['writes that somebody is in jail, in capitals', { description: 'My son is IN JAIL in Flint' }, ['Arrested or held now']],
  ['writes it in Spanish', { description: 'Mi hermano está en la cárcel' }, ['Arrested or held now']],
  ['writes it in Spanish, without accents', { description: 'a mi esposo lo arrestaron, esta en la carcel de Wayne' }, ['Arrested or held now']],
  ['writes it in Arabic', { description: 'أخي في السجن' }, ['Arrested or held now']],
  ['writes it in Arabic, as it is spoken', { description: 'مسكوني الشرطة امبارح' }, ['Arrested or held now']],
  ['writes of a court date in Spanish', { description: 'Tengo una carta de la corte' }, []],
  ['writes of a suspended license in Arabic', { description: 'رخصة القيادة موقوفة' }, []],
  ['asks in Arabic for somebody who is held', { their_place: 'مركز الشرطة، ديربورن' }, ['Arrested or held now']],
  ['asks in Spanish for somebody who is held', { their_place: 'la carcel del condado' }, ['Arrested or held now']],
  ['writes of a warrant in Spanish', { description: 'Hay una orden de arresto' }, ['Could be held at any time']],
  ['writes of a warrant in Arabic', { description: 'عندي وورنت' }, ['Could be held at any time']],
  ['refused a test in Spanish', { description: 'Me negué a la prueba de aliento' }, ['A deadline runs']],
  ['refused a test in Arabic', { description: 'رفضت الفحص' }, ['A deadline runs']],
  ['asks for somebody in the county jail', { their_place: 'St. Clair County JAIL' }, ['Arrested or held now']],
  ['asks for somebody who is not held', { their_place: 'Not held' }, []],
  ['has a warrant by the kind of case', { case_type: 'Bench Warrant / Failure to Appear' }, ['Could be held at any time']],
  ['writes of a warrant', { description: 'There is a Warrant out for me' }, ['Could be held at any time']],
  ['refused a test', { description: 'I refused the breath test on the road' }, ['A deadline runs']],
  ['has court today', { court_date: '2026-11-16' }, ['Court date within a day', 'Court date within 72 hours']],
  ['has court in three days', { court_date: '2026-11-19' }, ['Court date within 72 hours']],
  ['has court in four days', { court_date: '2026-11-20' }, []],
  ['had court yesterday', { court_date: '2026-11-15' }, []],
  ['typed no date at all', { court_date: 'soon' }, []],
  ['has two reasons', { arrested: 'Yes', court_date: '2026-11-17' }, ['Arrested or held now', 'Court date within a day', 'Court date within 72 hours']],
])('a request that %s', (_what, own, reasons) => {
  expect(judge(urgent, { ...quiet, ...own }, receivedAt)).toMatchObject({ level: reasons.length > 0 ? 'urgent' : 'usual', reasons });
});

test('court days are those of the office: an evening in Detroit is not yet tomorrow, whatever London says', () => {
  const evening = new Date('2026-11-17T03:00:00Z');
  expect(judge(urgent, { ...quiet, court_date: '2026-11-16' }, evening).level).toBe('urgent');
  expect(judge(urgent, { ...quiet, court_date: '2026-11-20' }, evening).level).toBe('usual');
});

test('the 72 hours hold on the nights when clocks change', () => {
  const beforeFall = new Date('2026-10-31T04:30:00Z');
  expect(judge(urgent, { ...quiet, court_date: '2026-11-02' }, beforeFall).level).toBe('urgent');
  expect(judge(urgent, { ...quiet, court_date: '2026-11-04' }, beforeFall).level).toBe('usual');
  const beforeSpring = new Date('2027-03-13T05:30:00Z');
  expect(judge(urgent, { ...quiet, court_date: '2027-03-16' }, beforeSpring).level).toBe('urgent');
  expect(judge(urgent, { ...quiet, court_date: '2027-03-17' }, beforeSpring).level).toBe('usual');
});

test.each<[string, Partial<Facts>, boolean]>([
  ['nobody who says nothing of the kind', {}, false],
  ['custody', { arrested: 'Yes' }, true],
  ['court tomorrow', { court_date: '2026-11-17' }, true],
  ['court in three days', { court_date: '2026-11-19' }, false],
  ['a warrant', { description: 'There is a warrant out for me' }, false],
  ['a warrant and custody', { description: 'There is a warrant, and my son is in jail' }, true],
])('a time of day that was chosen is overruled by %s: %3$s', (_what, own, callAnyway) => {
  expect(judge(urgent, { ...quiet, ...own }, receivedAt).callAnyway).toBe(callAnyway);
});
