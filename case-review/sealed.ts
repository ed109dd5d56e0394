import * as z from 'zod/mini';
import type { Vault } from '#vault/vault.ts';

/** A request as it is stored, with its key beside it. */
export type SealedRow = { id: string; answers: Buffer; wrapped_key: Buffer; key_version: number };

export type SentAnswers = z.output<typeof sent>['answers'];

/** What a visitor wrote, opened. */
export function openAnswers(vault: Vault, row: SealedRow): SentAnswers {
  return sent.parse(openSealed(vault, row)).answers;
}

/** Everything that was sealed with a request, whatever release sealed it. */
export function openSealed(vault: Vault, { id, answers, wrapped_key, key_version }: SealedRow): unknown {
  return JSON.parse(vault.open({ ciphertext: answers, wrappedKey: wrapped_key, keyVersion: key_version }, { row: id, column: 'answers' }));
}

/** A stored request must always open, so the form's current rules are not applied, and a field that it did not have yet is empty. */
const text = z._default(z.string(), '');
const sent = z.object({
  answers: z.object({
    full_name: text,
    phone: text,
    email: text,
    city: text,
    county: text,
    court_date: text,
    case_type: text,
    arrested: text,
    best_time: text,
    description: text,
    their_name: text,
    their_place: text,
    their_birth: text,
    relation: text,
  }),
});
