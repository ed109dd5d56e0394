import { sql } from 'kysely';
import type { Office } from '#followup/office.ts';

/** Well under the ten seconds a lease lasts. */
const renewEveryMs = 3_000;

/** Keeps a message in this process's hands while it is being sent. A process that dies renews nothing, and another takes over. */
export async function holdWhile({ db, timers }: Office, delivery: string, work: () => Promise<void>): Promise<void> {
  const renew = () =>
    sql`update deliveries set leased_until = present() + interval '10 seconds' where id = ${delivery} and state = 'waiting' and leased_until is not null`
      .execute(db)
      // A renewal that fails costs at most a second copy, which carries the same Message-ID.
      .catch(() => undefined);
  const timer = timers.setInterval(() => void renew(), renewEveryMs);
  try {
    await work();
  } finally {
    timers.clearInterval(timer as never);
  }
}
