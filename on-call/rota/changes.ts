import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Change, isAwayAt } from '#on-call/rota/on-call-at.ts';

export type NotedChange = Change & { id: string };

/**
 * The changes that hold now or later, in the order in which they were made; with `since`, also those that held after it. A
 * cancelled one ends when it was cancelled, so that the answer for a time before stays what it was. One that names somebody who
 * is no longer in the firm file counts for nothing: they could not be alerted.
 */
export async function readChanges(db: Database, people: OnCall['people'], since?: Date): Promise<NotedChange[]> {
  const known = Object.keys(people);
  const { rows } = await sql<Pick<RowOf<'on_call_changes'>, 'id' | 'person' | 'taker'> & { kind: Change['kind']; from: Date; until: Date }>`
    select id, kind, person, taker, from_at as "from", least(until_at, cancelled_at) as until from on_call_changes
    where least(until_at, cancelled_at) > greatest(from_at, coalesce(${since ?? null}::timestamptz, present()))
      and coalesce(person, taker) = any(${known}::text[]) and coalesce(taker, person) = any(${known}::text[]) order by id`.execute(db);
  return rows.map(({ id, kind, person, taker, from, until }): NotedChange => {
    const [one, other] = [person ?? '', taker ?? ''];
    if (kind === 'absence') return { id, kind, person: one, from, until };
    return kind === 'cover' ? { id, kind, taker: other, from, until } : { id, kind, person: one, taker: other, from, until };
  });
}

/** Whether somebody is away then. */
export async function awayAt(db: Database, people: OnCall['people'], now: Date): Promise<(who: string) => boolean> {
  const changes = await readChanges(db, people);
  return (who) => isAwayAt(changes, who, now);
}

/** None without a rota: then steps name people only. */
export async function changesForLadder(db: Database, { rota, people }: Pick<OnCall, 'rota' | 'people'>): Promise<readonly Change[]> {
  return rota ? readChanges(db, people) : [];
}

/** How long the web process may not know of a change: one made this shortly before a request comes in can miss its first alert. */
const readEveryMs = 10_000;

/**
 * The changes as last read, at hand without waiting: a request is stored in one trip to the database. While it does not answer,
 * those known last still count.
 */
export function rememberChanges(db: Database, ladder: Pick<OnCall, 'rota' | 'people'>): () => readonly Change[] {
  if (!ladder.rota) return () => [];
  let known: readonly Change[] = [];
  const read = () =>
    readChanges(db, ladder.people).then(
      (changes) => {
        known = changes;
      },
      () => undefined,
    );
  void read();
  setInterval(() => void read(), readEveryMs).unref();
  return () => known;
}
