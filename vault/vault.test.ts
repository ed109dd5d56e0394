import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openVault, parseKeys, VaultError } from './vault.ts';

const place = { row: 'a', column: 'answers' };
const key = () => randomBytes(32);

test('what is sealed opens again, whatever it is', () => {
  const vault = openVault(new Map([[1, key()]]));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (plain) => vault.open(vault.seal(plain, place), place) === Buffer.from(plain, 'utf8').toString('utf8')),
    { numRuns: 500 },
  );
});

test('nothing of it is readable in what is stored', () => {
  const vault = openVault(new Map([[1, key()]]));
  const { ciphertext, wrappedKey } = vault.seal('Jordan Avery, 810 555 0100', place);
  expect(Buffer.concat([ciphertext, wrappedKey]).toString('latin1')).not.toContain('Jordan');
});

test('the same words never look the same twice', () => {
  const vault = openVault(new Map([[1, key()]]));
  expect(vault.seal('same', place).ciphertext.equals(vault.seal('same', place).ciphertext)).toBe(false);
});

describe('a sealed value does not open', () => {
  const keys = new Map([[1, key()]]);
  const vault = openVault(keys);
  const sealed = vault.seal('secret', place);

  test('in another row or column', () => {
    expect(() => vault.open(sealed, { row: 'b', column: 'answers' })).toThrow(VaultError);
    expect(() => vault.open(sealed, { row: 'a', column: 'notes' })).toThrow(VaultError);
  });
  test('with another key of the same version', () => {
    expect(() => openVault(new Map([[1, key()]])).open(sealed, place)).toThrow(VaultError);
  });
  test('with a version that is not there', () => {
    expect(() => vault.open({ ...sealed, keyVersion: 2 }, place)).toThrow(/key version 2/);
  });
  test.each(['ciphertext', 'wrappedKey'] as const)('when any byte of its %s was altered', (part) => {
    for (let at = 0; at < sealed[part].length; at++) {
      const altered = Buffer.from(sealed[part]);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => vault.open({ ...sealed, [part]: altered }, place)).toThrow(VaultError);
    }
  });
});

test('a value sealed under an old key opens after it was wrapped anew, also without the old key', () => {
  const [old, fresh] = [key(), key()];
  const sealed = openVault(new Map([[1, old]])).seal('secret', place);
  const both = openVault(
    new Map([
      [1, old],
      [2, fresh],
    ]),
  );
  const moved = { ...sealed, ...both.rewrap(sealed, place) };
  expect(moved.keyVersion).toBe(2);
  expect(moved.ciphertext).toBe(sealed.ciphertext);
  expect(openVault(new Map([[2, fresh]])).open(moved, place)).toBe('secret');
});

test('keys are read from their written form, and a bad one is refused without being quoted', () => {
  const written = `1:${key().toString('base64')},2:${key().toString('base64')}`;
  expect([...parseKeys(written).keys()]).toEqual([1, 2]);
  for (const bad of ['', 'x', '1:short', '0:abc', `1-${key().toString('base64')}`]) {
    expect(() => parseKeys(bad)).toThrow(VaultError);
    if (bad) expect(() => parseKeys(bad)).not.toThrow(new RegExp(bad));
  }
});
