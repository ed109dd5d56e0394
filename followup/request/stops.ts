import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Wording } from '#case-review/consent.ts';
import { phoneDigest, phoneDigests } from '#case-review/phone.ts';
import type { Database } from '#database/connection.ts';
import type { Secrets } from '#vault/secrets.ts';

/** What a visitor asks not to get any more. It applies from the next message on. */
export type Stop = 'calls' | 'texts' | 'mails';
export const stops: readonly Stop[] = ['calls', 'texts', 'mails'];

/**
 * Asked for on a receipt, which `token` is the hash of: applies to its request alone, because anybody can type a stranger's number into
 * the form. Mails end for the address as a whole if the receipt was opened by a link that arrived there, which `link` is the hash of.
 */
export async function stopContact(db: Database, token: Buffer, stop: Stop, link: Buffer | null): Promise<void> {
  await sql`select intake_api.stop(${token}, ${stop}, ${link})`.execute(db);
}

/**
 * Turned on, or on again, on the same receipt. Stops for the number or the address as a whole stay. Texts and mails
 * are agreed to with it, in the words that stood beside the switch.
 */
export async function resumeContact(db: Database, token: Buffer, again: readonly Stop[], { text, language, version }: Wording): Promise<void> {
  await sql`select intake_api.resume(${token}, ${again}::text[], ${hash('sha256', text, 'buffer')}, ${text}, ${language}, ${version}::smallint)`.execute(db);
}

/**
 * A text that says STOP identifies only a number: no text goes there any more, for any request, until it says START. Kept under
 * every version of the secret, so that requests of any age show it.
 */
export async function stopNumber(db: Database, secrets: Secrets, phone: string, channels: readonly Stop[]): Promise<void> {
  for (const channel of channels)
    for (const { key, version } of secrets.all)
      await sql`insert into suppressions (channel, digest, secret_version)
        select ${channel}, digest, ${version} from (values (${phoneDigest(phone, key)}::bytea)) as one (digest) where digest is not null
        on conflict do nothing`.execute(db);
}

/**
 * START ends every stop of texts to this number, also on receipts, because it comes from the same phone, and the stop of calls that a
 * text asked for. A receipt's own switch for calls stays off.
 */
export async function startNumber(db: Database, secrets: Secrets, phone: string): Promise<void> {
  const digests = phoneDigests(secrets, phone);
  await db.transaction().execute(async (transaction) => {
    await sql`update followups set no_texts_at = null from case_reviews c
      where c.id = followups.case_review_id and c.phone_digest = any(${digests}::bytea[]) and no_texts_at is not null`.execute(transaction);
    await sql`delete from suppressions where digest = any(${digests}::bytea[])`.execute(transaction);
  });
}

export async function isSuppressed(db: Database, channel: Stop, digests: readonly Buffer[]): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`select exists (
      select from suppressions where channel = ${channel} and digest = any(${digests}::bytea[])
    ) as stopped`.execute(db);
  return rows[0]?.stopped ?? false;
}
