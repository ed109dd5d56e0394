import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { answers, type Database } from '#database/connection.ts';
import { queueDepth } from '#database/queue.ts';
import { zone } from '#firm/zone.ts';
import { canaryAge, followupHealth, followupMeasures } from '#followup/figures/health.ts';
import { log } from '#server/monitoring/log.ts';
import { registry } from '#server/monitoring/metrics.ts';

type Shown = Gauge & { labelled: boolean };
const gauge = (name: string, help: string, labelNames: string[] = []): Shown =>
  Object.assign(new Gauge({ registers: [registry], name, help, labelNames }), { labelled: labelNames.length > 0 });

const databaseUp = gauge('firm_database_up', '1 when the database answered this question');
const waiting = gauge('firm_deliveries_waiting', 'Messages that wait to be handed over');
const overdue = gauge('firm_deliveries_overdue', 'Messages that have waited longer than a minute');
const pulse = gauge('firm_worker_pulse_age_seconds', 'Time since any worker proved that jobs run');
const canary = gauge('firm_canary_age_seconds', 'Time since a test request last came out at the other end');
const hours = gauge('firm_hours_last_day', 'Promised hours of the last day: reached in time, tried in time, or missed', ['kept', 'lane']);
const late = gauge('firm_requests_late', 'Requests whose hour is over and whose people were not reached', ['lane']);
const jobs = gauge('firm_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
const tokens = gauge('firm_assistant_tokens_used', 'Tokens the assistant used today');

/**
 * Reads all measures from the database. Both processes do this, so that either can report on the other. Each measure is taken
 * by itself: one that fails is logged and left out. Whether the database is up is decided by a simple query of its own.
 */
export async function readGauges(db: Database): Promise<void> {
  const up = await answers(db);
  databaseUp.set(up ? 1 : 0);
  await Promise.all([
    measure(up, [waiting, overdue, pulse], async () => {
      const health = await followupHealth(db);
      waiting.set(health.waiting);
      overdue.set(health.overdue);
      show(pulse, health.workerSilentSeconds);
    }),
    measure(up, [canary], async () => show(canary, await canaryAge(db))),
    measure(up, [hours, late], async () => {
      for (const { lane, kept, tried, missed, late: count } of await followupMeasures(db)) {
        hours.set({ kept: 'yes', lane }, kept);
        hours.set({ kept: 'tried', lane }, tried);
        hours.set({ kept: 'no', lane }, missed);
        late.set({ lane }, count);
      }
    }),
    measure(up, [jobs], async () => {
      for (const { queue, state, jobs: count } of await queueDepth(db)) jobs.set({ queue, state }, count);
    }),
    measure(up, [tokens], async () => tokens.set(await tokensToday(db))),
  ]);
}

/** A measure that could not be taken is not shown, because its last value may be wrong by now. */
async function measure(up: boolean, gauges: readonly Shown[], take: () => Promise<void>): Promise<void> {
  const taken = up
    ? await take().then(
        () => true,
        (error: unknown) => log('metrics-failed', { error }),
      )
    : false;
  if (!taken) for (const one of gauges) hide(one);
}

function hide(one: Shown): void {
  // reset() removes all values of a gauge with labels, but sets one without labels to zero.
  if (one.labelled) one.reset();
  else one.remove();
}

function show(one: Gauge, value: number | null): void {
  if (value === null) one.remove();
  else one.set(value);
}

async function tokensToday(db: Database): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(tokens), 0)::float8 as tokens from assistant_tokens where day::date = (present() at time zone ${zone}::text)::date`.execute(db);
  return rows[0]?.tokens ?? 0;
}
