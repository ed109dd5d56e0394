import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { OnCall } from '#firm/on-call.ts';
import type { Change } from '#followup/on-call/on-call-at.ts';

export type NotedChange = Change & { id: string };

/**
 * The changes that hold now or later, in the order in which they were made; with `since`, also those that held after it. A
 * cancelled one ends when it was cancelled, so that the answer for a time before stays what it was.
 */
export async function readChanges(db: Database, since?: Date): Promise<NotedChange[]> {
  const { rows } = await sql<{ id: string; kind: Change['kind']; person: string | null; taker: string | null; from: Date; until: Date }>`
    select id, kind, person, taker, from_at as "from", least(until_at, cancelled_at) as until from on_call_changes
    where least(until_at, cancelled_at) > greatest(from_at, coalesce(${since ?? null}::timestamptz, present())) order by id`.execute(db);
  return rows.map(({ id, kind, person, taker, from, until }): NotedChange => {
    const [one, other] = [person ?? '', taker ?? ''];
    if (kind === 'absence') return { id, kind, person: one, from, until };
    return kind === 'cover' ? { id, kind, taker: other, from, until } : { id, kind, person: one, taker: other, from, until };
  });
}

/** None where no step names a role: then it does not matter who is on call. */
export async function changesForLadder(db: Database, { rota }: Pick<OnCall, 'rota'>): Promise<readonly Change[]> {
  return rota ? readChanges(db) : [];
}

/** How long the web process may not know of a change: one made this shortly before a request comes in can miss its first alert. */
const readEveryMs = 10_000;

/**
 * The changes as last read, at hand without waiting: a request is stored in one trip to the database. While it does not answer,
 * those known last still count.
 */
export function rememberChanges(db: Database, ladder: Pick<OnCall, 'rota'>): () => readonly Change[] {
  if (!ladder.rota) return () => [];
  let known: readonly Change[] = [];
  const read = () =>
    readChanges(db).then(
      (changes) => {
        known = changes;
      },
      () => undefined,
    );
  void read();
  setInterval(() => void read(), readEveryMs).unref();
  return () => known;
}
