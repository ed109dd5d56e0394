import { content } from '#firm/content.ts';
import { alertingBy } from '../testkit/alerting-by.ts';
import { type Fault, faults } from '../testkit/faults.ts';
import type { Unhelped } from '../testkit/played-time.ts';
import { pushingFirm } from '../testkit/pushing-firm.ts';
import type { Result } from './fault-runs.ts';
import { runLeadOutage } from './lead-faults.ts';
import type { Outside } from './ledger.ts';
import { playOutage, type Seen } from './outage.ts';

export type Outage = { channel: Channel | 'leads'; fault: Fault; hours: number; without?: Unhelped };
type Channel = keyof typeof channels;

/**
 * What alerts travel by. `broken`: where the fault is; texts and calls are both Twilio's, so that both fail. `beside`: the channel that
 * a firm has beside it which a server that lies says nothing about; without it the firm's own ladder is played.
 */
const channels = {
  email: { by: 'email', broken: 'mail' },
  sms: { by: 'sms', broken: 'sms' },
  webhook: { by: 'webhook', broken: 'webhook' },
  call: { by: 'call', broken: 'sms', beside: 'email' },
  ntfy: { by: 'push', broken: 'ntfy', beside: 'email' },
  pushover: { by: 'push', broken: 'pushover', beside: 'email' },
} as const satisfies Record<string, { by: string; broken: keyof Outside; beside?: 'email' }>;

/** Every fault on every channel that can have it: mail servers neither redirect nor answer with a body. In the order of faults, so that each shard has some of every length. */
export const outages = (hours: number): Outage[] =>
  faults
    .filter((fault) => fault !== 'none')
    .flatMap((fault) =>
      ([...(Object.keys(channels) as Channel[]), 'leads'] as const)
        .filter((channel) => !(channel === 'email' && ['redirect', 'error-body'].includes(fault)))
        .map((channel) => ({ channel, fault, hours })),
    );

/** These accept a message and drop it, which no sender can notice: a ladder with two channels at once must make up for it. */
const lies = (fault: Fault) => fault === 'accept-then-drop';

/** One channel fails in one way for hours while requests arrive; then it is well again. */
export async function runOutage(outage: Outage): Promise<Result> {
  const started = performance.now();
  const { channel, fault, hours } = outage;
  const { trials, failures, figures } = await (channel === 'leads' ? runLeadOutage(outage) : runAlertOutage({ ...outage, channel }));
  return {
    trials,
    failures: failures.map((failure) => `${channel} ${fault}: ${failure}`),
    figures: { channel, fault, hours, ...figures, seconds: Math.round((performance.now() - started) / 1000) },
  };
}

async function runAlertOutage({ channel, fault, hours, without }: Outage & { channel: Channel }): Promise<Result> {
  const { by, broken, ...rest } = channels[channel];
  const beside = 'beside' in rest ? rest.beside : undefined;
  const wanted = lies(fault) ? beside && [by, beside] : [by];
  const { firm } = content();
  const settings = {
    ...(wanted ? { PLAY_ONLY: wanted.join(',') } : {}),
    ...(channel === 'ntfy' || channel === 'pushover' ? { CONTENT_FOLDER: pushingFirm(channel) } : {}),
    ...(channel === 'webhook' ? { PLAY_PRACTICE: '1' } : {}),
  };
  return playOutage(
    {
      fault,
      hours,
      without,
      broken: (outside) => outside[broken],
      settings,
      reaches: { push: by === 'push' },
      ladder: (wanted ? alertingBy(firm, wanted) : firm).onCall,
      people: [0, 0, 0.4, 0.8].map((after) => ({ after })),
    },
    (seen) => auditAlerts(seen, by, fault, wanted ? 6 : 4),
  );
}

/** `least`: so many alerts must have met the fault. In the firm's own ladder only the first step goes by webhook. */
async function auditAlerts({ pool, ledger, instants, drainedMs, stillWaiting }: Seen, by: string, fault: Fault, least: number): Promise<Result> {
  const failures: string[] = [];
  if (drainedMs === undefined) failures.push(`${stillWaiting} messages still wait ten minutes after it was well again`);
  const { rows } = await pool.query<{ id: string; step: number; state: string; carried: number | null }>(
    `select d.id, d.step, d.state,
      (select min(epoch_ms(o.handed_over_at) - epoch_ms(d.created_at)) from deliveries o where o.case_review_id = d.case_review_id and o.step = d.step
        and o.kind = 'alert' and o.state = 'handed-over' and (o.channel <> $1 or not $2)) as carried
    from deliveries d where d.kind = 'alert' and d.channel = $1`,
    [by, lies(fault)],
  );
  for (const { id, step, state, carried } of rows) {
    if (carried === null || carried > 60_000) failures.push(`the alert of step ${step} reached nobody within a minute (${carried} ms)`);
    if (state === 'given-up' || state === 'waiting') failures.push(`message ${id} is ${state}`);
    if (state === 'refused' && !['4xx', '5xx'].includes(fault)) failures.push(`message ${id} was given up as refused`);
  }
  if (rows.length < least) failures.push(`only ${rows.length} alerts met it`);
  for (const id of ledger.differing) failures.push(`two copies of ${id} differ`);
  const carriedMs = Math.max(...rows.map(({ carried }) => carried ?? Number.POSITIVE_INFINITY));
  return { trials: rows.length, failures, figures: { instants, messages: rows.length, carriedMs, drainedMs } };
}
