import type { KeyObject } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Contact, openContact, openStory, type Story, sealContact, sealStory } from '#case-review/parts.ts';
import { mailDigest, phoneDigest, readPhone } from '#case-review/phone.ts';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { Opener, Recipient, SealedPart } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';
import { VaultError } from '#vault/vault.ts';

/** Requests per transaction: few enough that no visitor waits for its locks. */
const batch = 200;

/** Why a request from before is urgent; that was found out at every reading then. */
export type ReasonsOf = (contact: Contact, story: Story, receivedAt: Date) => string[];

/** `unreadable`: their key does not open them. `left` counts them too, and those that others were working on. */
export type Resealed = { moved: number; unreadable: number; left: number };

/** What resealing needs. `told` hears how many were looked at so far, and of how many. */
export type Resealing = {
  opener: Opener;
  recipients: readonly Recipient[];
  secrets: Secrets;
  reasonsOf: ReasonsOf;
  told?: (done: number, total: number) => void;
};

/** Opens the requests from before, seals each in its parts, and deletes its old key, while the site runs. It can be run again at any time. */
export async function resealAll(db: Database, { told = () => undefined, ...resealing }: Resealing): Promise<Resealed> {
  const unreadable = new Set<string>();
  const total = await sealedAsBefore(db);
  let moved = 0;
  for (;;) {
    told(moved + unreadable.size, total);
    const found = await db.transaction().execute((transaction) => resealSome(transaction, resealing, unreadable));
    if (found.rows === 0) break;
    moved += found.moved;
  }
  return { moved, unreadable: unreadable.size, left: await sealedAsBefore(db) };
}

async function sealedAsBefore(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from case_reviews where answers is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

type Old = {
  id: string;
  received_at: Date;
  page: string | null;
  sealed: Buffer;
  wrapped_key: Buffer;
  key_version: number;
  secret_version: number;
};

async function resealSome(
  transaction: Transaction<Tables>,
  { opener, recipients, secrets, reasonsOf }: Omit<Resealing, 'told'>,
  unreadable: Set<string>,
): Promise<{ rows: number; moved: number }> {
  const { rows } = await sql<Old>`select c.id, received_at, page, answers as sealed, wrapped_key, key_version, secret_version
    from case_reviews c join request_keys k on k.case_review_id = c.id
    where answers is not null and c.id <> all(${[...unreadable]}::uuid[]) limit ${batch} for no key update of c skip locked`.execute(transaction);
  const sealed = rows.flatMap((row) => {
    try {
      return [sealAnew({ opener, recipients, secrets, reasonsOf }, row)];
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      unreadable.add(row.id);
      return [];
    }
  });
  const column = <Value>(of: (one: (typeof sealed)[number]) => Value): Value[] => sealed.map(of);
  await makeFindable(
    transaction,
    sealed.map(({ id, found }) => ({ id, ...found })),
  );
  await sql`update case_reviews c set answers = null, contact = new.contact, story = new.story
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ contact }) => contact.ciphertext)}::bytea[], ${column(({ story }) => story.ciphertext)}::bytea[])
      as new (id, contact, story) where c.id = new.id`.execute(transaction);
  const keys = sealed.flatMap(({ id, contact, story }) => [...keysOf(id, 'contact', contact), ...keysOf(id, 'story', story)]);
  if (keys.length > 0) await transaction.insertInto('part_keys').values(keys).execute();
  await sql`delete from request_keys where case_review_id = any(${column(({ id }) => id)}::uuid[])`.execute(transaction);
  return { rows: rows.length, moved: sealed.length };
}

function sealAnew({ opener, recipients, secrets, reasonsOf }: Omit<Resealing, 'told'>, { received_at, page, secret_version, ...row }: Old) {
  const [contact, story] = [openContact(opener, { ...row, before: true }), openStory(opener, { ...row, before: true })];
  const attribution = page === null ? story.attribution : { page, ...story.attribution };
  return {
    id: row.id,
    contact: sealContact(recipients, row.id, { ...contact, reasons: reasonsOf(contact, story, received_at) }),
    story: sealStory(recipients, row.id, { ...story, attribution }),
    found: foundBy(contact, secrets.of(secret_version)),
  };
}

/** By what a number or an address leads to the request. The first versions stored none, or that of the number alone. */
type FoundBy = { phone: Buffer | null; mail: Buffer | null; takesTexts: boolean };

function foundBy({ phone, email }: Contact, key: KeyObject): FoundBy {
  const number = readPhone(phone);
  return { phone: phoneDigest(number, key), mail: email ? mailDigest(email, key) : null, takesTexts: number?.takesTexts ?? false };
}

/**
 * Only for what is not there yet: without it a person's STOP or wish to be erased misses the request, and the proof that they agreed
 * goes with it. The proof is made in the same statement as the digest, so that it is there once.
 */
async function makeFindable(transaction: Transaction<Tables>, found: readonly (FoundBy & { id: string })[]): Promise<void> {
  const column = <Value>(of: (one: (typeof found)[number]) => Value): Value[] => found.map(of);
  await sql`with found as (
      select c.id, c.canary, c.secret_version, new.takes_texts, case when c.phone_digest is null then new.phone end as phone, case when c.mail_digest is null then new.mail end as mail
      from case_reviews c join unnest(${column(({ id }) => id)}::uuid[], ${column(({ phone }) => phone)}::bytea[], ${column(({ mail }) => mail)}::bytea[],
        ${column(({ takesTexts }) => takesTexts)}::boolean[]) as new (id, phone, mail, takes_texts) on new.id = c.id),
    digests as (update case_reviews c set phone_digest = coalesce(c.phone_digest, found.phone), mail_digest = coalesce(c.mail_digest, found.mail) from found where c.id = found.id),
    reach as (update followups f set takes_texts = f.takes_texts or (found.phone is not null and found.takes_texts), has_mail = f.has_mail or (found.mail is not null and f.mail_dead_at is null)
      from found where f.case_review_id = found.id)
    insert into consent_proofs (digest, secret_version, calls, texts, mails, wording_hash, language, given_at)
    select one.digest, secret_version, calls and not one.mail, texts and not one.mail, mails and one.mail, wording_hash, language, given_at
    from found join consents on case_review_id = found.id, lateral (values (phone, false), (mail, true)) as one (digest, mail)
    where one.digest is not null and not canary and (case when one.mail then mails else calls or texts end)`.execute(transaction);
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
