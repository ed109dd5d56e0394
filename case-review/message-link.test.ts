import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkOf } from '#case-review/message-link.ts';
import { openSecrets } from '#vault/secrets.ts';

const secret = openSecrets('a secret that has at least 32 characters').current.key;
const other = openSecrets('another secret with at least 32 characters').current.key;

test('a link and its code follow from the delivery, so that a message sent twice says the same', () => {
  const id = randomUUID();
  expect(linkOf(id, secret)).toEqual(linkOf(id, secret));
  expect(linkOf(id, other)).not.toEqual(linkOf(id, secret));
  expect(linkOf(randomUUID(), secret)).not.toEqual(linkOf(id, secret));
});

test('a token has 256 bits, and a code eight letters that cannot be misheard', () => {
  const links = Array.from({ length: 2_000 }, () => linkOf(randomUUID(), secret));
  for (const { token, code } of links) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(code).toMatch(/^[234679AFHJKMPRUWXY]{8}$/);
  }
  expect(new Set(links.map(({ token }) => token)).size).toBe(2_000);
  expect(new Set(links.map(({ code }) => code)).size).toBe(2_000);
});
