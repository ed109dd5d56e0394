import { describe, expect, test } from 'vitest';
import { alarmRules } from '#incidents/alarm-rules.ts';
import { readersOf } from '#incidents/recipients.ts';
import { type AlarmKind, alarmWords } from '#incidents/words.en.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const { onCall } = sampleFirm();
const kinds = Object.keys(alarmRules) as AlarmKind[];

describe('an alarm', () => {
  test.each(['database', 'silence', 'canary', 'backlog', 'channel', 'setup', 'texts', 'flood', 'disk', 'backup', 'certificate'] as const)(
    'of what is broken goes to the technician: %s',
    (kind) => {
      expect(readersOf(kind, 1, [], onCall)).toEqual([{ who: 'technician', acts: true }]);
    },
  );

  test.each(['hour', 'launch', 'gap', 'refused'] as const)('of what the office can settle goes to owners and staff: %s', (kind) => {
    expect(readersOf(kind, 1, [], onCall)).toEqual([{ who: 'partner', acts: true }]);
    const staff = { ...onCall, people: { ...onCall.people, desk: { name: 'Front Desk', email: 'desk@example.com', roles: ['staff' as const] } } };
    expect(readersOf(kind, 1, [], staff).map(({ who }) => who)).toEqual(['partner', 'desk']);
  });

  test('that alerts may not arrive, and no other, goes to the lawyer on call', () => {
    expect(kinds.filter((kind) => readersOf(kind, 1, ['attorney'], onCall).some(({ who }) => who === 'attorney'))).toEqual(['unheard']);
  });

  test('that is critical goes to the fallback as well from the second message on', () => {
    const told = kinds.filter((kind) => readersOf(kind, 2, ['attorney'], onCall).some(({ who }) => who === 'partner'));
    expect(told).toEqual(['database', 'silence', 'canary', 'sealed', 'texts', 'hour', 'launch', 'gap', 'stopped', 'refused', 'drill']);
    expect(readersOf('silence', 2, [], onCall)).toEqual([
      { who: 'technician', acts: true },
      { who: 'partner', acts: false },
    ]);
    const noRota = { ...onCall, fallback: undefined, digest: { ...onCall.digest, to: ['second'] } };
    expect(readersOf('silence', 2, [], noRota).map(({ who }) => who)).toEqual(['technician', 'second']);
  });

  test('goes to whoever gets the daily report where nobody has the role', () => {
    const people = Object.fromEntries(Object.entries(onCall.people).map(([who, person]) => [who, { ...person, roles: undefined }]));
    const firm = { ...onCall, people, digest: { ...onCall.digest, to: ['second'] } };
    expect(kinds.map((kind) => readersOf(kind, 1, [], firm).map(({ who }) => who))).toEqual(kinds.map(() => ['second']));
    expect(readersOf('database', 1, [], firm)).toEqual([{ who: 'second', acts: false }]);
  });

  test('that only a technician can mend says what everybody else can do meanwhile', () => {
    expect(kinds.filter((kind) => 'meanwhile' in alarmWords.kinds[kind])).toEqual(kinds.filter((kind) => alarmRules[kind].actor === 'technician'));
  });
});
