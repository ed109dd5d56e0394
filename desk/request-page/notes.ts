import { type Database, inTransaction } from '#database/connection.ts';
import { openForDesk, sealForDesk } from '#desk/sealed.ts';
import type { Opener, Recipient } from '#vault/recipients.ts';

export type Note = { at: Date; by: string; text: string | undefined };
export type Readers = 'everyone' | 'attorneys';

export const longestNote = 4_000;

/** The oldest first. Those that the reader may not open have no text. */
export async function readNotes(db: Database, opener: Opener, request: string, may: Readers[]): Promise<(Note & { readers: Readers })[]> {
  const rows = await db.selectFrom('notes').selectAll().where('case_review_id', '=', request).orderBy('at').execute();
  const opened = await openForDesk(
    db,
    opener,
    'note',
    rows.filter(({ readers }) => may.includes(readers)),
  );
  return rows.map(({ id, at, by, readers }) => ({ at, by, readers, text: opened.get(id) }));
}

/** False where there is nothing to keep, or the request is gone. Locked against erasing, which would leave the key of a note behind. */
export async function writeNote(db: Database, sealTo: readonly Recipient[], request: string, by: string, readers: Readers, written: string): Promise<boolean> {
  const text = written.replace(/\r\n?/g, '\n').trim();
  if (text === '' || Array.from(text).length > longestNote) return false;
  const { id, ciphertext, store } = sealForDesk(sealTo, 'note', text);
  return inTransaction(db, async (transaction) => {
    const kept = await transaction
      .selectFrom('case_reviews')
      .select('id')
      .where('id', '=', request)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!kept) return false;
    await transaction.insertInto('notes').values({ id, case_review_id: request, by, readers, sealed: ciphertext }).execute();
    await store(transaction);
    return true;
  });
}
