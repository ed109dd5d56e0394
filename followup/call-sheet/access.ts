import { createHmac, hash, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import { lettersOf } from '#case-review/reference.ts';
import type { Database } from '#database/connection.ts';
import { forgetTries, mayTry } from '#followup/call-sheet/typed-tries.ts';
import { type Secrets, underAll } from '#vault/secrets.ts';

/** How somebody came to a call sheet: by an alert's link, or by its reference and typed code. */
export type CallSheetKey = { token: string } | { reference: string; code: string };

export type Entered = { request: string; token: string; recipient: string };

/**
 * Undefined for everything that does not open a sheet: a wrong link, one that has expired or was revoked, a wrong code, or
 * the right one after too many wrong ones. All look the same, so that a guesser learns nothing from the answer.
 */
export async function enter(db: Database, secrets: Secrets, way: CallSheetKey): Promise<Entered | undefined> {
  if (!('token' in way) && !(await mayTry(db, secrets, way.reference))) return undefined;
  const found = db
    .selectFrom('deliveries')
    .innerJoin('case_reviews', 'case_reviews.id', 'case_review_id')
    .select(['deliveries.id', 'case_review_id', 'recipient', 'deliveries.secret_version'])
    .where('kind', 'in', ['alert', 'reminder', 'wrote-back'])
    .where('link_revoked_at', 'is', null)
    .where('link_expires_at', '>', sql<Date>`present()`);
  const row = await ('token' in way
    ? found.where('link_hash', '=', Buffer.from(tokenHash(way.token), 'hex'))
    : found.where('reference', '=', way.reference).where(
        'code_hash',
        'in',
        underAll(secrets, (key) => Buffer.from(codeHash(way.code, way.reference, key), 'hex')),
      )
  ).executeTakeFirst();
  if (!row?.case_review_id) return undefined;
  if (!('token' in way)) await forgetTries(db, secrets, way.reference);
  return { request: row.case_review_id, token: linkOf(row.id, secrets.of(row.secret_version)).token, recipient: row.recipient };
}

/** An alert's way in: a token for the link's fragment, and a code to type where no script runs. */
export type Link = { token: string; code: string };

/** Derived from the delivery's id, so that every try of an alert carries the same link. Only its hashes are stored. */
export function linkOf(delivery: string, key: KeyObject): Link {
  const drawn = createHmac('sha512', key).update(`call-sheet ${delivery}`).digest();
  return {
    token: drawn.subarray(0, 32).toString('base64url'),
    code: lettersOf(drawn.subarray(32)),
  };
}

export function tokenHash(token: string): string {
  return hash('sha256', `call-sheet ${token}`);
}

/** A code is short, so its hash is keyed: whoever has the table alone cannot try all of them. */
export function codeHash(code: string, reference: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`typed code ${reference} ${code}`).digest('hex');
}
