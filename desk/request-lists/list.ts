import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RequestIndex } from '#desk/request-index.ts';
import { among, conditionsOf } from '#desk/request-lists/conditions.ts';
import type { Filters } from '#desk/request-lists/filters.ts';
import type { Indexed } from '#desk/request-lists/shelf.ts';
import { standing } from '#desk/request-lists/standing.ts';
import type { Standing } from '#desk/words/standings.ts';

/** A request in a list. `opened` is missing where the visitor has taken it back, or where it cannot be opened. */
export type Listed = {
  id: string;
  version: string;
  reference: string;
  receivedAt: Date;
  standing: Standing;
  lane: 'open' | 'quarantine';
  urgency: 'usual' | 'urgent';
  person: string | null;
  callDueAt: Date;
  conflictCleared: boolean;
  opened: Indexed | undefined;
};

/** A page of a list. `before` and `after` are references: the list goes on from there, whatever has come in or was erased meanwhile. */
export type Page = { rows: Listed[]; before: string | undefined; after: string | undefined; count: number; countedAll: boolean };

/** Where a page begins: behind a reference, or before one. */
export type Turn = { after?: string | undefined; before?: string | undefined };

export const pageSize = 50;
export const longestSearch = 200;
/** Counting more takes longer than anybody cares for the number. */
const mostCounted = 10_000;

type Parts = { db: Database; index: RequestIndex };

/** The newest first. */
export async function readPage({ db, index }: Parts, filters: Filters, { after, before }: Turn): Promise<Page> {
  const conditions = conditionsOf(filters, index);
  const back = before !== undefined;
  const [found, counted] = await Promise.all([
    select(db, sql`${conditions}${turned(after, before)}`, back ? sql`c.received_at, c.id` : newestFirst, pageSize + 1),
    sql<{ count: number }>`select count(*)::int from (select from case_reviews c join followups f on f.case_review_id = c.id
      where ${conditions} limit ${mostCounted + 1}) as counted`.execute(db),
  ]);
  const more = found.length > pageSize;
  const rows = back ? found.slice(0, pageSize).reverse() : found.slice(0, pageSize);
  const count = counted.rows[0]?.count ?? 0;
  return {
    rows: await withOpened(index, rows),
    before: (back ? more : after !== undefined) ? rows[0]?.reference : undefined,
    after: (back || more) && rows.length > 0 ? rows.at(-1)?.reference : undefined,
    count: Math.min(count, mostCounted),
    countedAll: count <= mostCounted,
  };
}

/** What fits best first. `page` counts from 1. */
export async function searchPage(parts: Parts, typed: string, filters: Filters, page: number): Promise<{ rows: Listed[]; count: number; pages: number }> {
  const best = await searchAll(parts, typed, filters);
  return { rows: best.slice((page - 1) * pageSize, page * pageSize), count: best.length, pages: Math.ceil(best.length / pageSize) };
}

/** Everything that was found. */
export async function searchAll({ db, index }: Parts, typed: string, filters: Filters): Promise<Listed[]> {
  // Without the database memory still answers, as of a few seconds ago.
  await index.follow().catch(() => undefined);
  const ids = index.search(typed);
  if (ids.length === 0) return [];
  const found = await select(db, sql`${conditionsOf(filters, index)} and ${among(ids)}`, newestFirst, ids.length);
  const rank = new Map(ids.map((id, at) => [id, at]));
  return (
    (await withOpened(index, found))
      // Between the look into memory and this one the row may have been erased, or corrected so that it no longer fits.
      .filter(({ opened }) => opened !== undefined)
      .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
  );
}

/** These, the newest first. */
export async function readThese({ db, index }: Parts, ids: readonly string[]): Promise<Listed[]> {
  return withOpened(index, await select(db, sql`c.erased_at is null and ${among(ids)}`, newestFirst, ids.length));
}

/** Everything that the filters leave, a few hundred at a time, for a file. */
export async function* everyPage({ db, index }: Parts, filters: Filters, size = 500): AsyncGenerator<Listed[]> {
  for (let after: string | undefined; ; ) {
    const rows = await select(db, sql`${conditionsOf(filters, index)}${turned(after, undefined)}`, newestFirst, size);
    if (rows.length > 0) yield await withOpened(index, rows);
    if (rows.length < size) return;
    after = rows.at(-1)?.reference;
  }
}

const newestFirst = sql`c.received_at desc, c.id desc`;

/** An erased request keeps its row for a month, so an address that names its reference still leads to the right place. */
function turned(after: string | undefined, before: string | undefined): RawBuilder<unknown> {
  const place = (reference: string) => sql`(select received_at, id from case_reviews where reference = ${reference})`;
  if (after !== undefined) return sql` and (c.received_at, c.id) < ${place(after)}`;
  return before === undefined ? sql`` : sql` and (c.received_at, c.id) > ${place(before)}`;
}

async function select(db: Database, conditions: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number): Promise<Omit<Listed, 'opened'>[]> {
  const { rows } = await sql<
    Omit<Listed, 'opened'>
  >`select c.id, c.xmin::text as version, c.reference, c.received_at as "receivedAt", ${standing} as standing, f.lane,
      f.urgency, f.acknowledged_by as person, f.call_due_at as "callDueAt", f.conflict_cleared_at is not null as "conflictCleared"
    from case_reviews c join followups f on f.case_review_id = c.id where ${conditions} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Whoever takes a request back is no longer named. */
async function withOpened(index: RequestIndex, rows: readonly Omit<Listed, 'opened'>[]): Promise<Listed[]> {
  const named = rows.filter((row) => row.standing !== 'taken-back');
  const opened = await index.current(named);
  return rows.map((row) => ({ ...row, opened: row.standing === 'taken-back' ? undefined : opened.get(row.id) }));
}
