import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Part } from '#case-review/parts.ts';
import { type Broken, rewrapNotes, unlessBroken } from '#case-review/rewrap-notes.ts';
import type { Database } from '#database/connection.ts';
import type { RowOf, Tables } from '#database/tables.ts';
import type { Opener, Recipient, RecipientName } from '#vault/recipients.ts';

/** Keys per transaction: few enough that no visitor waits for its locks. */
const batch = 200;

/** How many rounds are made for keys that other transactions lock, and the wait between them: longer than any of our transactions. */
const looks = 5;
const betweenMs = 3_000;

/**
 * Wraps the keys of all parts for the public keys that are published now, while requests come and go; the parts stay as they
 * are. The desk and the recovery key do so for everybody, the worker for itself. Tells how many moved, how many are left under other keys, and
 * which requests hold a wrap that does not open: a web process that was broken into could store such a row, and must not keep all others under stolen keys.
 */
export async function rewrapAll(
  db: Database,
  opener: Opener,
  published: readonly Recipient[],
  { waitMs = betweenMs, told = () => undefined }: { waitMs?: number; told?: (done: number, total: number) => void } = {},
): Promise<{ moved: number; left: number; broken: string[] }> {
  const recipients = published.filter(({ name }) => opener.recipient !== 'worker' || name === 'worker');
  const broken: Broken = new Set();
  const total = await leftBehind(db, recipients, broken);
  let moved = opener.recipient === 'worker' ? 0 : await db.transaction().execute((transaction) => rewrapNotes(transaction, opener, recipients, broken));
  for (let look = 1; ; look++) {
    for (let found = 1; found > 0; ) {
      told(moved, total);
      const some = await db.transaction().execute((transaction) => rewrapSome(transaction, opener, recipients, broken));
      found = some.found;
      moved += some.moved;
    }
    // Locked keys were skipped; they are counted here and tried again in the next round.
    const left = await leftBehind(db, recipients, broken);
    if (left === 0 || look === looks) return { moved, left, broken: await namesOf(db, broken) };
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

async function leftBehind(db: Database, recipients: readonly Recipient[], broken: Broken): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (select count(*) from part_keys k where ${outdated(recipients)} and ${mayOpen(broken)})::int
      + (select count(*) from desk_keys k where ${outdated(recipients)} and k.sealed_id::text <> all(${[...broken]}::text[]))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** References of the requests, and of those whose notes do not open; the list of clients has none. */
async function namesOf(db: Database, broken: Broken): Promise<string[]> {
  if (broken.size === 0) return [];
  const ids = [...broken].map((one) => one.slice(0, 36));
  const { rows } = await sql<Pick<RowOf<'case_reviews'>, 'reference'>>`select distinct reference from case_reviews
    where id = any(${ids}::uuid[]) or id in (select case_review_id from notes where id = any(${ids}::uuid[])) order by 1`.execute(db);
  return rows.map(({ reference }) => reference);
}

function mayOpen(broken: Broken): RawBuilder<unknown> {
  return sql`k.case_review_id || ' ' || k.part <> all(${[...broken]}::text[])`;
}

type Found = Pick<RowOf<'part_keys'>, 'case_review_id' | 'wrapped_key' | 'key_version'> & { part: Part; recipient: RecipientName };

async function rewrapSome(
  transaction: Transaction<Tables>,
  opener: Opener,
  recipients: readonly Recipient[],
  broken: Broken,
): Promise<{ found: number; moved: number }> {
  const { rows } = await sql<Found>`select k.case_review_id, k.part, k.recipient, own.wrapped_key, own.key_version
    from part_keys k join part_keys own on own.case_review_id = k.case_review_id and own.part = k.part and own.recipient = ${opener.recipient}
    where ${outdated(recipients)} and own.key_version = any(${[...opener.versions]}::int[]) and ${mayOpen(broken)}
    limit ${batch} for update of k skip locked`.execute(transaction);
  const moved = rows.flatMap(({ case_review_id, part, recipient, wrapped_key, key_version }) => {
    const to = recipients.find(({ name }) => name === recipient);
    if (!to) throw new Error(`no public key of the ${recipient}`);
    const wrap = unlessBroken(broken, `${case_review_id} ${part}`, () =>
      opener.rewrap({ wrappedKey: wrapped_key, keyVersion: key_version }, { row: case_review_id, column: part }, to),
    );
    return wrap ? [{ id: case_review_id, part, ...wrap }] : [];
  });
  const column = <Value>(of: (key: (typeof moved)[number]) => Value): Value[] => moved.map(of);
  await sql`update part_keys k set wrapped_key = moved.wrapped_key, key_version = moved.key_version
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ part }) => part)}::text[], ${column(({ recipient }) => recipient)}::text[],
      ${column(({ keyVersion }) => keyVersion)}::int[], ${column(({ wrappedKey }) => wrappedKey)}::bytea[]) as moved (id, part, recipient, key_version, wrapped_key)
    where k.case_review_id = moved.id and k.part = moved.part and k.recipient = moved.recipient`.execute(transaction);
  return { found: rows.length, moved: moved.length };
}

function outdated(recipients: readonly Recipient[]): RawBuilder<unknown> {
  return sql`(${sql.join(
    recipients.map(({ name, version }) => sql`(k.recipient = ${name} and k.key_version <> ${version})`),
    sql` or `,
  )})`;
}
