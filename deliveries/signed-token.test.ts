import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { alertToken, deliveryOf, tokenIn } from '#deliveries/signed-token.ts';
import { openSecrets } from '#vault/secrets.ts';

const older = 'a secret that has at least 32 characters';
const links = openSecrets(older);

test('a link follows from the delivery, so that an alert sent twice says the same, and names it under a newer secret too', () => {
  const id = randomUUID();
  const token = alertToken(id, links);
  expect(token).toMatch(/^[\w-]{38}$/);
  expect(alertToken(id, links)).toBe(token);
  expect(deliveryOf(token, links)).toBe(id);
  expect(deliveryOf(token, openSecrets(`2:another secret with at least 32 characters,1:${older}`))).toBe(id);
  expect(deliveryOf(token, openSecrets('another secret with at least 32 characters'))).toBeUndefined();
});

test('the proof of one delivery opens no other, and no changed letter opens any', () => {
  const [one, other] = [alertToken(randomUUID(), links), alertToken(randomUUID(), links)];
  expect(deliveryOf(`${one.slice(0, 21)}${other.slice(21)}`, links)).toBeUndefined();
  for (let at = 0; at < one.length; at++) {
    const changed = `${one.slice(0, at)}${one[at] === 'A' ? 'B' : 'A'}${one.slice(at + 1)}`;
    expect(deliveryOf(changed, links), `letter ${at}`).toBeUndefined();
  }
  for (const wrong of ['', one.slice(1), `${one}A`, `${one.slice(0, -1)}=`]) expect(deliveryOf(wrong, links)).toBeUndefined();
  for (let tries = 0; tries < 2_000; tries++) expect(deliveryOf(randomBytes(28).toString('base64url'), links)).toBeUndefined();
});

test('a link that was pasted whole, with what a mail program puts around it, gives its token', () => {
  const id = randomUUID();
  const url = `https://desk.example.com/a#${alertToken(id, links)}`;
  for (const pasted of [url, ` ${url}\n`, url.split('#')[1] ?? '']) expect(deliveryOf(tokenIn(pasted), links)).toBe(id);
  expect(tokenIn('https://desk.example.com/a')).toBe('');
});
