import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Delivery, RowOf, Tables } from '#database/tables.ts';
import type { Firm } from '#firm/content.ts';
import { floodSigns } from '#notifications/throttle/flood-signs.ts';
import { type Budget, budgetOf, bundleAt, type Counted, type Held, isCounted, repeatsLeft, singlesLeft } from '#notifications/throttle/limits.ts';

/** A message that is due, and how urgent its request is. */
export type DueMessage = Pick<Delivery, 'id' | 'kind' | 'channel' | 'recipient' | 'again' | 'charged_at'> & { urgent: boolean };

type Group = { who: string; channel: Counted; messages: DueMessage[] };

/**
 * Which of these messages leave now. What one person is sent by one channel is bounded: beyond the budget a message is
 * set to `bundled`, and one bundle tells of all of them. The caller holds the lock that lets one process decide at a time.
 */
export async function withinBudget(
  transaction: Transaction<Tables>,
  { firm }: { firm: Firm },
  due: readonly DueMessage[],
): Promise<{ leaving: string[]; bundles: boolean }> {
  const counted = due.filter(isCounted);
  const leaving = due.filter((message) => !isCounted(message)).map(({ id }) => id);
  let bundles = false;
  for (const group of groupsOf(counted)) {
    const budget = budgetOf(firm.onCall, group.channel);
    const spent = await spentBy(transaction, group, budget);
    const singles = group.messages.filter(({ kind, again }) => kind !== 'bundle' && !again).toSorted((one, other) => Number(other.urgent) - Number(one.urgent));
    const room = singlesLeft(budget, spent.first, spent.now);
    const alone = singles.slice(0, room).map(({ id }) => id);
    const repeats = group.messages.filter(({ again }) => again).map(({ id }) => id);
    const repeated = repeats.slice(0, repeatsLeft(budget, spent.at, alone.length, spent.now));
    leaving.push(...alone, ...repeated);
    await leaveOut(transaction, repeats.slice(repeated.length));
    const held = singles.slice(room).map(({ id }) => id);
    bundles ||= held.length > 0;
    if (held.length > 0) await hold(transaction, group, held, budget, spent);
    for (const bundle of group.messages.filter(({ kind }) => kind === 'bundle'))
      if (await collect(transaction, group, bundle.id, budget, spent)) leaving.push(bundle.id);
  }
  return { leaving, bundles };
}

function groupsOf(messages: readonly DueMessage[]): Group[] {
  const groups = Map.groupBy(messages, ({ recipient, channel }) => `${channel} ${recipient}`);
  return [...groups.values()].map((all) => ({ who: all[0]?.recipient ?? '', channel: all[0]?.channel as Group['channel'], messages: all }));
}

/** `first`: without calls that were made a second time. */
type Spent = { at: Date[]; first: Date[]; lastBundle: Date | undefined; now: Date };

/** A drill rings because it was announced, and must not hold up an alert. */
async function spentBy(transaction: Transaction<Tables>, { who, channel }: Group, { windowMs, most }: Budget): Promise<Spent> {
  const { rows } = await sql<Pick<RowOf<'deliveries'>, 'again'> & { charged_at: Date; kind: string }>`select charged_at, kind, again from deliveries
    where recipient = ${who} and channel = ${channel} and charged_at > present() - make_interval(secs => ${windowMs / 1000}) and kind <> 'drill'
    order by charged_at desc limit ${most + 1}`.execute(transaction);
  const { rows: clock } = await sql<{ now: Date }>`select present() as now`.execute(transaction);
  return {
    at: rows.map(({ charged_at }) => charged_at),
    first: rows.flatMap(({ charged_at, again }) => (again ? [] : [charged_at])),
    lastBundle: rows.find(({ kind }) => kind === 'bundle')?.charged_at,
    now: clock[0]?.now ?? new Date(),
  };
}

/** A second call waits for no bundle: later it would break through no silence. */
async function leaveOut(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`update deliveries set state = 'cancelled', last_code = 'enough-calls' where id = any(${ids}::uuid[])`.execute(transaction);
}

