import { sql } from 'kysely';
import type { Office } from '#followup/office.ts';

/** What messages say of a request: one reading for all that are sent together. Sealed is what the visitor wrote. */
export type ToldOf = {
  id: string;
  reference: string;
  received_at: Date;
  urgency: 'usual' | 'urgent';
  call_due_at: Date;
  state: string;
  no_mails_at: Date | null;
  no_texts_at: Date | null;
  answers: Buffer | null;
  wrapped_key: Buffer | null;
  key_version: number | null;
};

export async function readToldOf({ db }: Pick<Office, 'db'>, requests: readonly (string | null)[]): Promise<Map<string | null, ToldOf>> {
  const ids = [...new Set(requests)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<ToldOf>`select c.id, reference, received_at, urgency, call_due_at, state, no_mails_at, no_texts_at, answers, wrapped_key, key_version
    from case_reviews c join followups f on f.case_review_id = c.id left join request_keys k on k.case_review_id = c.id
    where c.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
