import { sql } from 'kysely';
import { climb } from '#followup/climb.ts';
import type { Office, WakeCall } from '#followup/office.ts';
import { sendDue } from '#followup/send-due.ts';

/** What a wake-up call leads to: take the step that is due, send what is due, and ask to be woken for what comes next. */
export async function attend(office: Office, request: string | null): Promise<void> {
  if (request) await climb(office, request);
  await sendDue(office, request);
  // Another channel that a failure called for is due at once.
  const next = await nextDue(office, request);
  if (next) await office.wake([{ request, ...next }]);
}

async function nextDue(office: Office, request: string | null): Promise<{ at: Date; now: Date } | undefined> {
  const { rows } = await sql<{ at: Date | null; now: Date }>`select min(at) as at, present() as now from (
      select next_due_at as at from followups where case_review_id = ${request}::uuid
      union all
      select greatest(next_attempt_at, leased_until) from deliveries where case_review_id is not distinct from ${request}::uuid and state = 'waiting'
    ) as due`.execute(office.db);
  const { at = null, now = new Date() } = rows[0] ?? {};
  return at ? { at, now } : undefined;
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
