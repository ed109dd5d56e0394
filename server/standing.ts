import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '#database/connection.ts';
import { queueDepth } from '#database/queue-depth.ts';
import { zone } from '#firm/zone.ts';
import { followupHealth } from '#followup/health.ts';
import { followupMeasures } from '#followup/measures.ts';
import { registry } from '#server/metrics.ts';

const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ registers: [registry], name, help, labelNames });

const databaseUp = gauge('firm_database_up', '1 when the database answered this question');
const waiting = gauge('firm_deliveries_waiting', 'Messages that wait to be handed over');
const overdue = gauge('firm_deliveries_overdue', 'Messages that have waited longer than a minute');
const pulse = gauge('firm_worker_pulse_age_seconds', 'Time since any worker proved that jobs run');
const canary = gauge('firm_canary_age_seconds', 'Time since a test request last came out at the other end');
const hours = gauge('firm_hours_last_day', 'Promised hours of the last day', ['kept']);
const late = gauge('firm_requests_late', 'Requests whose hour is over and that nobody has taken');
const jobs = gauge('firm_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
const tokens = gauge('firm_assistant_tokens_used', 'Tokens the assistant used today');

/** Asks the database how everything stands. Both processes do, so that either can tell of the other. */
export async function readStanding(db: Database): Promise<void> {
  try {
    const [health, measures, depth, used] = await Promise.all([followupHealth(db), followupMeasures(db), queueDepth(db), tokensToday(db)]);
    databaseUp.set(1);
    waiting.set(health.waiting);
    overdue.set(health.overdue);
    show(pulse, health.workerSilentSeconds);
    show(canary, measures.canarySeconds);
    hours.set({ kept: 'yes' }, measures.kept);
    hours.set({ kept: 'no' }, measures.missed);
    late.set(measures.late);
    for (const { queue, state, jobs: count } of depth) jobs.set({ queue, state }, count);
    tokens.set(used);
  } catch {
    // What was true before is not known to be true now.
    for (const one of [waiting, overdue, pulse, canary, late, tokens]) one.remove();
    for (const one of [hours, jobs]) one.reset();
    databaseUp.set(0);
  }
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
