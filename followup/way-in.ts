import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { codeHash, linkOf, tokenHash } from '#followup/links.ts';

/** How somebody came to a call sheet: by an alert's link, or by its reference and typed code. */
export type WayIn = { token: string } | { reference: string; code: string };

export type Entered = { request: string; token: string; recipient: string };

/** Undefined for everything that is not a valid, unexpired, unrevoked way in; why is nobody's business. */
export async function enter(db: Database, secret: KeyObject, way: WayIn): Promise<Entered | undefined> {
  const found = db
    .selectFrom('deliveries')
    .innerJoin('case_reviews', 'case_reviews.id', 'case_review_id')
    .select(['deliveries.id', 'case_review_id', 'recipient'])
    .where('kind', '=', 'alert')
    .where('link_revoked_at', 'is', null)
    .where('link_expires_at', '>', sql<Date>`present()`);
  const row = await ('token' in way
    ? found.where('link_hash', '=', Buffer.from(tokenHash(way.token), 'hex'))
    : found.where('reference', '=', way.reference).where('code_hash', '=', Buffer.from(codeHash(way.code, way.reference, secret), 'hex'))
  ).executeTakeFirst();
  return row?.case_review_id ? { request: row.case_review_id, token: linkOf(row.id, secret).token, recipient: row.recipient } : undefined;
}

/** As it may have been typed: in small letters, with blanks or dashes. */
export function typedCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);
}
