import { sql } from 'kysely';
import { receiptHash } from '#case-review/receipt-token.ts';
import { readTyped } from '#case-review/typed-number.ts';
import type { Database } from '#database/connection.ts';
import { inTransaction } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import type { Firm } from '#firm/content.ts';
import { correct, type Keys } from '#followup/actions/correct-contact.ts';
import { tellOfNews } from '#replies/texts/wrote-back.ts';

/** `refused`: it is no number that the form would take, or the receipt does not open or is not open any more. */
export type NumberChanged = 'changed' | 'too-often' | 'refused';

type Parts = Keys & { db: Database; firm: Firm; wake: (requests: readonly string[]) => Promise<void> };

/** Somebody who types carelessly, and nobody who tries numbers out: whoever has the request is mailed at every change. */
const mostChanges = 5;

/**
 * A visitor puts the number right on their receipt. It is sealed with the rest of the contact, so the worker does this, for the token of
 * the receipt alone. The desk and messages that have not left have the new number; whoever has the request, or is on call, is told.
 */
export async function changeNumber({ db, firm, wake, ...keys }: Parts, { token, phone }: { token: string; phone: string }): Promise<NumberChanged> {
  if (!readTyped(phone)) return 'refused';
  const request = await openByToken(db, token, 'corrected-phone');
  if (!request) return 'refused';
  if (request.changes >= mostChanges) return 'too-often';
  const changed = await inTransaction(db, async (transaction) => {
    const acted = await correct(transaction, keys, request.id, 'visitor', { phone });
    if (acted.kind === 'done') await tellOfNews(transaction, request.id, firm.onCall);
    return acted.kind === 'done';
  });
  if (!changed) return 'refused';
  await wake([request.id]);
  return 'changed';
}

/** The request whose receipt the token opens, and how often its visitor did this to it. */
export async function openByToken(db: Database, token: string, kind: string): Promise<{ id: string; changes: number } | undefined> {
  const { rows } = await sql<Pick<RowOf<'case_reviews'>, 'id'> & { changes: number }>`select id, (select count(*)::int from followup_events e
      where e.case_review_id = c.id and e.kind = ${kind} and e.by = 'visitor') as changes
    from case_reviews c where receipt_hash = ${receiptHash(token)} and receipt_expires_at > present() and erased_at is null`.execute(db);
  return rows[0];
}
