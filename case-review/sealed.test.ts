import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openLines, sealLines } from '#case-review/export-lines.ts';
import { openAnswers } from '#case-review/sealed.ts';
import { openVault, parseKeys } from '#vault/vault.ts';

const vault = openVault(parseKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`));
const robin = { their_name: 'Robin Avery', their_place: 'County Jail', their_birth: '4/27/2001', relation: 'Mother' };

test('a request from before the form asked who needs help still opens, and names nobody else', () => {
  const { row } = sealed({ full_name: 'Jordan Avery', description: 'OWI, Flint' });
  expect(openAnswers(vault, row)).toMatchObject({ full_name: 'Jordan Avery', their_name: '', their_place: '', their_birth: '', relation: '' });
});

test('the other person is in the copy that the firm can read, and is sealed again when it is taken back in', async () => {
  const { row, line, client } = sealed({ full_name: 'Jordan Avery', ...robin });
  expect(openAnswers(vault, row)).toMatchObject(robin);
  const [opened = ''] = await openLines(client, vault, [line]);
  expect(JSON.parse(opened).answers.answers).toMatchObject(robin);
  const { requests, keys } = sealLines(vault, [opened]);
  expect(requests.join()).not.toContain('Robin');
  const [request, key] = [JSON.parse(requests[0] ?? ''), JSON.parse(keys[0] ?? '')];
  expect(openAnswers(vault, { id: row.id, answers: bytes(request.answers), wrapped_key: bytes(key.wrapped_key), key_version: key.key_version })).toMatchObject(
    robin,
  );
});

function sealed(answers: object) {
  const id = randomUUID();
  const { ciphertext, wrappedKey, keyVersion } = vault.seal(JSON.stringify({ answers, attribution: {} }), { row: id, column: 'answers' });
  const row = { id, answers: ciphertext, wrapped_key: wrappedKey, key_version: keyVersion };
  const client = { query: () => Promise.resolve({ rows: [{ ...row, case_review_id: id }] }) } as never;
  return { row, line: JSON.stringify({ id, answers: `\\x${ciphertext.toString('hex')}` }), client };
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex');
}
