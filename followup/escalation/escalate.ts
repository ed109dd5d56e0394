import { sql, type Transaction } from 'kysely';
import { eraseTakenBack } from '#case-review/erase.ts';
import type { Tables } from '#database/tables.ts';
import { type Due, type Planned, plan } from '#followup/escalation/plan.ts';
import { personOf } from '#followup/escalation/policy.ts';
import { writeTimeline } from '#followup/request/timeline.ts';
import type { FollowupContext } from '#notifications/outbox/context.ts';
import { type Alert, insertAlerts, insertNotices } from '#notifications/outbox/enqueue.ts';
import { changesForLadder } from '#on-call/rota/changes.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';

/** Takes whatever steps are due for these requests, in one transaction with the messages they ask for. */
export async function escalate(context: FollowupContext, requests: readonly string[]): Promise<void> {
  if (requests.length === 0) return;
  const planned = await context.db.transaction().execute(async (transaction) => {
    const { onCall } = context.firm;
    const due = await dueFollowups(transaction, requests);
    const changes = due.length > 0 ? await changesForLadder(transaction, onCall) : [];
    const steps = due.map((one) => plan(one, onCall, changes));
    await record(
      transaction,
      steps.filter(({ erased }) => !erased),
      context,
      changes,
    );
    return steps;
  });
  // Not in the transaction above: it locks requests before follow-ups, and could deadlock.
  await eraseTakenBack(
    context.db,
    planned.filter(({ erased }) => erased).map(({ request }) => request),
  );
  // Suspected spam that misses its hour is counted, but raises no alarm.
  if (planned.some(({ missed, quarantined }) => missed && !quarantined)) context.alarm.raise('hour', new Date());
}

/** Locked, so that two workers that were woken for the same step take it once; always in the same order, so that they cannot deadlock. */
function dueFollowups(transaction: Transaction<Tables>, requests: readonly string[]): Promise<Due[]> {
  return transaction
    .selectFrom('followups')
    .innerJoin('case_reviews', 'id', 'case_review_id')
    .selectAll('followups')
    .select(['reference', 'received_at', sql<Date>`present()`.as('now')])
    .where(sql<boolean>`case_review_id = any(${requests}::uuid[])`)
    .where('next_due_at', '<=', sql<Date>`present()`)
    .orderBy('case_review_id')
    .forUpdate('followups')
    .execute();
}

async function record(transaction: Transaction<Tables>, steps: readonly Planned[], context: FollowupContext, changes: readonly Change[]): Promise<void> {
  if (steps.length === 0) return;
  await insertAlerts(
    transaction,
    steps.map(({ request, round, alerts }) => ({ request, round, alerts })),
  );
  await insertAlerts(
    transaction,
    steps.flatMap(({ request, round, reminded }) => (reminded ? [{ request, round, alerts: byEveryChannel(reminded, context) }] : [])),
    'reminder',
  );
  if (callsItsPeople(context))
    await putOffCalls(
      transaction,
      steps.filter(({ reminded }) => reminded),
    );
  await insertNotices(
    transaction,
    steps.filter(({ missed }) => missed).map(({ request }) => request),
    'late-notice',
  );
  await sql`update followups set state = step.state, steps_taken = step.steps_taken, ladder_step = step.ladder_step, ladder_from = step.ladder_from,
      remind_at = step.remind_at, goes_on_at = step.goes_on_at, acknowledged_at = step.acknowledged_at, acknowledged_by = step.acknowledged_by,
      next_due_at = step.next_due_at, told_late_at = step.told_late_at
    from json_to_recordset(${JSON.stringify(steps.map(({ request, set }) => ({ request, ...set })))}::json)
      as step (request uuid, state text, steps_taken int, ladder_step int, ladder_from timestamptz, remind_at timestamptz, goes_on_at timestamptz,
        acknowledged_at timestamptz, acknowledged_by text, next_due_at timestamptz, told_late_at timestamptz)
    where case_review_id = request`.execute(transaction);
  const events = steps.flatMap(({ request, events: happened }) => happened.map((event) => ({ case_review_id: request, ...event })));
  await writeTimeline(transaction, events);
  if (steps.some(({ listed }) => listed)) await orderList(transaction, context, changes);
}

/** By text, mail and push, where the firm file says how; and by call, where the firm calls its people at all. */
function byEveryChannel(who: string, context: FollowupContext): Alert[] {
  const person = context.firm.onCall.people[who];
  return [
    ...(person?.mobile ? [{ who, by: 'sms' as const }] : []),
    ...(person?.email ? [{ who, by: 'email' as const }] : []),
    ...(person?.push ? [{ who, by: 'push' as const }] : []),
    ...(person?.mobile && callsItsPeople(context) ? [{ who, by: 'call' as const }] : []),
  ];
}

function callsItsPeople({ firm, senders }: FollowupContext): boolean {
  return firm.onCall.steps.some(({ inHours, otherwise }) => [...inHours, ...otherwise].some(({ by }) => by.includes('call'))) && senders.call !== undefined;
}

/** The call that reminds comes halfway between the text and the moment at which the ladder goes on: an answer to the text spares it. */
async function putOffCalls(transaction: Transaction<Tables>, steps: readonly Planned[]): Promise<void> {
  for (const { request, round, set } of steps)
    await sql`update deliveries set next_attempt_at = present() + greatest(interval '0', ${set.goes_on_at}::timestamptz - present()) / 2
      where case_review_id = ${request} and kind = 'reminder' and step = ${round} and channel = 'call' and state = 'waiting' and attempts = 0`.execute(
      transaction,
    );
}

/** One list for all suspected spam of five minutes: a flood of it causes a dozen mails an hour, not a thousand. */
async function orderList(transaction: Transaction<Tables>, { firm }: FollowupContext, changes: readonly Change[]): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select present() as now`.execute(transaction);
  const who = personOf(firm.onCall, changes, firm.onCall.steps[0]?.inHours[0]?.who ?? '', rows[0]?.now ?? new Date());
  await sql`insert into deliveries (id, kind, channel, recipient, next_attempt_at)
    select gen_random_uuid(), 'quarantine-list', 'email', ${who}, present() + interval '5 minutes'
    where not exists (select from deliveries where kind = 'quarantine-list' and state = 'waiting' and attempts = 0)`.execute(transaction);
}
