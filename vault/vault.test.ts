import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decrypt, encrypt, VaultError } from './vault.ts';

const place = Buffer.from('row a, column story');
const key = createSecretKey(randomBytes(32));

test('what is sealed opens again, whatever it is', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (plain) => decrypt(encrypt(Buffer.from(plain), key, place), key, place).equals(Buffer.from(plain))),
    { numRuns: 500 },
  );
});

test('nothing of it is readable in what is stored, and the same words never look the same twice', () => {
  const [one, other] = [encrypt(Buffer.from('Jordan Avery'), key, place), encrypt(Buffer.from('Jordan Avery'), key, place)];
  expect(one.toString('latin1')).not.toContain('Jordan');
  expect(one.equals(other)).toBe(false);
});

describe('a sealed value does not open', () => {
  const sealed = encrypt(Buffer.from('secret'), key, place);

  test('in another row or column', () => {
    expect(() => decrypt(sealed, key, Buffer.from('row b, column story'))).toThrow(VaultError);
  });
  test('with another key', () => {
    expect(() => decrypt(sealed, createSecretKey(randomBytes(32)), place)).toThrow(VaultError);
  });
  test('when any byte of it was altered', () => {
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => decrypt(altered, key, place)).toThrow(VaultError);
    }
  });
});
