import { expect, test } from 'vitest';
import { blames } from '#replies/delivery-reports/mail.ts';

test.each([
  ['5.1.1', 'address'],
  ['5.1.10', 'address'],
  ['5.2.1', 'address'],
  ['5.2.2', 'neither'],
  ['5.2.10', 'neither'],
  ['5.0.0', 'neither'],
  ['4.1.1', 'neither'],
  ['4.4.7', 'neither'],
  ['4.7.1', 'neither'],
  ['5.7.1', 'us'],
  ['5.7.26', 'us'],
  // These two speak of the sender's address, which is ours.
  ['5.1.7', 'us'],
  ['5.1.8', 'us'],
  [undefined, 'neither'],
] as const)('the code %s speaks of %s', (code, blamed) => expect(blames(code)).toBe(blamed));
