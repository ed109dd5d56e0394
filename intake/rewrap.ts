import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { Vault } from '#vault/vault.ts';

/** Keys per step: short enough that no visitor waits behind it. */
const batch = 200;

/** Wraps every request's key under the newest key-encryption key, while requests come and go. Returns how many moved. */
export async function rewrapAll(db: Database, vault: Vault): Promise<number> {
  for (let moved = 0; ; ) {
    const done = await db.transaction().execute((transaction) => rewrapSome(transaction, vault));
    if (done === 0) return moved;
    moved += done;
  }
}

async function rewrapSome(transaction: Transaction<Tables>, vault: Vault): Promise<number> {
  const rows = await transaction
    .selectFrom('request_keys')
    .select(['case_review_id', 'wrapped_key', 'key_version'])
    .where('key_version', '<', vault.currentVersion)
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map((row) => row.case_review_id);
  const wrapped = rows.map(
    ({ case_review_id, wrapped_key, key_version }) =>
      vault.rewrap({ wrappedKey: wrapped_key, keyVersion: key_version }, { row: case_review_id, column: 'answers' }).wrappedKey,
  );
  await sql`update request_keys set wrapped_key = moved.wrapped_key, key_version = ${vault.currentVersion}
    from unnest(${ids}::uuid[], ${wrapped}::bytea[]) as moved (id, wrapped_key) where case_review_id = moved.id`.execute(transaction);
  return rows.length;
}
