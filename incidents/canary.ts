import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { forgetRows } from '#case-review/erase.ts';
import { isThere, openContact, openStory, type Part, type PartColumns, partColumns, partKey } from '#case-review/parts.ts';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import type { Opener } from '#vault/recipients.ts';
import { type Secrets, underAll } from '#vault/secrets.ts';
import { VaultError } from '#vault/vault.ts';

/** A pass that marks a request as synthetic: valid in the five-minute slot it was made in, and in the next. */
export function canaryPass(secret: KeyObject, now: Date, back = 0): string {
  const slot = Math.floor(now.getTime() / 300_000) - back;
  return createHmac('sha256', secret).update(`canary ${slot}`).digest('base64url');
}

export function isCanary(pass: string | undefined, secrets: Secrets, now: Date): boolean {
  if (pass === undefined) return false;
  const given = Buffer.from(pass);
  const right = underAll(secrets, (key) => [0, 1].map((back) => Buffer.from(canaryPass(key, now, back)))).flat();
  return right.some((one) => given.length === one.length && timingSafeEqual(given, one));
}

/** Whether a synthetic request went all the way to its delivery within the last `seconds`. */
export async function canaryArrivedWithin(db: Database, seconds: number): Promise<boolean> {
  const { rows } = await sql<{ arrived: boolean }>`select exists (
      select from deliveries where kind = 'canary' and state = 'handed-over' and handed_over_at > present() - make_interval(secs => ${seconds})
    ) as arrived`.execute(db);
  return rows[0]?.arrived ?? false;
}

/**
 * Whether a reader can open its part of the newest synthetic request. A public key that was mixed up where requests are sealed
 * shows in nothing else until somebody wants to read one.
 */
export async function opensNewestCanary(db: Database, opener: Opener, part: Part): Promise<'opens' | 'shut' | 'none'> {
  const { rows } = await sql<PartColumns & { id: string }>`select c.id, ${partColumns(part)} from case_reviews c ${partKey(part, opener)}
    where c.canary and c.erased_at is null order by c.received_at desc limit 1`.execute(db);
  const [newest] = rows;
  if (!newest) return 'none';
  if (!isThere(newest)) return 'shut';
  try {
    if (part === 'contact') openContact(opener, newest);
    else openStory(opener, newest);
    return 'opens';
  } catch (error) {
    if (error instanceof VaultError) return 'shut';
    throw error;
  }
}

const deskParts = ['contact', 'story'] as const;

/** The desk looks at both its parts and leaves word of it, because it has no channel to ring by. Returns those that stay shut. */
export async function lookFromDesk(db: Database, opener: Opener): Promise<Part[]> {
  const shut: Part[] = [];
  for (const part of deskParts) {
    const newest = await opensNewestCanary(db, opener, part);
    if (newest === 'none') continue;
    if (newest === 'shut') shut.push(part);
    await sql`insert into desk_looks (part, opens) values (${part}, ${newest === 'opens'})
      on conflict (part) do update set opens = excluded.opens, looked_at = present()`.execute(db);
  }
  return shut;
}

/** Whether the desk said so just now. It looks every minute; what is older than three is nothing that is seen. */
export async function deskFindsShut(db: Database): Promise<boolean> {
  const { rows } = await sql<{ shut: boolean }>`select exists (select from desk_looks
    where not opens and looked_at > present() - interval '3 minutes') as shut`.execute(db);
  return rows[0]?.shut ?? false;
}

/** Deletes synthetic requests, with all their rows, after a day. */
export async function forgetCanaries(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<
      Pick<RowOf<'case_reviews'>, 'id'>
    >`select id from case_reviews where canary and received_at < present() - interval '1 day' order by id limit 1000`.execute(transaction);
    await forgetRows(
      transaction,
      rows.map(({ id }) => id),
    );
  });
}
