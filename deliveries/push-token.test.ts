import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buttonToken, deliveryOf } from '#deliveries/push-token.ts';
import { alertToken, deliveryOf as ofLink } from '#deliveries/signed-token.ts';
import { openSecrets } from '#vault/secrets.ts';

const older = 'a secret that has at least 32 characters';
const secrets = openSecrets(older);

test('a token names its delivery, also after the secret has a newer version', () => {
  const id = randomUUID();
  const token = buttonToken(id, secrets.current.key);
  expect(token).toMatch(/^[\w-]{64}$/);
  expect(deliveryOf(token, secrets)).toBe(id);
  expect(deliveryOf(token, openSecrets(`2:another secret with at least 32 characters,1:${older}`))).toBe(id);
  expect(deliveryOf(token, openSecrets('another secret with at least 32 characters'))).toBeUndefined();
});

test('the proof of one delivery does not open another, and no changed letter opens any', () => {
  const [one, other] = [buttonToken(randomUUID(), secrets.current.key), buttonToken(randomUUID(), secrets.current.key)];
  // The first 21 letters are the id alone.
  expect(deliveryOf(`${one.slice(0, 21)}${other.slice(21)}`, secrets)).toBeUndefined();
  for (let at = 0; at < one.length; at++) {
    const changed = `${one.slice(0, at)}${one[at] === 'A' ? 'B' : 'A'}${one.slice(at + 1)}`;
    expect(deliveryOf(changed, secrets), `letter ${at}`).toBeUndefined();
  }
  for (const wrong of ['', one.slice(1), `${one}A`, `${one.slice(0, -1)}=`]) expect(deliveryOf(wrong, secrets)).toBeUndefined();
});

test('a button is no link, not even under the same secret', () => {
  const button = buttonToken(randomUUID(), secrets.current.key);
  expect(ofLink(button.slice(0, 38), secrets)).toBeUndefined();
  expect(deliveryOf(alertToken(randomUUID(), secrets), secrets)).toBeUndefined();
});
