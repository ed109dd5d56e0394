import { sql } from 'kysely';
import { isThere, openContact, type PartColumns, partColumns, partKey } from '#case-review/parts.ts';
import { mailDigest, phoneDigest } from '#case-review/phone.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/**
 * A number or an address was corrected at the desk. By their digests a STOP is matched to the request, and somebody who asks again
 * is recognized: the worker, which has the key, makes them anew. A row that was corrected once more meanwhile keeps its mark.
 */
export async function renewDigests({ db, opener, secrets }: Pick<FollowupContext, 'db' | 'opener' | 'secrets'>): Promise<void> {
  const { rows } = await sql<PartColumns & { id: string; secret_version: number; corrected: string }>`
    select c.id, c.secret_version, c.corrected_at::text as corrected, ${partColumns('contact')}
    from case_reviews c ${partKey('contact', opener)} where c.corrected_at is not null limit 100`.execute(db);
  for (const row of rows) {
    if (!isThere(row)) continue;
    const { phone, email } = openContact(opener, row);
    const key = secrets.of(row.secret_version);
    await sql`update case_reviews set phone_digest = ${phoneDigest(phone, key)}, mail_digest = ${email ? mailDigest(email, key) : null}, corrected_at = null
      where id = ${row.id} and erased_at is null and corrected_at = ${row.corrected}::timestamptz`.execute(db);
  }
}
