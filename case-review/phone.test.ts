import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { phoneDigest, readPhone } from '#case-review/phone.ts';

const key = createSecretKey(Buffer.alloc(32, 7));

test.each(['٨١٠٥٥٥٠١٤٦', '(۸۱۰) ۵۵۵-۰۱۴۶', '+١ ٨١٠ ٥٥٥ ٠١٤٦'])('a number in Arabic digits can be dialed, and STOP from it is matched: %s', (typed) => {
  expect(readPhone(typed)?.number).toBe('+18105550146');
  expect(phoneDigest(typed, key)).toEqual(phoneDigest('(810) 555-0146', key));
});
