import type { Pool } from 'pg';
import { learnWakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { openReceiver, receiveCaseReview } from '#intake/receive.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { openVault, parseKeys } from '#vault/vault.ts';
import { type Fault, faults } from '../world/faults.ts';
import { withOneChannel } from '../world/one-channel.ts';
import { playTime, type Unhelped } from '../world/played-time.ts';
import { filledIn, patiently, submissionOf } from '../world/requests.ts';
import { lookAround } from './hour-audit.ts';
import { keepLedger } from './ledger.ts';
import { startOutside } from './outside.ts';

export type Channel = 'email' | 'sms' | 'webhook';
export type Outage = { channel: Channel; fault: Fault; hours: number; without?: Unhelped };

/** Every fault on every channel that can have it: mail servers neither redirect nor answer with a body. */
export const outages = (hours: number): Outage[] =>
  (['email', 'sms', 'webhook'] as const).flatMap((channel) =>
    faults
      .filter((fault) => fault !== 'none' && !(channel === 'email' && ['redirect', 'error-body'].includes(fault)))
      .map((fault) => ({ channel, fault, hours })),
  );

/** A second of sending counts as this many; timeouts are as much shorter. */
const speed = 25;
const [second, minute, hour] = [1_000, 60_000, 3_600_000];
/** These accept a message and drop it, which no sender can notice: the firm's own ladder, with two channels at once, must make up for it. */
const lies = (fault: Fault) => fault === 'accept-then-drop';

/** One channel fails in one way for hours while requests arrive; then it is well again. */
export async function runOutage({ channel, fault, hours, without }: Outage) {
  const start = Date.parse('2026-10-30T20:00:00Z');
  const wellAt = start + hours * hour;
  const failures: string[] = [];
  const { outside, settings, stop } = await startOutside({ tls: true, slow: 3_000 / speed });
  const postgres = await startLocalPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  const only = lies(fault) ? {} : { PLAY_ONLY: channel };
  const time = await playTime(postgres, start, {
    settings: { ...settings, ...only, PUBLIC_URL: 'https://www.example.com', PLAY_SPEED: String(speed) },
    without: without ?? '',
  });
  const { pool, close } = patiently(postgres.url, 4);
  const ledger = keepLedger(outside);
  const sink = outside[channel === 'email' ? 'mail' : channel];
  try {
    const wakeUp = await learnWakeUp(postgres.url);
    const receiver = openReceiver({
      pool,
      vault: openVault(parseKeys(demoSecrets.VAULT_KEYS)),
      secrets: openSecrets(demoSecrets.INTAKE_SECRET),
      ladder: (lies(fault) ? content().firm : withOneChannel(content().firm, channel)).onCall,
      wakeUp: () => wakeUp,
      clock: () => new Date(time.now()),
    });
    await time.startWorker();
    await sink.fault(fault as 'down');
    const arrivals = [0, 0, 0.4, 0.8].map((part) => start + minute + Math.floor((part * hours * hour) / minute) * minute);
    let [well, drainedAt, instants] = [false, 0, 0];
    for (let at = start; at < wellAt + 10 * minute; instants++) {
      await time.tell(at);
      while (arrivals[0] !== undefined && arrivals[0] <= at)
        await receiveCaseReview(receiver, submissionOf(filledIn({ description: `Request ${arrivals.shift()} ${arrivals.length}` }), crypto.randomUUID()));
      if (!well && at >= wellAt) {
        await sink.fault('none');
        well = true;
      }
      await time.settled();
      ledger.write();
      const { next } = await lookAround(pool);
      if (well && drainedAt === 0 && (await waitingSince(pool, wellAt)) === 0) drainedAt = time.now();
      const soonest = Math.min(next ?? at + hour, time.next(), arrivals[0] ?? Number.POSITIVE_INFINITY, well ? at + minute : wellAt);
      at = Math.max(soonest, time.now() + second);
    }
    if (drainedAt === 0) failures.push(`${channel} ${fault}: ${await waitingSince(pool, wellAt)} messages still wait ten minutes after it was well again`);
    const { rows } = await pool.query<{ id: string; step: number; recipient: string; state: string; carried: number | null }>(
      `select d.id, d.step, d.recipient, d.state,
        (select min(epoch_ms(o.handed_over_at) - epoch_ms(d.created_at)) from deliveries o where o.case_review_id = d.case_review_id and o.step = d.step
          and o.kind = 'alert' and o.state = 'handed-over' and (o.channel <> $1 or not $2)) as carried
      from deliveries d where d.kind = 'alert' and d.channel = $1`,
      [channel, lies(fault)],
    );
    for (const { id, step, state, carried } of rows) {
      if (carried === null || carried > 60 * second)
        failures.push(`${channel} ${fault}: the alert of step ${step} reached nobody within a minute (${carried} ms)`);
      if (state === 'given-up' || state === 'waiting') failures.push(`${channel} ${fault}: message ${id} is ${state}`);
      if (state === 'refused' && !['4xx', '5xx'].includes(fault)) failures.push(`${channel} ${fault}: message ${id} was given up as refused`);
    }
    // In the firm's own ladder only the first step goes by webhook.
    if (rows.length < (lies(fault) ? 4 : 6)) failures.push(`${channel} ${fault}: only ${rows.length} alerts met it`);
    for (const id of ledger.differing) failures.push(`${channel} ${fault}: two copies of ${id} differ`);
    const carriedMs = Math.max(...rows.map(({ carried }) => carried ?? Number.POSITIVE_INFINITY));
    return {
      trials: rows.length,
      failures,
      figures: { channel, fault, hours, instants, messages: rows.length, carriedMs, drainedMs: Math.max(0, drainedAt - wellAt) },
    };
  } finally {
    await time.stop();
    await close();
    await stop();
    await postgres.discard();
  }
}

async function waitingSince(pool: Pool, before: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from deliveries where state = 'waiting' and created_at < to_timestamp($1)",
    [before / 1000],
  );
  return rows[0]?.count ?? 0;
}
