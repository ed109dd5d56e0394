import { sql, type Transaction } from 'kysely';
import type { RowOf, Tables } from '#database/tables.ts';
import type { Opener, Recipient, RecipientName } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

/** What does not open: a request's id and part, or the id of what the desk sealed. */
export type Broken = Set<string>;

/** Undefined for what does not open, which is remembered. */
export function unlessBroken<Wrapped>(broken: Broken, one: string, wrap: () => Wrapped): Wrapped | undefined {
  try {
    return wrap();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    broken.add(one);
    return undefined;
  }
}

type Found = Pick<RowOf<'desk_keys'>, 'sealed_id' | 'wrapped_key' | 'key_version'> & { recipient: RecipientName; held_version: number; kind: string };

/** The same for what the desk seals itself, notes and the list of clients: there are few of them, and all are moved at once. */
export async function rewrapNotes(transaction: Transaction<Tables>, opener: Opener, recipients: readonly Recipient[], broken: Broken): Promise<number> {
  const { rows } = await sql<Found>`select k.sealed_id, k.recipient, k.key_version as held_version, own.wrapped_key, own.key_version,
      case when exists (select from conflict_lists where id = k.sealed_id) then 'conflict-list' else 'note' end as kind
    from desk_keys k join desk_keys own on own.sealed_id = k.sealed_id and own.recipient = ${opener.recipient}
    where own.key_version = any(${[...opener.versions]}::int[]) for update of k`.execute(transaction);
  let moved = 0;
  for (const { sealed_id, recipient, held_version, wrapped_key, key_version, kind } of rows) {
    const to = recipients.find(({ name }) => name === recipient);
    if (!to || to.version === held_version) continue;
    const wrap = unlessBroken(broken, sealed_id, () =>
      opener.rewrap({ wrappedKey: wrapped_key, keyVersion: key_version }, { row: sealed_id, column: kind }, to),
    );
    if (!wrap) continue;
    await sql`update desk_keys set wrapped_key = ${wrap.wrappedKey}, key_version = ${wrap.keyVersion}
      where sealed_id = ${sealed_id} and recipient = ${recipient}`.execute(transaction);
    moved++;
  }
  return moved;
}
