import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Opener } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';
import { VaultError } from '#vault/vault.ts';

/**
 * Refuses to start while a private key is missing that stored requests still need: this process could not open them. Counts
 * them, so that an operator knows how many.
 */
export async function refuseMissingKeys(db: Database, { recipient, versions, before }: Opener): Promise<void> {
  const { rows } = await sql<{ kind: 'part' | 'before'; version: number; needed: number }>`
    select 'part' as kind, key_version as version, count(distinct case_review_id)::int as needed from part_keys
    where recipient = ${recipient} and key_version <> all(${[...versions]}::int[]) group by 2
    union all
    select 'before', key_version, count(*)::int from request_keys where key_version <> all(${[...(before?.versions ?? [])]}::int[]) group by 2`.execute(db);
  const name = `${recipient.toUpperCase()}_KEYS`;
  const lines = rows.map(({ kind, version, needed }) =>
    kind === 'part'
      ? `${name} lacks version ${version}, which ${needed} requests are sealed under. Add it, or run "npm run rewrap" where it is known.`
      : `VAULT_KEYS lacks version ${version}, which ${needed} requests from before are sealed under. Add it, or run "npm run reseal" where it is known.`,
  );
  if (lines.length > 0) throw new VaultError(lines.join('\n'));
}

/** The same for versions of the secret. */
export async function refuseMissingSecrets(db: Database, secrets: Secrets): Promise<void> {
  const { rows } = await sql<{ version: number; needed: number }>`select secret_version as version, count(*)::int as needed from (${neededSecrets}) as needed
    where secret_version <> all(${secrets.all.map(({ version }) => version)}::int[]) group by 1`.execute(db);
  const lines = rows.map(
    ({ version, needed }) =>
      `INTAKE_SECRET lacks version ${version}, which ${needed} receipts, links, opt-outs and proofs of consent were made with. Add it behind the newer one.`,
  );
  if (lines.length > 0) throw new VaultError(lines.join('\n'));
}

/** The secret's version of every row that must still be recognized. */
export const neededSecrets = sql`
  select secret_version from case_reviews where erased_at is null or receipt_expires_at > present()
  union all select secret_version from deliveries where link_hash is not null and link_expires_at > present() and link_revoked_at is null
  union all select secret_version from suppressions
  union all select secret_version from consent_proofs`;

/** Versions of the secret that are older than the newest and still needed, with how much needs them. */
export async function oldSecrets(db: Database, { current }: Secrets): Promise<{ version: number; needed: number }[]> {
  const { rows } = await sql<{ version: number; needed: number }>`select secret_version as version, count(*)::int as needed from (${neededSecrets}) as needed
    where secret_version < ${current.version} group by 1 order by 1`.execute(db);
  return rows;
}
