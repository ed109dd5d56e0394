import { sql, type Transaction } from 'kysely';
import type { Delivery, Tables } from '#database/tables.ts';
import type { Called, FollowupContext } from '#notifications/outbox/context.ts';
import { withoutThirdCalls } from '#notifications/outbox/second-call.ts';
import { type DueMessage, withinBudget } from '#notifications/throttle/throttle.ts';

/** Leases what is due to this process. Only one process at a time does this, because the messages to each person are counted here. */
export async function lease(transaction: Transaction<Tables>, context: FollowupContext, called: Called): Promise<{ leased: Delivery[]; bundles: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext('alert budget'))`.execute(transaction);
  const { rows } = await sql<
    DueMessage & { broken: boolean }
  >`select d.id, d.kind, d.channel, d.recipient, d.again, d.charged_at, d.leased_until is not null as broken, coalesce(f.urgency = 'urgent', false) as urgent
    from deliveries d left join followups f on f.case_review_id = d.case_review_id
    where (d.case_review_id = any(${called}::uuid[]) or (${called.includes(null)} and d.case_review_id is null))
      and d.state = 'waiting' and d.next_attempt_at <= present() and (d.leased_until is null or d.leased_until <= present())
    order by d.created_at for update of d skip locked`.execute(transaction);
  if (rows.length === 0) return { leased: [], bundles: false };
  const due = await withoutThirdCalls(transaction, rows);
  const { leaving, bundles } = await withinBudget(transaction, context, due);
  const { rows: leased } = await sql<Delivery>`update deliveries
    set attempts = attempts + 1, leased_until = present() + make_interval(secs => ${leaseSeconds}), charged_at = coalesce(charged_at, present())
    where id = any(${leaving}::uuid[]) returning *`.execute(transaction);
  return { leased, bundles };
}

/** How long a worker holds a message. If it is killed, another takes over after this, so that the message leaves within 15 seconds. */
const leaseSeconds = 8;
/** Renews twice within a lease, so that one renewal may fail. */
const renewEveryMs = 3_000;

/** Renews the lease on a message while it is being sent. A process that dies stops renewing, and another takes over. */
export async function holdWhile({ db, timers }: FollowupContext, delivery: string, work: () => Promise<void>): Promise<void> {
  const renew = () =>
    sql`update deliveries set leased_until = present() + make_interval(secs => ${leaseSeconds}) where id = ${delivery} and state = 'waiting' and leased_until is not null`
      .execute(db)
      // If a renewal fails, another process may send a second copy, which carries the same Message-ID.
      .catch(() => undefined);
  const timer = timers.setInterval(() => void renew(), renewEveryMs);
  try {
    await work();
  } finally {
    timers.clearInterval(timer as never);
  }
}
