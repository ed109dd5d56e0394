import type { ClientBase } from 'pg';
import { openSealed } from '#case-review/sealed.ts';
import { oneLine } from '#database/table-lines.ts';
import type { Vault } from '#vault/vault.ts';

/** As stored: `answers` are the sealed bytes in hexadecimal digits. */
type Stored = { id: string; answers: string | null };
type Opened = { id: string; answers: unknown };

/** Lines of case_reviews with what visitors wrote in the clear, for a copy that the firm can read without this product. */
export async function openLines(client: ClientBase, vault: Vault, lines: readonly string[]): Promise<string[]> {
  const rows = lines.map((line) => JSON.parse(line) as Stored);
  const { rows: keys } = await client.query<{ case_review_id: string; wrapped_key: Buffer; key_version: number }>(
    'select case_review_id, wrapped_key, key_version from request_keys where case_review_id = any ($1)',
    [rows.map(({ id }) => id)],
  );
  const byId = new Map(keys.map((key) => [key.case_review_id, key]));
  return rows.map((row) => {
    if (row.answers === null) return JSON.stringify(row);
    const key = byId.get(row.id);
    if (!key) throw new Error('a request that was not erased has no key');
    const answers = openSealed(vault, { id: row.id, ...key, answers: Buffer.from(row.answers.slice(2), 'hex') });
    return oneLine(JSON.stringify({ ...row, answers }));
  });
}

/** The reverse of openLines: each request is sealed anew, under the newest key of this vault. */
export function sealLines(vault: Vault, lines: readonly string[]): { requests: string[]; keys: string[] } {
  const keys: string[] = [];
  const requests = lines.map((line) => {
    const row = JSON.parse(line) as Opened;
    if (row.answers === null) return line;
    const { ciphertext, wrappedKey, keyVersion } = vault.seal(JSON.stringify(row.answers), { row: row.id, column: 'answers' });
    keys.push(JSON.stringify({ case_review_id: row.id, wrapped_key: hex(wrappedKey), key_version: keyVersion }));
    return JSON.stringify({ ...row, answers: hex(ciphertext) });
  });
  return { requests, keys };
}

function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
