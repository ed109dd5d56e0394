import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Secrets } from '#vault/secrets.ts';
import { type Vault, VaultError } from '#vault/vault.ts';

/**
 * Refuses to start while a key is missing that stored data still need: requests sealed under it could be opened by nobody.
 * Counts them, so that an operator knows how many.
 */
export async function refuseMissingKeys(db: Database, vault: Pick<Vault, 'versions'>, secrets: Secrets): Promise<void> {
  const { rows } = await sql<{ kind: 'key' | 'secret'; version: number; needed: number }>`
    select 'key' as kind, key_version as version, count(*)::int as needed from request_keys where key_version <> all(${[...vault.versions]}::int[]) group by 2
    union all
    select 'secret', secret_version, count(*)::int from (${neededSecrets}) as needed
    where secret_version <> all(${secrets.all.map(({ version }) => version)}::int[]) group by 2`.execute(db);
  const lines = rows.map(({ kind, version, needed }) =>
    kind === 'key'
      ? `VAULT_KEYS lacks version ${version}, which ${needed} requests are sealed under. Add it, or run "npm run rewrap" where it is known.`
      : `INTAKE_SECRET lacks version ${version}, which ${needed} receipts, links, opt-outs and proofs of consent were made with. Add it behind the newer one.`,
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
