import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { insertNotice } from '#followup/climb.ts';

/** When somebody who has a request says nothing more, they are asked once: at the promised time, or this long after. */
const reminderMinutes = 15;
/** Nobody answered the phone: the next try. */
const nextTryMinutes = 30;

export type Acted = { kind: 'done' } | { kind: 'taken'; by: string } | { kind: 'over' };

/** A person has it. From here on nobody else is woken. The first who says so has it. */
export function acknowledge(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.acknowledged_at) return { kind: 'taken', by: followup.acknowledged_by ?? '' };
    if (!['climbing', 'unanswered'].includes(followup.state)) return { kind: 'over' };
    await sql`update followups set state = 'acknowledged', acknowledged_at = present(), acknowledged_by = ${by},
        next_due_at = greatest(call_due_at, present() + make_interval(mins => ${reminderMinutes}))
      where case_review_id = ${request}`.execute(transaction);
    await cancelAlerts(transaction, request);
    return record(transaction, request, 'acknowledged', by);
  });
}

/** The reader has checked that the firm does not already act for somebody on the other side. The story opens with this. */
export function clearConflict(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (followup.conflict_cleared_at) return { kind: 'done' };
    await sql`update followups set conflict_cleared_at = present() where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'conflict-cleared', by);
  });
}

export function reached(db: Database, request: string, by: string): Promise<Acted> {
  return afterTaking(db, request, by, async (transaction) => {
    await sql`update followups set state = 'reached', next_due_at = null, closed_at = present() where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'reached', by);
  });
}

export function noAnswer(db: Database, request: string, by: string): Promise<Acted> {
  return afterTaking(db, request, by, async (transaction) => {
    await sql`update followups set next_due_at = present() + make_interval(mins => ${nextTryMinutes}) where case_review_id = ${request}`.execute(transaction);
    return record(transaction, request, 'no-answer', by);
  });
}

/** The firm cannot take it on. The visitor is told so, kindly and at once. */
export function cannotTake(db: Database, request: string, by: string): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => {
    if (!['climbing', 'unanswered', 'acknowledged'].includes(followup.state)) return { kind: 'over' };
    await sql`update followups set state = 'declined', next_due_at = null, closed_at = present(),
        acknowledged_at = coalesce(acknowledged_at, present()), acknowledged_by = coalesce(acknowledged_by, ${by})
      where case_review_id = ${request}`.execute(transaction);
    await cancelAlerts(transaction, request);
    await insertNotice(transaction, request, 'declined-notice');
    return record(transaction, request, 'declined', by);
  });
}

type Held = Pick<Tables['followups'], 'state' | 'acknowledged_at' | 'acknowledged_by' | 'conflict_cleared_at'>;

/** Locked against the ladder and against each other: of two who press at once, one is first. */
function act(db: Database, request: string, by: string, change: (transaction: Transaction<Tables>, followup: Held) => Promise<Acted>): Promise<Acted> {
  if (by === '') throw new Error('nobody acts without a name');
  return db.transaction().execute(async (transaction) => {
    const followup = await transaction
      .selectFrom('followups')
      .select(['state', 'acknowledged_at', 'acknowledged_by', 'conflict_cleared_at'])
      .where('case_review_id', '=', request)
      .forUpdate()
      .executeTakeFirst();
    return followup && followup.state !== 'withdrawn' ? change(transaction, followup) : { kind: 'over' };
  });
}

function afterTaking(db: Database, request: string, by: string, change: (transaction: Transaction<Tables>) => Promise<Acted>): Promise<Acted> {
  return act(db, request, by, async (transaction, followup) => (followup.state === 'acknowledged' ? change(transaction) : { kind: 'over' }));
}

async function cancelAlerts(transaction: Transaction<Tables>, request: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ state: 'cancelled' })
    .where('case_review_id', '=', request)
    .where('kind', '=', 'alert')
    .where('state', '=', 'waiting')
    .execute();
}

async function record(transaction: Transaction<Tables>, request: string, kind: string, by: string): Promise<Acted> {
  await transaction.insertInto('followup_events').values({ case_review_id: request, kind, by, detail: null }).execute();
  return { kind: 'done' };
}
