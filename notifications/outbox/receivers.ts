import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

export type Outlet = 'event' | 'lead';

/** What leads to a receiver: its address and its secret, or nothing where none is set up. */
export type OutletAddresses = Record<Outlet, string | undefined>;

/**
 * Notes at the start of a worker which receivers there are. From then on whatever happens is written for them in its own transaction,
 * also by web processes. A receiver that refused for good stays off until its address or secret changes.
 */
export async function noteOutlets(db: Database, addresses: OutletAddresses): Promise<void> {
  for (const kind of ['event', 'lead'] as const) {
    const address = addresses[kind];
    if (address === undefined) await sql`delete from practice_outlets where kind = ${kind}`.execute(db);
    else
      await sql`insert into practice_outlets (kind, address) values (${kind}, ${hash('sha256', address, 'buffer')})
        on conflict (kind) do update set address = excluded.address, off_at = case when practice_outlets.address = excluded.address then practice_outlets.off_at end`.execute(
        db,
      );
  }
}

/** Nothing is written for this receiver any more, and what waits for it is not sent. */
export async function switchOff(db: Database, kind: Outlet): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update practice_outlets set off_at = coalesce(off_at, present()) where kind = ${kind}`.execute(transaction);
    await sql`update deliveries set state = 'cancelled' where kind = ${kind} and state = 'waiting'`.execute(transaction);
  });
}

export async function isSwitchedOff(db: Database, kind: Outlet): Promise<boolean> {
  const { rows } = await sql<{ off: boolean }>`select exists (select from practice_outlets where kind = ${kind} and off_at is not null) as off`.execute(db);
  return rows[0]?.off ?? false;
}
