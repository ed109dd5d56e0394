import { timingSafeEqual } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AgreedColumns } from '#case-review/consent.ts';
import { tokenHash } from '#case-review/message-link.ts';
import { receiptCode, receiptHash, receiptToken } from '#case-review/receipt-token.ts';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { forgetTries, mayTry } from '#followup/receipt/typed-tries.ts';
import type { Secrets } from '#vault/secrets.ts';

/**
 * What opens a receipt: the token in the answer to the form, which is in no URL; the link of a notice, which opens once; and
 * reference and code, typed, with the network that they were typed in. `proof`: the link that opened it before. It opens
 * nothing any more, and shows that the holder of the page reads the mail of the request's address.
 */
export type ReceiptKey = { token: string; proof?: string | undefined } | { link: string } | { reference: string; code: string; visitor: string };

/** What `intake_api.receipts` shows. */
export type Row = Pick<Selectable<Tables['case_reviews']>, 'id' | 'reference' | 'received_at' | 'erased_at' | 'secret_version' | 'language'> &
  Pick<Followup, 'state' | 'urgency' | 'withdraw_at' | 'has_mail' | 'takes_texts' | 'no_calls_at' | 'no_texts_at' | 'no_mails_at' | 'delivered_at'> &
  Pick<Followup, 'acknowledged_at' | 'acknowledged_by' | 'tried_at' | 'call_from' | 'call_target' | 'call_due_at'> &
  Pick<Followup, 'closed_as' | 'told_from' | 'appointment_at' | 'appointment_where'> &
  AgreedColumns & { now: Date; copies: number; last_copy: Selectable<Tables['deliveries']>['state'] | null };

export type Followup = Selectable<Tables['followups']>;

/** As it stands, held until the end of the transaction. */
export async function held(transaction: Database, token: Buffer): Promise<Followup | undefined> {
  const { rows } = await sql<Followup>`select * from intake_api.hold(${token})`.execute(transaction);
  return rows[0];
}

export function proofIn(key: ReceiptKey): string | undefined {
  return 'link' in key ? key.link : 'token' in key ? key.proof : undefined;
}

export function linkHash(link: string): Buffer {
  return Buffer.from(tokenHash(link), 'hex');
}

export function tokenOf({ id, secret_version }: Row, secrets: Secrets): string {
  return receiptToken(id, secrets.of(secret_version));
}

/** What allows an act, in the database too: whoever has only a request's id can do nothing with it there. */
export function hashOf(row: Row, secrets: Secrets): Buffer {
  return receiptHash(tokenOf(row, secrets));
}

/** A wrong code and an unknown reference look the same. Tries for one that does not exist are not counted: anybody could fill the table with them. */
export async function find(db: Database, secrets: Secrets, key: ReceiptKey): Promise<Row | undefined> {
  if ('reference' in key) {
    const row = await select(db, sql`receipt_by_reference(${key.reference})`);
    const tries = `${key.reference} ${key.visitor}`;
    if (!row || !(await mayTry(db, secrets, tries))) return undefined;
    if (!same(receiptCode(row.id, secrets.of(row.secret_version)), key.code)) return undefined;
    await forgetTries(db, secrets, tries);
    return row;
  }
  if ('link' in key) return select(db, sql`receipt_by_link(${linkHash(key.link)})`);
  return select(db, sql`receipt(${receiptHash(key.token)})`);
}

export async function select(db: Database, by: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from intake_api.${by}`.execute(db);
  return rows[0];
}

function same(right: string, given: string): boolean {
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
