import { expect, test } from 'vitest';
import type { Law } from '#firm/law.ts';
import { hoursSinceReminder, remindedPeople } from '#notifications/firm-mails/law-review.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const law = new Map([['fees', { id: 'fees', reviewBy: '2026-12-31' }]]) as unknown as Law;
/** At seven in the morning in Detroit. */
const hoursOn = (day: string) => hoursSinceReminder(law, new Date(`${day}T12:00:00Z`));

test('60 and 14 days before a review date a mail is due, unless one was ordered since that day', () => {
  expect(hoursOn('2026-10-31')).toBeUndefined();
  expect(hoursOn('2026-11-01')).toBe(12);
  // A worker that was away on the day makes up for it; one that was not finds its own mail.
  expect(hoursOn('2026-11-02')).toBe(24 + 12);
  expect(hoursOn('2026-12-16')).toBe(45 * 24 + 12);
  expect(hoursOn('2026-12-17')).toBe(12);
  expect(hoursOn('2026-12-20')).toBe(3 * 24 + 12);
});

test('it goes to the owners and to the lawyer who gets it every month', () => {
  const { onCall } = sampleFirm();
  expect(remindedPeople({ onCall })).toEqual(['partner', 'attorney']);
  const people = { ...onCall.people, second: { ...onCall.people['second'], name: 'Lee Okafor', roles: ['attorney' as const, 'owner' as const] } };
  expect(remindedPeople({ onCall: { ...onCall, people } })).toContain('second');
});
