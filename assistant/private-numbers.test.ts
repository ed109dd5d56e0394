import { describe, expect, test } from 'vitest';
import { holdsPrivateNumber, withoutPrivateNumbers } from '#assistant/private-numbers.ts';

describe('a number that names a person', () => {
  test.each([
    'my ssn is 123-45-6789 can you check for warrants',
    'social security number 123456789',
    'his social is 123 45 6789',
    'dob 4/27/2001',
    'he was born on April 27, 2001',
    'born 27 abril de 1999',
    'birthday: 04-27-88',
    '11/02/1987 is when i was born',
    'fecha de nacimiento 27/04/1990',
    'تاريخ الميلاد ٢٧/٤/١٩٩٠',
    'رقم الضمان الاجتماعي 123-45-6789',
  ])('is seen and taken out: %s', (text) => {
    expect(holdsPrivateNumber(text)).toBe(true);
    expect(withoutPrivateNumbers(text)).toContain('[private]');
    expect(withoutPrivateNumbers(text)).not.toMatch(/6789|2001|1999|1987|1990|١٩٩٠|04-27/);
  });

  test.each([
    'my court date is 12/03/2026',
    'call me at 810-555-0199',
    'case 22-123456-FH',
    'i blew a 0.15 on 11/14',
    'MCL 257.625 and 93 days',
    'he is 17 years old, born here',
    'convicted in 1998, can i expunge it',
  ])('is not seen in: %s', (text) => expect(withoutPrivateNumbers(text)).toBe(text));
});
