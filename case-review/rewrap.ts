import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { Vault } from '#vault/vault.ts';

/** Keys per transaction: few enough that no visitor waits for its locks. */
const batch = 200;

/** How many rounds are made for keys that other transactions lock, and the wait between them: longer than any of our transactions. */
const looks = 5;
const betweenMs = 3_000;

/** Wraps every request's key under the newest key-encryption key, while requests come and go. Tells how many moved, and how many are left under older keys. */
export async function rewrapAll(db: Database, vault: Vault, waitMs = betweenMs): Promise<{ moved: number; left: number }> {
  let moved = 0;
  for (let look = 1; ; look++) {
    for (let some = 1; some > 0; moved += some) some = await db.transaction().execute((transaction) => rewrapSome(transaction, vault));
    // Locked keys were skipped; they are counted here and tried again in the next round.
    const left = await leftBehind(db, vault);
    if (left === 0 || look === looks) return { moved, left };
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

async function leftBehind(db: Database, vault: Vault): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from request_keys where key_version < ${vault.currentVersion}`.execute(db);
  return rows[0]?.count ?? 0;
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
