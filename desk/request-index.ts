import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { openRequests } from '#desk/request-lists/open-requests.ts';
import { type Indexed, openShelf, type Shelf } from '#desk/request-lists/shelf.ts';
import type { Opener } from '#vault/recipients.ts';

/**
 * Every request that can be opened, in the desk's memory, for search, filters and counts: what is sealed cannot be searched in the
 * database. At the start the newest are opened first, in small bites; then new, changed and erased rows are followed.
 */
export type RequestIndex = Pick<Shelf, 'byId' | 'all' | 'size' | 'search' | 'namedLike' | 'ofCounty' | 'ofCaseType' | 'counties'> & {
  /** Brings in what came, and takes out what was erased, since the last time. */
  follow: () => Promise<void>;
  /** These rows were changed just now, by this process. */
  refresh: (ids: readonly string[]) => Promise<void>;
  /** These rows as they are now: whatever was written to since it was opened is opened again. */
  current: (rows: readonly Version[]) => Promise<Map<string, Indexed>>;
  /** False until every request has been opened once. */
  complete: () => boolean;
  /** Settles when that is so, for tests and measurements. */
  loaded: Promise<void>;
  /** Settles when the last look has ended. */
  stop: () => Promise<void>;
};

export type Version = Pick<RowOf<'case_reviews'>, 'id'> & { version: string };

type Parts = {
  db: Database;
  opener: Opener;
  report: (error: unknown) => void;
  /** Only the newest are held beyond this. */
  most?: number;
  everySeconds?: number;
};

const batch = 250;
/** Rows of transactions that were slow to commit are older than they look. No statement of the product takes as long. */
const overlap = sql`interval '2 minutes'`;
/** A row that another process corrected says so only by its version, which takes a look at every row. */
const looksAtAllEvery = 20;

export function openRequestIndex({ db, opener, report, most = 250_000, everySeconds = 3 }: Parts): RequestIndex {
  const shelf = openShelf();
  /** What does not open, by its version: it is reported once, and tried again when it is written to. */
  const unopened = new Map<string, string>();
  const wentWrong = (error: unknown, { id, version: is }: Version): void => {
    unopened.set(id, is);
    report(error);
  };
  const changedOf = (rows: readonly Version[]): string[] =>
    rows.flatMap(({ id, version: is }) => (shelf.byId(id)?.version === is || unopened.get(id) === is ? [] : [id]));
  let since: Date | undefined;
  let horizon: string | undefined;
  let rounds = 0;
  let complete = false;
  let stopped = false;
  let following: Promise<void> | undefined;

  const take = async (ids: readonly string[]): Promise<void> => {
    const there = new Set<string>();
    for await (const opened of openRequests(db, opener, ids, wentWrong)) {
      there.add(opened.id);
      unopened.delete(opened.id);
      shelf.put(opened);
    }
    for (const id of ids) if (!there.has(id)) shelf.remove(id);
    if (shelf.size() > most * 1.05) dropOldest(shelf, most);
  };

  const load = async (): Promise<void> => {
    await follow();
    for (let last: Place | undefined; !stopped; ) {
      const rows = await olderThan(db, last);
      await take(changedOf(rows));
      last = rows.at(-1);
      if (rows.length < batch || shelf.size() >= most) break;
    }
    complete = !stopped;
  };

  const look = async (): Promise<void> => {
    const { rows: now } = await sql<{ at: Date; horizon: string }>`select present() as at, pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(
      db,
    );
    const { rows: gone } = await sql<Pick<RowOf<'case_reviews'>, 'id'>>`select id from case_reviews
      where erased_at > ${since ?? now[0]?.at}::timestamptz - ${overlap}`.execute(db);
    for (const { id } of gone) {
      shelf.remove(id);
      unopened.delete(id);
    }
    await take(changedOf(await newSince(db, since ?? now[0]?.at)));
    if (horizon && ++rounds % looksAtAllEvery === 0) {
      // What is not there yet while the start is still under way comes in its turn; afterwards it was imported, with its old time.
      await take(changedOf(await writtenSince(db, horizon)).filter((id) => complete || shelf.byId(id)));
      horizon = now[0]?.horizon;
    }
    horizon ??= now[0]?.horizon;
    since = now[0]?.at;
  };

  const follow = (): Promise<void> => {
    following ??= look().finally(() => {
      following = undefined;
    });
    return following;
  };

  const timer = setInterval(() => void follow().catch((error: unknown) => stopped || report(error)), everySeconds * 1_000);
  timer.unref();
  const loaded = patiently(load, () => stopped, report);

  const { byId, all, size, search, namedLike, ofCounty, ofCaseType, counties } = shelf;
  return {
    ...{ byId, all, size, search, namedLike, ofCounty, ofCaseType, counties },
    follow,
    refresh: take,
    current: async (rows) => {
      await take(changedOf(rows));
      return new Map(rows.flatMap(({ id }) => shelf.byId(id) ?? []).map((one) => [one.id, one]));
    },
    complete: () => complete,
    loaded,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.allSettled([following, loaded]);
    },
  };
}

/** The database may be away when the desk starts. */
async function patiently(load: () => Promise<void>, stopped: () => boolean, report: (error: unknown) => void): Promise<void> {
  while (!stopped())
    try {
      return await load();
    } catch (error) {
      if (!stopped()) report(error);
      await new Promise((resolve) => setTimeout(resolve, 2_000).unref());
    }
}

type Place = Version & { at: string };

/** The request's xmin: PostgreSQL changes it with every write. */
const version = sql<string>`c.xmin::text`;

async function olderThan(db: Database, last: Place | undefined): Promise<Place[]> {
  const { rows } = await sql<Place>`select id, ${version} as version, received_at::text as at from case_reviews c where erased_at is null and not canary
    ${last ? sql`and (received_at, id) < (${last.at}::timestamptz, ${last.id}::uuid)` : sql``} order by received_at desc, id desc limit ${batch}`.execute(db);
  return rows;
}

async function newSince(db: Database, since: Date | undefined): Promise<Version[]> {
  const { rows } = await sql<Version>`select id, ${version} as version from case_reviews c
    where erased_at is null and not canary and received_at > ${since}::timestamptz - ${overlap}`.execute(db);
  return rows;
}

/** Written by transactions that had not ended at the horizon. */
async function writtenSince(db: Database, horizon: string): Promise<Version[]> {
  const { rows } = await sql<Version>`select id, ${version} as version from case_reviews c where erased_at is null and not canary
    and age(c.xmin)::bigint <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint - ${horizon}::bigint + 1`.execute(db);
  return rows;
}

function dropOldest(shelf: Shelf, most: number): void {
  const oldestFirst = [...shelf.all()].sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  for (const { id } of oldestFirst.slice(0, shelf.size() - most)) shelf.remove(id);
}
