import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { ownReasons } from '#deliveries/own-reasons.ts';
import { ofTheAccount, passing } from '#deliveries/twilio.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import { type Configured, type DrillChannel, waysOf } from '#on-call/channels/ways.ts';

/**
 * Whether a channel reaches somebody, the worst that is known of it. `dead`: the other side refused the address, or the message came
 * back, and none got through since. `failing`: nothing leaves by this channel for anybody. `silent`: no answer to the last drill.
 */
export type Reach =
  | { kind: 'dead'; code: string; since: Date }
  | { kind: 'not-set-up' }
  | { kind: 'failing'; code: string; since: Date }
  | { kind: 'silent'; since: Date }
  | { kind: 'proven'; at: Date }
  | { kind: 'unproven' };

/** `alerted`: a technician and nothing else gets alarms, and no requests. */
export type PersonReach = { who: string; alerted: boolean; channels: { channel: DrillChannel; reach: Reach }[] };

/** A channel by which nothing leaves. */
type Down = { channel: string; code: string; since: Date };

/** Everybody of the firm file, each with every channel that they have an address for. */
export async function readReach(db: Database, people: OnCall['people'], configured: Configured, down: readonly Down[]): Promise<PersonReach[]> {
  const known = new Map((await readKnown(db)).map((row) => [`${row.who} ${row.channel}`, row]));
  const everything: Configured = { email: true, sms: true, call: true, ntfy: true, pushover: true };
  return Object.entries(people).map(([who, person]) => {
    const usable = waysOf(person, configured);
    const channels = waysOf(person, everything).map((channel) => {
      const failing = down.find((one) => one.channel === channel);
      return { channel, reach: reachOf(known.get(`${who} ${channel}`), usable.includes(channel), failing) };
    });
    return { who, alerted: mayBeAlerted(person), channels };
  });
}

export type Known = {
  who: string;
  channel: string;
  failed_at: Date | null;
  code: string | null;
  got_through_at: Date | null;
  answered_at: Date | null;
  asked_at: Date | null;
  silent: boolean;
};

export function reachOf(known: Known | undefined, isSetUp: boolean, failing: { code: string; since: Date } | undefined): Reach {
  if (known?.failed_at && (!known.got_through_at || known.got_through_at < known.failed_at))
    return { kind: 'dead', code: known.code ?? '', since: known.failed_at };
  if (!isSetUp) return { kind: 'not-set-up' };
  if (failing) return { kind: 'failing', code: failing.code, since: failing.since };
  if (known?.silent && known.asked_at) return { kind: 'silent', since: known.asked_at };
  return known?.answered_at ? { kind: 'proven', at: known.answered_at } : { kind: 'unproven' };
}

/**
 * Messages are kept for 30 days. That the other side took a message says something only after an hour, when it would have come back.
 * The last drill counts from two hours after it: until then its answers come in.
 */
async function readKnown(db: Database): Promise<Known[]> {
  const { rows } = await sql<Known>`select recipient as who, channel,
      max(coalesce(arrival_at, next_attempt_at)) filter (where ${failed}) as failed_at,
      (array_agg(coalesce(arrival_code, last_code) order by coalesce(arrival_at, next_attempt_at) desc) filter (where ${failed}))[1] as code,
      max(coalesce(answered_at, arrival_at, handed_over_at)) filter (where ${gotThrough}) as got_through_at,
      max(answered_at) as answered_at,
      max(created_at) filter (where ${asked}) as asked_at,
      coalesce((array_agg(answered_at is null order by created_at desc) filter (where ${asked}))[1], false) as silent
    from deliveries where recipient not in ('visitor', 'canary') and channel in ('email', 'sms', 'call', 'push') and created_at > present() - interval '30 days'
    group by recipient, channel`.execute(db);
  return rows;
}

/** A full mailbox, a phone that is off, and what is wrong with our own account say nothing about the address. */
const notTheAddress = [...ownReasons, ...passing, ...ofTheAccount];
const failed = sql`case channel
  when 'email' then (arrival = 'bounced' and arrival_code ~ '^5\\.(1\\.([0-69]|\\d\\d+)|2\\.1)$') or (state = 'refused' and arrival is null and last_code ~ '^smtp-5|^bad-address$')
  else (arrival = 'failed' or state = 'refused') and coalesce(arrival_code, last_code) <> all(${notTheAddress}::text[]) end`;
const gotThrough = sql`answered_at is not null or arrival in ('arrived', 'answered') or (state = 'handed-over' and arrival is null and handed_over_at < present() - interval '1 hour')`;
const asked = sql`kind = 'drill' and state = 'handed-over' and created_at < present() - interval '2 hours'`;
