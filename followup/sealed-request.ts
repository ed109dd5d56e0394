import type { Vault } from '#vault/vault.ts';

/** A request as it is stored, with its key beside it. */
export type SealedRow = { id: string; answers: Buffer; wrapped_key: Buffer; key_version: number };

/** What a visitor sent, opened. The caller knows what it reads of it. */
export function openRequest<Content = unknown>(vault: Vault, { id, answers, wrapped_key, key_version }: SealedRow): Content {
  return JSON.parse(vault.open({ ciphertext: answers, wrappedKey: wrapped_key, keyVersion: key_version }, { row: id, column: 'answers' })) as Content;
}
