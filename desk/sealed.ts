import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Opener, type Recipient, sealTo, type WrittenWrap } from '#vault/recipients.ts';

/** Notes and lists: sealed by the desk, and only the desk opens them, or the key in the safe. */
type Kind = 'note' | 'conflict-list';

export type Sealed = { id: string; ciphertext: Buffer; store: (db: Database) => Promise<void> };

/** `store` writes its keys; the caller writes the rest, in the same transaction. */
export function sealForDesk(recipients: readonly Recipient[], kind: Kind, plain: string): Sealed {
  const id = randomUUID();
  const { ciphertext, wraps } = sealTo(
    recipients.filter(({ name }) => name !== 'worker'),
    plain,
    { row: id, column: kind },
  );
  const store = async (db: Database): Promise<void> => {
    await db
      .insertInto('desk_keys')
      .values(wraps.map(({ recipient, keyVersion, wrappedKey }) => ({ sealed_id: id, recipient, key_version: keyVersion, wrapped_key: wrappedKey })))
      .execute();
  };
  return { id, ciphertext, store };
}

/** Those that still have a key. */
export async function openForDesk(
  db: Database,
  opener: Opener,
  kind: Kind,
  rows: readonly { id: string; sealed: Buffer | null }[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const { rows: keys } = await sql<WrittenWrap & { id: string }>`select sealed_id as id, wrapped_key as "wrappedKey", key_version as "keyVersion" from desk_keys
    where recipient = ${opener.recipient} and sealed_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  const wraps = new Map(keys.map((key) => [key.id, key]));
  return new Map(
    rows.flatMap(({ id, sealed }) => {
      const wrap = wraps.get(id);
      return sealed && wrap ? [[id, opener.open({ ciphertext: sealed, ...wrap }, { row: id, column: kind })]] : [];
    }),
  );
}
