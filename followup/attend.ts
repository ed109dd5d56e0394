import { sql } from 'kysely';
import { climb } from '#followup/climb.ts';
import type { Office, WakeCall } from '#followup/office.ts';
import { sendDue } from '#followup/send-due.ts';

/** Requests that were called for together; null stands for the messages that belong to none. */
export type Called = readonly (string | null)[];

/** What wake-up calls lead to: take the steps that are due, send what is due, and ask to be woken for what comes next. */
export async function attend(office: Office, called: Called): Promise<void> {
  await climb(
    office,
    called.filter((request) => request !== null),
  );
  await sendDue(office, called);
  // Another channel that a failure called for is due at once.
  const next = await nextDue(office, called);
  if (next.length > 0) await office.wake(next);
}

async function nextDue(office: Office, called: Called): Promise<WakeCall[]> {
  const { rows } = await sql<WakeCall>`select request, min(at) as at, present() as now from (
      select case_review_id as request, next_due_at as at from followups where case_review_id = any(${called}::uuid[]) and next_due_at is not null
      union all
      select case_review_id, greatest(next_attempt_at, leased_until) from deliveries where case_review_id = any(${called}::uuid[]) and state = 'waiting'
      union all
      select null, greatest(next_attempt_at, leased_until) from deliveries where ${called.includes(null)} and case_review_id is null and state = 'waiting'
    ) as due group by request`.execute(office.db);
  return rows;
}

/** How far ahead the reconciler looks: what falls due before it looks again has its wake-up call in time. */
const aheadSeconds = 30;

/** The rows are the truth. Whatever is due, or will be soon, is called for; a call that is already there is not made twice. */
export async function reconcile(office: Office): Promise<number> {
  const { rows } = await sql<WakeCall>`select request, min(at) as at, present() as now from (
      select case_review_id as request, next_due_at as at from followups where next_due_at <= present() + make_interval(secs => ${aheadSeconds})
      union all
      select case_review_id, greatest(next_attempt_at, leased_until) from deliveries where state = 'waiting' and next_attempt_at <= present() + make_interval(secs => ${aheadSeconds})
    ) as due group by request order by at limit 5000`.execute(office.db);
  if (rows.length > 0) await office.wake(rows);
  return rows.length;
}
