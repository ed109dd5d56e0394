import type { Pool } from 'pg';
import type { OnCall } from '#firm/on-call.ts';
import { alertsOf, rings as ringsBy } from '#followup/escalation/policy.ts';
import type { Change } from '#on-call/rota/on-call-at.ts';
import { afterNight, type Promised } from './hour-promise.ts';

type Alert = {
  request: string;
  kind: string;
  channel: 'email' | 'sms' | 'call' | 'push' | 'webhook';
  recipient: string;
  step: number;
  again: boolean;
  created: number;
  handed: number | null;
};
type Event = { request: string; urgency: 'usual' | 'urgent'; kind: string; by: string | null; at: number; detail: string | null };

/** An alert that leaves is out within this time, by the channel it was meant for or by another. */
const carriedMs = 60_000;

/**
 * Who was alerted at each step, against the calendar as it stood at that moment; that nothing rang before its time; that each step
 * reached at least one phone or mailbox within a minute; and that nobody was alerted twice for one step by one channel.
 */
export async function auditAlerts(pool: Pool, ladder: OnCall, promises: ReadonlyMap<string, Promised>, failures: string[]) {
  const { rows: alerts } = await pool.query<Alert>(`select case_review_id as request, kind, channel, recipient, step, again, epoch_ms(created_at) as created,
      epoch_ms(handed_over_at) as handed from deliveries where kind in ('alert', 'reminder')`);
  const { rows: events } = await pool.query<Event>(`select e.case_review_id as request, f.urgency, e.kind, e.by, epoch_ms(e.at) as at, e.detail
    from followup_events e join followups f on f.case_review_id = e.case_review_id order by e.id`);
  const changes = await readCalendar(pool);
  const sent = Map.groupBy(alerts, ({ request }) => request);
  const happened = Map.groupBy(events, ({ request }) => request);
  const figures = { stepsToWhom: 0, quietSteps: 0, secondCalls: 0, toOthersThanTheRota: 0, worstCarriedMs: 0 };
  for (const [request, { rings }] of promises) {
    const theirs = sent.get(request) ?? [];
    const told = happened.get(request) ?? [];
    const once = new Set(theirs.map(({ kind, channel, recipient, step, again }) => `${kind} ${step} ${recipient} ${channel} ${again}`));
    if (once.size !== theirs.length) failures.push(`${request}: somebody was alerted twice for one step by one channel`);
    for (const { kind, channel, recipient, created } of theirs) {
      // Whoever has taken it is sent the link at once.
      const has = told.some((event) => event.kind === 'acknowledged' && event.by === recipient && event.at <= created);
      if (kind === 'alert' && created < rings && ringsBy({ by: channel }) && !has)
        failures.push(`${request}: ${channel} to ${recipient} ${rings - created} ms before it may ring`);
    }
    for (const second of theirs.filter(({ again, handed }) => again && handed !== null)) {
      const first = theirs.find(
        (one) => !one.again && one.kind === 'alert' && one.step === second.step && one.recipient === second.recipient && one.channel === 'call',
      );
      if ((second.handed ?? 0) - (first?.handed ?? Number.POSITIVE_INFINITY) < 90_000)
        failures.push(`${request}: a second call, and no first 90 seconds before it`);
      figures.secondCalls++;
    }
    for (const step of told.filter((event) => event.kind === 'step')) {
      const { at, detail } = step;
      const known = changes.filter(({ madeAt }) => madeAt < at);
      const expected = expectedAt(step, ladder, known);
      const here = theirs.filter((alert) => alert.kind === 'alert' && alert.created === at);
      const missing = expected.filter(({ who, by }) => !here.some(({ recipient, channel }) => recipient === who && channel === by));
      if (missing.length > 0)
        failures.push(`${request}: step ${detail} at ${new Date(at).toISOString()} left out ${missing.map(({ who, by }) => `${who} by ${by}`).join(', ')}`);
      if (isQuiet(step, ladder) && here.some(({ channel }) => ringsBy({ by: channel })))
        failures.push(`${request}: step ${detail} rang at night, and the request is not urgent`);
      figures.stepsToWhom++;
      if (isQuiet(step, ladder)) {
        figures.quietSteps++;
        continue;
      }
      if (JSON.stringify(expected) !== JSON.stringify(expectedAt(step, ladder, []))) figures.toOthersThanTheRota++;
      const acted = told.some(
        (event) => ['acknowledged', 'passed-on', 'reached', 'no-answer', 'left-message'].includes(event.kind) && event.at >= at && event.at <= at + carriedMs,
      );
      const carried = Math.min(...theirs.filter(({ handed, created }) => handed !== null && created >= at).map(({ handed }) => (handed ?? 0) - at));
      if (!acted && carried > carriedMs) failures.push(`${request}: step ${detail} reached nobody within a minute (${carried} ms)`);
      if (!acted) figures.worstCarriedMs = Math.max(figures.worstCarriedMs, carried);
    }
  }
  return figures;
}

/** Whom a step alerts, by the calendar of that moment. At the first step a program was told already, when the request came in. */
function expectedAt(step: Event, ladder: OnCall, changes: readonly Change[]) {
  const alerts = alertsOf(ladder, changes, Number(step.detail), new Date(step.at), step.urgency);
  return alerts.filter((alert) => (step.detail !== '0' || alert.by !== 'webhook') && !(isQuiet(step, ladder) && ringsBy(alert)));
}

/** Repetitions of the last step ring nobody at night, unless it is urgent. */
function isQuiet({ urgency, detail, at }: Event, { steps }: OnCall): boolean {
  return urgency === 'usual' && Number(detail) >= steps.length && afterNight(at) > at;
}

async function readCalendar(pool: Pool): Promise<(Change & { madeAt: number })[]> {
  const { rows } = await pool.query<{ kind: Change['kind']; person: string; taker: string; from: Date; until: Date; made: number }>(
    'select kind, person, taker, from_at as "from", least(until_at, cancelled_at) as until, epoch_ms(made_at) as made from on_call_changes order by id',
  );
  return rows.map(({ kind, person, taker, from, until, made }) => {
    if (kind === 'absence') return { kind, person, from, until, madeAt: made };
    return kind === 'cover' ? { kind, taker, from, until, madeAt: made } : { kind, person, taker, from, until, madeAt: made };
  });
}
