import { expect, test } from 'vitest';
import { hostileTexts } from '#tests/world/hostile-texts.ts';
import { namedAddress, plainAddress } from './address.ts';

test.each(['jordan@example.com', "o'hara+case@mail.example.co", 'a.b-c_d@xn--bcher-kva.example', 'a@b.museum'])('%s is one plain address', (text) => {
  expect(plainAddress(text)).toBe(text);
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
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is none', (text) => expect(plainAddress(text)).toBeUndefined());

test('no text that carries a header is an address', () => {
  expect(hostileTexts).toHaveLength(500);
  expect(hostileTexts.filter((text) => plainAddress(text))).toEqual([]);
});

test("the firm's own sender may have a name", () => {
  expect(namedAddress('Blue Water Defense <intake@example.com>')).toEqual({ name: 'Blue Water Defense', address: 'intake@example.com' });
  expect(namedAddress('intake@example.com')).toEqual({ name: '', address: 'intake@example.com' });
  expect(namedAddress('a"b <intake@example.com>')).toBeUndefined();
});
