import type { KeyObject } from 'node:crypto';
import { type QueryCreator, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { phoneDigest } from '#followup/phone-digest.ts';
import { type Stop, stopContact } from '#followup/stops.ts';
import { receiptHash } from '#intake/receive.ts';

export type Receipt = OpenReceipt | { kind: 'withdrawn'; reference: string; erasedAt: Date } | { kind: 'none' };

export type OpenReceipt = {
  kind: 'open';
  reference: string;
  receivedAt: Date;
  /** The first alert that some channel took. */
  deliveredAt: Date | undefined;
  /** A person has said "I have this". */
  seenAt: Date | undefined;
  callDueAt: Date;
  /** The promised time ran out, and nobody has it yet. */
  lateSince: Date | undefined;
  ended: 'reached' | 'declined' | undefined;
  stops: Record<Stop, boolean>;
};

/** What a receipt's private address shows. It holds nothing personal. */
export async function readReceipt(db: Database, token: string): Promise<Receipt> {
  const row = await db
    .selectFrom('case_reviews')
    .innerJoin('followups', 'case_review_id', 'id')
    .selectAll('followups')
    .select(['reference', 'received_at', 'erased_at', sql<Date>`present()`.as('now')])
    .where('receipt_hash', '=', receiptHash(token))
    .where('receipt_expires_at', '>', sql<Date>`present()`)
    .executeTakeFirst();
  if (!row) return { kind: 'none' };
  if (row.erased_at) return { kind: 'withdrawn', reference: row.reference, erasedAt: row.erased_at };
  return {
    kind: 'open',
    reference: row.reference,
    receivedAt: row.received_at,
    deliveredAt: row.delivered_at ?? undefined,
    seenAt: row.acknowledged_at ?? undefined,
    callDueAt: row.call_due_at,
    lateSince: !row.acknowledged_at && row.now >= row.call_due_at ? row.call_due_at : undefined,
    ended: row.state === 'reached' || row.state === 'declined' ? row.state : undefined,
    stops: { calls: row.no_calls_at !== null, texts: row.no_texts_at !== null, mails: row.no_mails_at !== null },
  };
}

/** The visitor asks not to be called, texted or mailed any more. */
export async function stopFromReceipt(db: Database, token: string, stop: Stop): Promise<void> {
  const row = await db
    .selectFrom('case_reviews')
    .select('id')
    .where('receipt_hash', '=', receiptHash(token))
    .where('receipt_expires_at', '>', sql<Date>`present()`)
    .executeTakeFirst();
  if (row) await stopContact(db, row.id, stop);
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

/** Erases every request from a phone number, however it was written. Returns how many. */
export async function eraseByPhone(db: Database, secret: KeyObject, phone: string): Promise<number> {
  const digest = phoneDigest(phone, secret);
  return digest ? Number(await erase(db, (update) => update.where('phone_digest', '=', digest))) : 0;
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
