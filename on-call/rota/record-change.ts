import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import type { Rota } from '#firm/rota.ts';
import { type NotedChange, readChanges } from '#on-call/rota/changes.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { type Gap, gapsBetween } from '#on-call/rota/shifts.ts';

/** `refused`: it would leave times with nobody on call. `free`: who is not away then, and can be alerted. */
export type Noted = { kind: 'noted'; id: string; gaps: Gap[] } | { kind: 'refused'; gaps: Gap[]; free: string[] };

/** What becomes of the times that a change would leave to nobody. Without either it is refused. */
export type WithGaps = { coveredBy?: string; leftOpen?: boolean };

type Parts = { db: Database; rota: Rota; people: OnCall['people']; now: Date };

export async function noteChange({ db, rota, people, now }: Parts, change: Change, madeBy: string, { coveredBy, leftOpen }: WithGaps = {}): Promise<Noted> {
  return db.transaction().execute(async (transaction) => {
    await lockChanges(transaction);
    const before = await readChanges(transaction, people);
    const alone = gapsMade(rota, before, [...before, change], change, now);
    const covers = coveredBy === undefined ? [] : alone.map(({ from, until }): Change => ({ kind: 'cover', taker: coveredBy, from, until }));
    const all = [...covers, change];
    const gaps = covers.length > 0 ? gapsMade(rota, before, [...before, ...all], change, now) : alone;
    if (gaps.length > 0 && !leftOpen) return { kind: 'refused', gaps, free: freeIn(people, [...before, change], gaps) };
    const rows = await transaction
      .insertInto('on_call_changes')
      .values(all.map((one) => rowOf(one, madeBy)))
      .returning('id')
      .execute();
    return { kind: 'noted', id: rows.at(-1)?.id ?? '', gaps };
  });
}

/** `gaps`: what is open now. They are no reason to refuse: whoever cannot take it must be able to say so. */
export type Cancelled = { kind: 'cancelled'; change: NotedChange; gaps: Gap[] } | { kind: 'unknown' };

export async function cancelChange({ db, rota, people, now }: Parts, id: string): Promise<Cancelled> {
  return db.transaction().execute(async (transaction) => {
    await lockChanges(transaction);
    const before = await readChanges(transaction, people);
    const change = before.find((one) => one.id === id);
    if (!change) return { kind: 'unknown' };
    await sql`update on_call_changes set cancelled_at = present() where id = ${id}`.execute(transaction);
    const after = before.filter((one) => one.id !== id);
    return { kind: 'cancelled', change, gaps: gapsMade(rota, before, after, change, now) };
  });
}

/** One at a time, so that two who go away at once cannot each rely on the other. */
async function lockChanges(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('on-call changes'))`.execute(transaction);
}

/** Gaps within a change that were not there before it, or not as long. */
function gapsMade(rota: Rota, before: readonly Change[], after: readonly Change[], { from, until }: Change, now: Date): Gap[] {
  const start = from > now ? from : now;
  return gapsBetween(rota, after, start, until).filter((gap) => {
    const [known, ...more] = gapsBetween(rota, before, gap.from, gap.until);
    return more.length > 0 || Number(known?.from) !== Number(gap.from) || Number(known?.until) !== Number(gap.until);
  });
}

function freeIn(people: OnCall['people'], changes: readonly Change[], gaps: readonly Gap[]): string[] {
  const meets = (change: Change) => gaps.some((gap) => change.from < gap.until && gap.from < change.until);
  const isAway = (who: string) => changes.some((change) => change.kind === 'absence' && change.person === who && meets(change));
  return Object.keys(people).filter((who) => !isAway(who) && canBeAlerted(people, who));
}

/** Whoever is on call is alerted by text and by mail. */
export function canBeAlerted(people: OnCall['people'], who: string): boolean {
  return people[who]?.email !== undefined && people[who].mobile !== undefined && mayBeAlerted(people[who]);
}

function rowOf(change: Change, madeBy: string) {
  return {
    kind: change.kind,
    person: change.kind === 'cover' ? null : change.person,
    taker: change.kind === 'absence' ? null : change.taker,
    from_at: change.from,
    until_at: change.until,
    made_by: madeBy,
  };
}
