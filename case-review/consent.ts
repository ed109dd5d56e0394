import { sql } from 'kysely';
import { mailDigests, phoneDigests } from '#case-review/phone.ts';
import type { Database } from '#database/connection.ts';
import type { Secrets } from '#vault/secrets.ts';

/** The words beside the boxes, as somebody read them. */
export type Wording = { version: number; language: string; text: string };

/** How somebody agreed to be reached. */
export type Agreed = { calls: boolean; texts: boolean; mails: boolean };

/** The columns of what was agreed to so far, for a query that calls the request `c`. Without a record nothing was. */
export const agreedColumns = sql.join(
  (['texts', 'mails'] as const).map(
    (way) => sql`(select coalesce(bool_or(${sql.ref(way)}), false) from consents where case_review_id = c.id) as ${sql.ref(`agreed_${way}`)}`,
  ),
);
export type AgreedColumns = { agreed_texts: boolean; agreed_mails: boolean };

/** One time that a number or an address agreed: the day, because the moment would lead to a request that was erased. */
export type Proof = Agreed & { day: string; language: string; version: number; wording: string };

/** What a number or an e-mail address agreed to, oldest first, under whichever version of the secret it was written down. */
export async function proofsOf(db: Database, secrets: Secrets, numberOrAddress: string): Promise<Proof[]> {
  const digests = digestsOf(secrets, numberOrAddress);
  const { rows } = await sql<Proof>`select calls, texts, mails, to_char(given_at, 'YYYY-MM-DD') as day, p.language, version, wording from consent_proofs p
    join consent_wordings on hash = wording_hash where digest = any(${digests}::bytea[]) order by given_at, calls desc, texts desc`.execute(db);
  return rows;
}

/** What it has asked us to stop since. */
export async function stopsOf(db: Database, secrets: Secrets, numberOrAddress: string): Promise<{ channel: keyof Agreed; since: Date }[]> {
  const { rows } = await sql<{ channel: keyof Agreed; since: Date }>`select channel, min(since) as since from suppressions
    where digest = any(${digestsOf(secrets, numberOrAddress)}::bytea[]) group by 1 order by 2`.execute(db);
  return rows;
}

/** Forgets the proofs that are older than the firm keeps them. Runs every hour. */
export async function forgetConsentProofs(db: Database, years: number): Promise<void> {
  await sql`delete from consent_proofs where given_at < (present() - make_interval(years => ${years}))::date`.execute(db);
}

function digestsOf(secrets: Secrets, numberOrAddress: string): Buffer[] {
  return numberOrAddress.includes('@') ? mailDigests(secrets, numberOrAddress) : phoneDigests(secrets, numberOrAddress);
}
