import { type Database, inTransaction } from '#database/connection.ts';
import type { Listed } from '#desk/conflicts/parse-list.ts';
import { inBites, type Pause } from '#desk/request-lists/bites.ts';
import { openNameIndex } from '#desk/request-lists/name-index.ts';
import { openForDesk, sealForDesk } from '#desk/sealed.ts';
import type { Opener, Recipient } from '#vault/recipients.ts';

export type StoredList = { id: string; importedAt: Date; importedBy: string; clients: number; adverse: number };

type Parts = { db: Database; opener: Opener };

/** What is known of the list without opening it. */
export async function readStoredList({ db }: Pick<Parts, 'db'>): Promise<StoredList | undefined> {
  const row = await db
    .selectFrom('conflict_lists')
    .select(['id', 'imported_at as importedAt', 'imported_by as importedBy', 'clients', 'adverse'])
    .orderBy('imported_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row;
}

/** The new list takes the place of the old one, whose key and text are gone. */
export async function replaceList(db: Database, sealTo: readonly Recipient[], by: string, list: readonly Listed[]): Promise<void> {
  const { id, ciphertext, store } = sealForDesk(sealTo, 'conflict-list', JSON.stringify(list));
  const clients = list.filter(({ role }) => role === 'client').length;
  await inTransaction(db, async (transaction) => {
    const old = await transaction.deleteFrom('conflict_lists').returning('id').execute();
    if (old.length > 0)
      await transaction
        .deleteFrom('desk_keys')
        .where(
          'sealed_id',
          'in',
          old.map((one) => one.id),
        )
        .execute();
    await transaction
      .insertInto('conflict_lists')
      .values({ id, imported_by: by, clients, adverse: list.length - clients, sealed: ciphertext })
      .execute();
    await store(transaction);
  });
}

/** The firm's list with an index of its names. */
export type OpenList = { stored: StoredList; namedLike: (words: readonly string[], pause: Pause) => Promise<Listed[]> };

/** Opened once and kept in memory, until another list takes its place. */
export async function openList({ db, opener }: Parts): Promise<OpenList | undefined> {
  const stored = await readStoredList({ db });
  if (!stored) return undefined;
  if (held?.id !== stored.id) {
    const row = await db.selectFrom('conflict_lists').select(['id', 'sealed']).where('id', '=', stored.id).executeTakeFirst();
    const plain = row && (await openForDesk(db, opener, 'conflict-list', [row])).get(stored.id);
    held = plain === undefined ? undefined : { id: stored.id, namedLike: await indexed(JSON.parse(plain) as Listed[]) };
  }
  return held && { stored, namedLike: held.namedLike };
}

let held: { id: string; namedLike: OpenList['namedLike'] } | undefined;

export async function indexed(list: readonly Listed[]): Promise<OpenList['namedLike']> {
  const names = openNameIndex();
  const pause = inBites();
  for (const [row, { name }] of list.entries()) {
    names.add(row, [name]);
    await pause();
  }
  return async (words, paused) => [...(await names.like(words, paused))].flatMap((row) => list[row] ?? []);
}
