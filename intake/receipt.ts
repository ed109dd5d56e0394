import { type QueryCreator, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { receiptHash } from '#intake/receive.ts';

export type Receipt = { kind: 'open'; reference: string; receivedAt: Date } | { kind: 'withdrawn'; reference: string; erasedAt: Date } | { kind: 'none' };

/** What a receipt's private address shows. It holds nothing personal. */
export async function readReceipt(db: Database, token: string): Promise<Receipt> {
  const row = await db
    .selectFrom('case_reviews')
    .select(['reference', 'received_at', 'erased_at'])
    .where('receipt_hash', '=', receiptHash(token))
    .where('receipt_expires_at', '>', sql<Date>`present()`)
    .executeTakeFirst();
  if (!row) return { kind: 'none' };
  return row.erased_at
    ? { kind: 'withdrawn', reference: row.reference, erasedAt: row.erased_at }
    : { kind: 'open', reference: row.reference, receivedAt: row.received_at };
}

/** Takes a request back: its key is destroyed, so that no backup can open it either, since backups are made without keys. */
export async function withdraw(db: Database, token: string): Promise<Receipt> {
  await erase(db, (update) => update.where('receipt_hash', '=', receiptHash(token)).where('receipt_expires_at', '>', sql<Date>`present()`));
  return readReceipt(db, token);
}

/** Erases one request by its reference, for the firm. True when there was something to erase. */
export async function eraseByReference(db: Database, reference: string): Promise<boolean> {
  return (await erase(db, (update) => update.where('reference', '=', reference))) > 0n;
}

/** How long a request is kept, as the privacy page says: a shorter time once somebody has closed it. */
const keptDays = { unanswered: 180, closed: 30 };

/** Erases what is older than that. Runs every hour; returns how many were erased. */
export async function forgetCaseReviews(db: Database): Promise<bigint> {
  const old = await erase(db, (update) => update.where('received_at', '<', sql<Date>`present() - make_interval(days => ${keptDays.unanswered})`));
  const closed = await erase(db, (update) =>
    update.where('id', 'in', (those) =>
      those.selectFrom('followups').select('case_review_id').where('closed_at', '<', sql<Date>`present() - make_interval(days => ${keptDays.closed})`),
    ),
  );
  return old + closed;
}

type Update = ReturnType<typeof erasing>;

function erasing(db: QueryCreator<Tables>) {
  return db.updateTable('case_reviews').set({ answers: null, phone_digest: null, erased_at: sql<Date>`present()` }).where('erased_at', 'is', null);
}

/** One statement, so that what was written, its key, its ladder and its links go together or not at all. Returns how many requests it erased. */
async function erase(db: Database, which: (update: Update) => Update): Promise<bigint> {
  const { count } = await db
    .with('erased', (also) => which(erasing(also)).returning('id'))
    .with('gone', (also) => also.deleteFrom('request_keys').where('case_review_id', 'in', (those) => those.selectFrom('erased').select('id')))
    .with('ended', (also) =>
      also
        .updateTable('followups')
        .set({ state: 'withdrawn', next_due_at: null, closed_at: sql<Date>`coalesce(closed_at, present())` })
        .where('case_review_id', 'in', (those) => those.selectFrom('erased').select('id')),
    )
    .with('cancelled', (also) =>
      also
        .updateTable('deliveries')
        .set({ state: sql<'cancelled'>`case state when 'waiting' then 'cancelled' else state end`, link_revoked_at: sql<Date>`present()` })
        .where('case_review_id', 'in', (those) => those.selectFrom('erased').select('id')),
    )
    .selectFrom('erased')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return BigInt(count);
}
