import { expect, test } from 'vitest';
import type { Configured } from '#on-call/channels/ways.ts';
import { askedBy } from '#on-call/drills/order.ts';

const all: Configured = { email: true, sms: true, call: true, ntfy: true, pushover: true };
const people = {
  attorney: { name: 'Attorney', email: 'a@example.com', mobile: '+18105550146', push: { ntfy: 'attorney-4f1c0b7de2a94c53' } },
  second: { name: 'Second', push: { pushover: 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG' }, email: 's@example.com' },
  nobody: { name: 'Nobody' },
  technician: { name: 'Technician', email: 't@example.com', mobile: '+18105550149', roles: ['technician' as const] },
};
const asked = (configured: Configured) => askedBy(people, configured).map(({ who, channel }) => `${who} ${channel}`);

test('a drill asks whoever can be alerted, by every channel that they have, and no technician', () => {
  expect(asked(all)).toEqual(['attorney email', 'attorney sms', 'attorney call', 'attorney push', 'second email', 'second push']);
});

test('a channel that is not configured asks nobody', () => {
  expect(asked({ ...all, sms: false, pushover: false })).toEqual(['attorney email', 'attorney call', 'attorney push', 'second email']);
  expect(asked({ email: false, sms: false, call: false, ntfy: false, pushover: false })).toEqual([]);
});
