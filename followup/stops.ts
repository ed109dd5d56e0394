import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { phoneDigest } from '#followup/phone-digest.ts';

/** What a visitor asks not to get any more. It counts from the next message on. */
export type Stop = 'calls' | 'texts' | 'mails';

export async function stopContact(db: Database, request: string, stop: Stop): Promise<void> {
  const column = sql.ref(`no_${stop}_at`);
  await sql`with stopped as (
      update followups set ${column} = coalesce(${column}, present()) where case_review_id = ${request} returning case_review_id
    )
    insert into followup_events (case_review_id, kind, by) select case_review_id, ${`no-${stop}`}, 'visitor' from stopped`.execute(db);
}

/** A text that says STOP comes from a number alone: every request from that number is meant. Returns how many. */
export async function stopTexts(db: Database, secret: KeyObject, phone: string): Promise<number> {
  const digest = phoneDigest(phone, secret);
  if (!digest) return 0;
  const { rows } = await sql<{ id: string }>`select id from case_reviews where phone_digest = ${digest}`.execute(db);
  for (const { id } of rows) await stopContact(db, id, 'texts');
  return rows.length;
}
