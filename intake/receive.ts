import { createHash, createHmac, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { newReference } from '#intake/reference.ts';
import type { Answers } from '#intake/schema.ts';
import type { Vault } from '#vault/vault.ts';

export type Submission = {
  answers: Answers;
  /** Made by the browser before its first attempt. Without script there is none. */
  key: string | undefined;
  page: string;
  language: string;
  /** The exact words beside the box that the visitor ticked. */
  consentWording: string;
  attribution: Attribution;
};

/** Where the visitor came from, as far as the tab knew. Sealed with the answers. */
export type Attribution = { landing?: string; referrer?: string; utm?: Record<string, string> };

export type Received = { kind: 'received'; id: string; reference: string; receipt: string; receivedAt: Date; again: boolean };
/** The same key came before with other answers: it must not replace them, and must not seem to be kept. */
export type Conflicting = { kind: 'conflict' };

/** Without script, equal answers within this time are one request. */
const sameWithinMinutes = 10;
/** How long a receipt can be opened. */
const receiptDays = 30;

/** Stores a request once, however often and concurrently it is sent. When this returns, PostgreSQL has it on disk. */
export async function receiveCaseReview(db: Database, vault: Vault, secret: Buffer, submission: Submission): Promise<Received | Conflicting> {
  const digest = createHmac('sha256', secret).update('answers').update(JSON.stringify(submission.answers)).digest();
  for (let attempt = 1; ; attempt++) {
    try {
      return await receiveOnce(db, vault, secret, submission, digest);
    } catch (error) {
      // Two requests with one reference: at a million rows, one in ten thousand. Another draw settles it.
      if (attempt === 3 || !(error instanceof Error && 'constraint' in error && error.constraint === 'case_reviews_reference_key')) throw error;
    }
  }
}

async function receiveOnce(db: Database, vault: Vault, secret: Buffer, submission: Submission, digest: Buffer): Promise<Received | Conflicting> {
  return db.transaction().execute(async (transaction) => {
    const key = submission.key === undefined ? null : createHash('sha256').update(submission.key).digest();
    if (!key) {
      const known = await equalAnswers(transaction, digest);
      if (known) return received(known, secret, true);
    }
    const stored = await store(transaction, vault, secret, submission, key, digest);
    if (stored) return received(stored, secret, false);
    const first = await transaction
      .selectFrom('case_reviews')
      .select(['id', 'reference', 'received_at', 'answers_digest'])
      .where('submission_key', '=', key)
      .executeTakeFirstOrThrow();
    return first.answers_digest.equals(digest) ? received(first, secret, true) : { kind: 'conflict' };
  });
}

/** The private address of a receipt follows from the request, so that every retry is answered with the same one. */
export function receiptToken(id: string, secret: Buffer): string {
  return createHmac('sha256', secret).update('receipt').update(id).digest('base64url');
}

export function receiptHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type Row = { id: string; reference: string; received_at: Date };

function received(row: Row, secret: Buffer, again: boolean): Received {
  return { kind: 'received', id: row.id, reference: row.reference, receipt: receiptToken(row.id, secret), receivedAt: row.received_at, again };
}

/** Two equal forms that arrive at once wait for each other here; the second then finds the first. */
async function equalAnswers(transaction: Transaction<Tables>, digest: Buffer): Promise<Row | undefined> {
  await sql`select pg_advisory_xact_lock(${digest.readBigInt64BE(0).toString()}::bigint)`.execute(transaction);
  return transaction
    .selectFrom('case_reviews')
    .select(['id', 'reference', 'received_at'])
    .where('answers_digest', '=', digest)
    .where('received_at', '>', sql<Date>`now() - make_interval(mins => ${sameWithinMinutes})`)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Undefined when this key is already stored. */
async function store(
  transaction: Transaction<Tables>,
  vault: Vault,
  secret: Buffer,
  submission: Submission,
  key: Buffer | null,
  digest: Buffer,
): Promise<Row | undefined> {
  const id = randomUUID();
  const { answers, attribution, page, language, consentWording } = submission;
  const sealed = vault.seal(JSON.stringify({ answers, attribution }), { row: id, column: 'answers' });
  const hash = createHash('sha256').update(consentWording).digest();
  await transaction
    .insertInto('consent_wordings')
    .values({ hash, wording: consentWording, language })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await transaction
    .insertInto('case_reviews')
    .values({
      id,
      reference: newReference(),
      submission_key: key,
      answers_digest: digest,
      page,
      language,
      answers: sealed.ciphertext,
      receipt_hash: receiptHash(receiptToken(id, secret)),
      receipt_expires_at: sql<Date>`now() + make_interval(days => ${receiptDays})`,
    })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning(['id', 'reference', 'received_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  // Both in one statement: a key that lives apart costs no further trip to PostgreSQL.
  await transaction
    .with('key', (also) => also.insertInto('request_keys').values({ case_review_id: id, wrapped_key: sealed.wrappedKey, key_version: sealed.keyVersion }))
    .insertInto('consents')
    .values({ case_review_id: id, wording_hash: hash, language, page })
    .execute();
  return row;
}
