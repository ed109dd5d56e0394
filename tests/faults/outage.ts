import type { Pool } from 'pg';
import type { Draft } from '#case-review/schema.ts';
import type { Database } from '#database/connection.ts';
import { learnWakeUp } from '#database/wake-up.ts';
import type { Firm } from '#firm/content.ts';
import { receiveCaseReview } from '#intake/receive.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import type { Fault } from '../testkit/faults.ts';
import { playTime, type Unhelped } from '../testkit/played-time.ts';
import { filledIn, patiently, recipients, submissionOf } from '../testkit/requests.ts';
import { keepLedger, type Ledger, type Outside } from './ledger.ts';
import { startOutside } from './outside.ts';

export type Course = {
  fault: Fault;
  /** How long it lasts. */
  hours: number;
  without?: Unhelped | undefined;
  /** Which of the outside world's servers has the fault. */
  broken: (outside: Outside) => { fault: (fault: never) => Promise<void> };
  /** By what the worker differs from the others of a play. */
  settings: NodeJS.ProcessEnv;
  /** Whether it has push, and a lead inbox. */
  reaches: { push?: boolean; leads?: boolean };
  ladder: Firm['onCall'];
  /** Who asks, and after which part of the outage; 1 is when it is over. */
  people: readonly { after: number; own?: Partial<Draft> }[];
  /** Called at every instant. */
  meanwhile?: (world: World) => Promise<void>;
};

export type World = { db: Database; pool: Pool; ledger: Ledger; outside: Outside; now: () => number; wellAt: number };

/** `drainedMs`: how long after the end of the outage the last message of it had left; undefined if one still waits. */
export type Seen = World & { instants: number; drainedMs: number | undefined; stillWaiting: number };

/**
 * A second of sending counts as this many; timeouts are as much shorter. Only where somebody waits for a server is it much: elsewhere a
 * second of sending is one in which the machine did something else.
 */
const speedOf = (fault: Fault) => (fault === 'tarpit' ? 25 : fault === 'slow' ? 10 : 5);
const [minute, hour] = [60_000, 3_600_000];
/** The clock jumps by this much at least: what falls due in between is up to this much late. */
const shortestJump = 2_000;
/** Everything has left this long after the channel is well again. */
const drainsWithin = 10 * minute;
/**
 * What has waited for longer than this is tried together with others while the outage lasts: a message is tried every five minutes, and
 * days of them one by one would take hours. An outage of 72 hours has such a try every 45 minutes.
 */
const fresh = minute;
const togetherEvery = (hours: number) => Math.max(4 * minute, (hours * hour) / 96);

/** One channel fails in one way for hours while requests arrive; then it is well again. `audit` looks at what came of it. */
export async function playOutage<Found>(course: Course, audit: (seen: Seen) => Promise<Found>): Promise<Found> {
  const { fault, hours, without, broken, settings: own, reaches, ladder, people, meanwhile } = course;
  const start = Date.parse('2026-10-30T20:00:00Z');
  const wellAt = start + hours * hour;
  const speed = speedOf(fault);
  const { outside, settings, stop } = await startOutside({ tls: true, slow: 3_000 / speed, ...reaches });
  const postgres = await startLocalPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const time = await playTime(postgres, start, {
    settings: { ...settings, PUBLIC_URL: 'https://www.example.com', PLAY_SPEED: String(speed), ...own },
    without: without ?? '',
  });
  const { db, pool, close } = patiently(postgres.url, 4);
  const ledger = keepLedger(outside);
  const world: World = { db, pool, ledger, outside, now: time.now, wellAt };
  const sink = broken(outside);
  try {
    const wakeUp = await learnWakeUp(postgres.url);
    const receiver = {
      pool,
      recipients,
      secrets: openSecrets(demoSecrets.INTAKE_SECRET),
      ladder,
      wakeUp: () => wakeUp,
      clock: () => new Date(time.now()),
    };
    await time.startWorker();
    await sink.fault(fault as never);
    const arrivals = people.map(({ after, own }) => ({ at: start + minute + Math.floor((after * hours * hour) / minute) * minute, own }));
    let [well, drainedAt, instants] = [false, 0, 0];
    for (let at = start; at < wellAt + drainsWithin; instants++) {
      await time.tell(at);
      while (arrivals[0] !== undefined && arrivals[0].at <= at) {
        const description = `Request ${arrivals[0].at} ${arrivals.length}`;
        await receiveCaseReview(receiver, submissionOf(filledIn({ description, ...arrivals.shift()?.own }), crypto.randomUUID()));
      }
      if (!well && at >= wellAt) {
        await sink.fault('none' as never);
        well = true;
      }
      await time.settled();
      await meanwhile?.(world);
      ledger.write();
      if (well && drainedAt === 0 && (await waitingSince(pool, wellAt)) === 0) drainedAt = time.now();
      const { exact, retries } = await nextDue(pool);
      const soonest = Math.min(
        exact ?? at + hour,
        time.next(),
        Math.max(retries ?? at + hour, well ? at : at + togetherEvery(hours)),
        arrivals[0]?.at ?? Number.POSITIVE_INFINITY,
        well ? at + minute : wellAt,
      );
      at = Math.max(soonest, time.now() + shortestJump);
    }
    return await audit({ ...world, instants, drainedMs: drainedAt === 0 ? undefined : drainedAt - wellAt, stillWaiting: await waitingSince(pool, wellAt) });
  } finally {
    await time.stop();
    await close();
    await stop();
    await postgres.discard();
  }
}

/** `exact`: the next step of a ladder, or try of a message that was ordered just now. `retries`: the next try of any other message. */
async function nextDue(pool: Pool): Promise<{ exact: number | null; retries: number | null }> {
  const { rows } = await pool.query<{ exact: number | null; retries: number | null }>(
    `with waiting as (select greatest(next_attempt_at, leased_until) as at, created_at > present() - $1 * interval '1 millisecond' as fresh
        from deliveries where state = 'waiting')
      select epoch_ms(least((select min(next_due_at) from followups), (select min(at) from waiting where fresh))) as exact,
        epoch_ms((select min(at) from waiting where not fresh)) as retries`,
    [fresh],
  );
  return rows[0] ?? { exact: null, retries: null };
}

async function waitingSince(pool: Pool, before: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from deliveries where state = 'waiting' and created_at < to_timestamp($1)",
    [before / 1000],
  );
  return rows[0]?.count ?? 0;
}
