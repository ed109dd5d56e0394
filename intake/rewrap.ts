import type { Database } from '#database/connection.ts';
import type { Vault } from '#vault/vault.ts';

/** Rows per step: short enough that no visitor waits behind it. */
const batch = 200;

/** Wraps every request's key under the newest key-encryption key, while requests come and go. Returns how many moved. */
export async function rewrapAll(db: Database, vault: Vault): Promise<number> {
  let moved = 0;
  for (;;) {
    const done = await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('case_reviews')
        .select(['id', 'wrapped_key', 'key_version'])
        .where('key_version', '<', vault.currentVersion)
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, wrapped_key, key_version } of rows) {
        if (!wrapped_key || key_version === null) continue;
        const { wrappedKey, keyVersion } = vault.rewrap({ wrappedKey: wrapped_key, keyVersion: key_version }, { row: id, column: 'answers' });
        await transaction.updateTable('case_reviews').set({ wrapped_key: wrappedKey, key_version: keyVersion }).where('id', '=', id).execute();
      }
      return rows.length;
    });
    moved += done;
    if (done === 0) return moved;
  }
}
