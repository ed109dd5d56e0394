import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import type { RequestIndex } from '#desk/request-index.ts';
import { digitsOf, fold, wordsOf } from '#desk/request-lists/folded.ts';

/** A shorter number is a slip of the finger, and more than one person's. */
const fewestDigits = 7;

/** A household, a jail or a corrected number share a phone. Only what bears the same name is taken to be the same person. */
export function sameName(one: string, other: string): boolean {
  const words = (name: string) => wordsOf(name).sort().join(' ');
  return words(one) !== '' && words(one) === words(other);
}

/**
 * Every request from the phone number or e-mail address of this one, itself among them. Memory compares what was typed, the database
 * keyed digests, which it also has of what memory has not opened yet.
 */
export async function ofSamePerson({ db, index }: { db: Database; index: RequestIndex }, id: string): Promise<string[]> {
  const { rows } = await sql<
    Pick<RowOf<'case_reviews'>, 'id'>
  >`select c.id from case_reviews c, (select phone_digest, mail_digest from case_reviews where id = ${id}) as this
    where c.erased_at is null and (c.phone_digest = this.phone_digest or c.mail_digest = this.mail_digest)`.execute(db);
  const found = new Set([id, ...rows.map((row) => row.id)]);
  const known = index.byId(id);
  if (known) for (const other of index.all()) if (isSame(known, other)) found.add(other.id);
  return [...found];
}

function isSame(a: Contact, b: Contact): boolean {
  const digits = digitsOf(a.phone);
  return (digits.length >= fewestDigits && digits === digitsOf(b.phone)) || (a.email !== '' && fold(a.email) === fold(b.email));
}

type Contact = { phone: string; email: string };
