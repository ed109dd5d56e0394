import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeHash, linkOf, tokenHash } from '#followup/call-sheet/access.ts';
import { alertRow } from '#followup/ladder/alerts.ts';
import { openSecrets } from '#vault/secrets.ts';

const secrets = openSecrets('a secret that has at least 32 characters');
const secret = secrets.current.key;
const other = openSecrets('another secret with at least 32 characters').current.key;

test('a link and its code follow from the delivery, so that an alert sent twice says the same', () => {
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

test('what is stored opens nothing: neither token nor code is in the row, and a code is bound to its request', () => {
  const row = alertRow('alert', 'email', 'attorney', '7K4M29AF', secrets);
  const { token, code } = linkOf(row.id, secret);
  expect(row.link_hash).toBe(tokenHash(token));
  expect(row.code_hash).toBe(codeHash(code, '7K4M29AF', secret));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify(row)).not.toContain(code);
  expect(codeHash(code, '7K4M29AX', secret)).not.toBe(row.code_hash);
  expect(codeHash(code, '7K4M29AF', other)).not.toBe(row.code_hash);
});
