import { sql, type Transaction } from 'kysely';
import { type Contact, openContact, openStory, type Story, sealContact, sealStory } from '#case-review/parts.ts';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { Opener, Recipient, SealedPart } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';

/** Requests per transaction: few enough that no visitor waits for its locks. */
const batch = 200;

/** Why a request from before is urgent; that was found out at every reading then. */
export type ReasonsOf = (contact: Contact, story: Story, receivedAt: Date) => string[];

/** `unreadable`: their key does not open them. `left` counts them too, and those that others were working on. */
export type Resealed = { moved: number; unreadable: number; left: number };

/** Opens the requests from before, seals each in its parts, and deletes its old key, while the site runs. It can be run again at any time. */
export async function resealAll(db: Database, opener: Opener, recipients: readonly Recipient[], reasonsOf: ReasonsOf): Promise<Resealed> {
  const unreadable = new Set<string>();
  let moved = 0;
  for (;;) {
    const found = await db.transaction().execute((transaction) => resealSome(transaction, opener, recipients, reasonsOf, unreadable));
    if (found.rows === 0) break;
    moved += found.moved;
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int from case_reviews where answers is not null`.execute(db);
  return { moved, unreadable: unreadable.size, left: rows[0]?.count ?? 0 };
}

type Old = { id: string; received_at: Date; page: string | null; sealed: Buffer; wrapped_key: Buffer; key_version: number };

async function resealSome(
  transaction: Transaction<Tables>,
  opener: Opener,
  recipients: readonly Recipient[],
  reasonsOf: ReasonsOf,
  unreadable: Set<string>,
): Promise<{ rows: number; moved: number }> {
  const { rows } = await sql<Old>`select c.id, received_at, page, answers as sealed, wrapped_key, key_version
    from case_reviews c join request_keys k on k.case_review_id = c.id
    where answers is not null and c.id <> all(${[...unreadable]}::uuid[]) limit ${batch} for no key update of c skip locked`.execute(transaction);
  const sealed = rows.flatMap((row) => {
    try {
      return [sealAnew(opener, recipients, reasonsOf, row)];
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      unreadable.add(row.id);
      return [];
    }
  });
  const column = <Value>(of: (one: (typeof sealed)[number]) => Value): Value[] => sealed.map(of);
  await sql`update case_reviews c set answers = null, contact = new.contact, story = new.story
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ contact }) => contact.ciphertext)}::bytea[], ${column(({ story }) => story.ciphertext)}::bytea[])
      as new (id, contact, story) where c.id = new.id`.execute(transaction);
  const keys = sealed.flatMap(({ id, contact, story }) => [...keysOf(id, 'contact', contact), ...keysOf(id, 'story', story)]);
  if (keys.length > 0) await transaction.insertInto('part_keys').values(keys).execute();
  await sql`delete from request_keys where case_review_id = any(${column(({ id }) => id)}::uuid[])`.execute(transaction);
  return { rows: rows.length, moved: sealed.length };
}

function sealAnew(opener: Opener, recipients: readonly Recipient[], reasonsOf: ReasonsOf, { received_at, page, ...row }: Old) {
  const [contact, story] = [openContact(opener, { ...row, before: true }), openStory(opener, { ...row, before: true })];
  const attribution = page === null ? story.attribution : { page, ...story.attribution };
  return {
    id: row.id,
    contact: sealContact(recipients, row.id, { ...contact, reasons: reasonsOf(contact, story, received_at) }),
    story: sealStory(recipients, row.id, { ...story, attribution }),
  };
}

function keysOf(id: string, part: 'contact' | 'story', { wraps }: SealedPart) {
  return wraps.map(({ recipient, keyVersion, wrappedKey }) => ({
    case_review_id: id,
    part,
    recipient,
    key_version: keyVersion,
    wrapped_key: wrappedKey,
  }));
}
