import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Opener } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';
import { VaultError } from '#vault/vault.ts';

/**
 * Refuses to start while a private key is missing that stored requests still need: this process could not open them. Counts
 * them, so that an operator knows how many.
 */
export async function refuseMissingKeys(db: Database, { recipient, versions }: Opener): Promise<void> {
  const { rows } = await sql<Needed>`
    select key_version as version, count(distinct case_review_id)::int as needed from part_keys
    where recipient = ${recipient} and key_version <> all(${[...versions]}::int[]) group by 1
    union all
    select key_version, count(*)::int from desk_keys where recipient = ${recipient} and key_version <> all(${[...versions]}::int[]) group by 1`.execute(db);
  const name = `${recipient.toUpperCase()}_KEYS`;
  refuse(
    rows.map(
      ({ version, needed }) =>
        `${name} lacks version ${version}, which ${needed} requests are sealed under. Add it, or run "npm run rewrap" where it is known.`,
    ),
  );
}

/** The same for the secret. The public process can ask this: it is told numbers only. */
export async function refuseMissingSecrets(db: Database, { all }: Secrets): Promise<void> {
  const known = all.map(({ version }) => version);
  refuse(
    (await neededSecrets(db))
      .filter(({ version }) => !known.includes(version))
      .map(
        ({ version, needed }) =>
          `INTAKE_SECRET lacks version ${version}, which ${needed} receipts, links, opt-outs and proofs of consent were made with. Add it behind the newer one.`,
      ),
  );
}

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new VaultError(lines.join('\n'));
}

type Needed = { version: number; needed: number };

async function neededSecrets(db: Database): Promise<Needed[]> {
  const { rows } = await sql<Needed>`select version, needed from intake_api.secret_versions() order by 1`.execute(db);
  return rows;
}

/** Versions of the secret that are older than the newest and still needed, with how much needs them. */
export async function oldSecrets(db: Database, { current }: Secrets): Promise<Needed[]> {
  return (await neededSecrets(db)).filter(({ version }) => version < current.version);
}
