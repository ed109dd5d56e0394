import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecrets } from '#vault/secrets.ts';
import { deliveryOf, markOf, returnAddress } from './return-path.ts';

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
const secrets = openSecrets(older);
const delivery = '0b9f1c52-7a3e-4d7a-9a53-3f6f4f2c1d10';
const mark = markOf(delivery, secrets.current.key);

test('the address on the envelope names the delivery and fits into what every mail server takes', () => {
  const address = returnAddress(delivery, { domain: 'bounce.example.com', key: secrets.current.key });
  expect(address).toMatch(/^b\+0b9f1c52-7a3e-4d7a-9a53-3f6f4f2c1d10\.[a-z2-7]{8}@bounce\.example\.com$/);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
});

test('a mark is recognized, in capitals too, and after the secret was changed', () => {
  for (const written of [mark, mark.toUpperCase()]) expect(deliveryOf(written, secrets)).toEqual({ delivery });
  expect(deliveryOf(mark, openSecrets(`2:${newer},1:${older}`))).toEqual({ delivery });
  expect(deliveryOf(mark, openSecrets(newer))).toBe('forged');
});

test('every other proof, and the proof of another delivery, is forged', () => {
  const [, proof = ''] = mark.split('.');
  for (let at = 0; at < proof.length; at++) {
    const other = proof[at] === 'a' ? 'b' : 'a';
    expect(deliveryOf(`${delivery}.${proof.slice(0, at)}${other}${proof.slice(at + 1)}`, secrets)).toBe('forged');
  }
  expect(deliveryOf(`${randomUUID()}.${proof}`, secrets)).toBe('forged');
});

test('what has another shape is no mark', () => {
  for (const text of ['', delivery, `${delivery}.`, `${mark}a`, ` ${mark}`, `${mark}\n`, mark.replaceAll('-', ''), `${delivery}.1111aaaa`])
    expect(deliveryOf(text, secrets)).toBeUndefined();
});
