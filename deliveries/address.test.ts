import { expect, test } from 'vitest';
import { namedAddress } from './address.ts';

test("the firm's own sender may have a name", () => {
  expect(namedAddress('Blue Water Defense <intake@example.com>')).toEqual({ name: 'Blue Water Defense', address: 'intake@example.com' });
  expect(namedAddress('intake@example.com')).toEqual({ name: '', address: 'intake@example.com' });
  expect(namedAddress('a"b <intake@example.com>')).toBeUndefined();
});
