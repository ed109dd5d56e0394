import { sql } from 'kysely';
import type { Call } from '#database/wake-up.ts';
import { escalate } from '#followup/escalation/escalate.ts';
import { hangUpTaken } from '#followup/escalation/hang-up.ts';
import { messageKinds } from '#followup/message-kinds.ts';
import { renewDigests } from '#followup/request/renew-digests.ts';
import type { Called, FollowupContext } from '#notifications/outbox/context.ts';
import { sendDue } from '#notifications/outbox/send.ts';
import { mendBundles } from '#notifications/throttle/throttle.ts';

/** What a worker does on wake-up calls: take the steps that are due, send what is due, and ask to be woken for what comes next. */
export async function processDue(context: FollowupContext, called: Called): Promise<void> {
  await escalate(
    context,
    called.filter((request) => request !== null),
  );
  const bundles = await sendDue(context, messageKinds, called);
  // After sending: a call may have been placed while somebody took its request.
  await hangUpTaken(context);
  // Includes messages added just now, as by another channel after a failure. null stands for bundles, which belong to no request.
  const next = await nextDue(context, bundles ? [...called, null] : called);
  if (next.length > 0) await context.wake(next);
}

async function nextDue(context: FollowupContext, called: Called): Promise<Call[]> {
  const { rows } = await sql<Call>`select request, min(at) as at, present() as now from (
      select case_review_id as request, next_due_at as at from followups where case_review_id = any(${called}::uuid[]) and next_due_at is not null
      union all
      select case_review_id, greatest(next_attempt_at, leased_until) from deliveries where case_review_id = any(${called}::uuid[]) and state = 'waiting'
      union all
      select null, greatest(next_attempt_at, leased_until) from deliveries where ${called.includes(null)} and case_review_id is null and state = 'waiting'
    ) as due group by request`.execute(context.db);
  return rows;
}

/** How far ahead the reconciler looks: longer than the time between two looks, so that everything has its wake-up call in time. */
const aheadSeconds = 30;

/** Makes a wake-up call for every row that is due or soon will be, in case a job was lost. A call that exists is not made twice. */
export async function reconcile(context: FollowupContext): Promise<number> {
  await mendBundles(context);
  await renewDigests(context);
  await hangUpTaken(context);
  const { rows } = await sql<Call>`select request, min(at) as at, present() as now from (
      select case_review_id as request, next_due_at as at from followups where next_due_at <= present() + make_interval(secs => ${aheadSeconds})
      union all
      select case_review_id, greatest(next_attempt_at, leased_until) from deliveries where state = 'waiting' and next_attempt_at <= present() + make_interval(secs => ${aheadSeconds})
    ) as due group by request order by at limit 5000`.execute(context.db);
  if (rows.length > 0) await context.wake(rows);
  return rows.length;
}
