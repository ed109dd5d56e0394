import { expect, test } from 'vitest';
import { check } from '#case-review/schema.ts';
import { namedAddress } from '#deliveries/address.ts';
import { isMailable } from '#firm/mailable.ts';
import { hostileTexts } from '../testkit/hostile-texts.ts';
import { filledIn } from '../testkit/requests.ts';

/** Whether an address is one for the rule, for the form, and for what sends mail. */
const takenBy = (text: string) => [
  isMailable(text),
  text !== '' && text === text.trim() && check(filledIn({ email: text })).kind === 'valid',
  namedAddress(text)?.address === text,
];
const [everyone, nobody] = [
  [true, true, true],
  [false, false, false],
];

test.each(['jordan@example.com', "o'hara+case@mail.example.co", 'a.b-c_d@xn--bcher-kva.example', 'a@b.museum'])('%s is one plain address', (text) => {
  expect(takenBy(text)).toEqual(everyone);
});

test.each([
  '',
  '@',
  'jordan',
  'jordan@localhost',
  'jordan@example',
  'jordan@127.0.0.1',
  'jordan@[127.0.0.1]',
  'a@b@example.com',
  ' jordan@example.com',
  'jordan@example.com\n',
  'jordan@example.com,b@example.com',
  'Jordan <jordan@example.com>',
  '"jordan"@example.com',
  '.jordan@example.com',
  'jor..dan@example.com',
  'jordan@-example.com',
  'jordan%relay@example.com',
  'relay!jordan@example.com',
  'jördan@example.com',
  'josé@example.com',
  'me@example.c',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is none', (text) => expect(takenBy(text)).toEqual(nobody));

test('no text that carries a header is an address', () => {
  expect(hostileTexts).toHaveLength(500);
  expect(hostileTexts.filter(isMailable)).toEqual([]);
});