/** Puts messages aside for the next bundle, which may have to leave sooner for one of them. */
async function hold(transaction: Transaction<Tables>, group: Group, ids: readonly string[], budget: Budget, spent: Spent): Promise<void> {
  await sql`update deliveries set state = 'bundled', leased_until = null where id = any(${ids}::uuid[])`.execute(transaction);
  const held = await heldOf(transaction, sql`d.id = any(${ids}::uuid[])`);
  const at = bundleAt(budget, spent.at, held, spent.lastBundle, spent.now);
  if (at) await orderBundle(transaction, group, at);
}

async function orderBundle(transaction: Transaction<Tables>, { who, channel }: Pick<Group, 'who' | 'channel'>, at: Date): Promise<void> {
  const { rows } = await sql`update deliveries set next_attempt_at = least(next_attempt_at, ${at})
    where kind = 'bundle' and recipient = ${who} and channel = ${channel} and state = 'waiting' and charged_at is null returning id`.execute(transaction);
  if (rows.length > 0) return;
  await sql`insert into deliveries (id, kind, channel, recipient, next_attempt_at) values (gen_random_uuid(), 'bundle', ${channel}, ${who}, ${at})`.execute(
    transaction,
  );
}

/** Whether a bundle leaves now. It takes all that waits for it, and nothing that comes later. */
async function collect(transaction: Transaction<Tables>, { who, channel }: Group, bundle: string, budget: Budget, spent: Spent): Promise<boolean> {
  const mine = sql`d.recipient = ${who} and d.channel = ${channel}`;
  const at = bundleAt(budget, spent.at, await heldOf(transaction, mine), spent.lastBundle, spent.now);
  if (at === undefined) await sql`update deliveries set state = 'cancelled' where id = ${bundle}`.execute(transaction);
  if (at === undefined || at > spent.now) {
    if (at) await sql`update deliveries set next_attempt_at = ${at} where id = ${bundle}`.execute(transaction);
    return false;
  }
  await sql`update deliveries set bundle_id = ${bundle} where recipient = ${who} and channel = ${channel} and state = 'bundled' and bundle_id is null`.execute(
    transaction,
  );
  return true;
}

/** For each group, since when its oldest message waits. */
async function heldOf(transaction: Transaction<Tables>, which: ReturnType<typeof sql>): Promise<Held> {
  const { rows } = await sql<{ urgent: boolean; signs: number; since: Date }>`select f.urgency = 'urgent' as urgent, coalesce(signs, 0) as signs,
      min(d.created_at) as since
    from deliveries d join followups f on f.case_review_id = d.case_review_id left join ${floodSigns(1)} as flood on flood.id = f.case_review_id
    where d.state = 'bundled' and d.bundle_id is null and f.state in ('climbing', 'acknowledged') and ${which} group by 1, 2`.execute(transaction);
  const since = (match: (row: (typeof rows)[number]) => boolean): Date | undefined => {
    const times = rows.filter(match).map(({ since: at }) => at.getTime());
    return times.length > 0 ? new Date(Math.min(...times)) : undefined;
  };
  return {
    urgentAlone: since(({ urgent, signs }) => urgent && signs === 0),
    alone: since(({ urgent, signs }) => signs < (urgent ? 2 : 1)),
    any: since(() => true),
  };
}

/** Orders a bundle where messages wait for one and none is ordered; without it they would never be sent. */
export async function mendBundles({ db }: { db: Database }): Promise<void> {
  await sql`insert into deliveries (id, kind, channel, recipient)
    select gen_random_uuid(), 'bundle', channel, recipient from (select distinct recipient, channel from deliveries where state = 'bundled' and bundle_id is null) as held
    where not exists (select from deliveries b where b.kind = 'bundle' and b.recipient = held.recipient and b.channel = held.channel and b.state = 'waiting' and b.charged_at is null)`.execute(
    db,
  );
}
