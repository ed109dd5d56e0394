import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Delivery } from '#database/tables.ts';
import { ofTheAccount } from '#deliveries/twilio.ts';

/** `channel`: the other side is down or busy. `setup`: it answers, and refuses us. `texts`: no text of ours arrives. `code` is the one of the oldest message. */
export type Down = { kind: 'channel' | 'setup' | 'texts'; channel: Delivery['channel']; code: string; since: Date };

/**
 * The channels by which nothing leaves, as the codes of messages tell that were tried twice in vain. Codes that may be about
 * one address alone, such as smtp-452, do not count. Of texts the carrier may say so only after it took them: that lasts until one
 * arrives again, or for a day.
 */
export async function channelsDown(db: Database): Promise<Down[]> {
  const { rows } = await sql<Down>`select channel, code, since,
      case when channel = 'sms' and code = any(${ofTheAccount}::text[]) then 'texts' when is_ours then 'setup' else 'channel' end as kind
    from intake_api.channels_failing(${ours}, ${theirs}, ${ofTheAccount}::text[])`.execute(db);
  // Texts and calls have one service: where both fail for one reason, that is one incident.
  return rows.filter((one) => one.channel !== 'call' || !rows.some(({ channel, kind }) => channel === 'sms' && kind === one.kind));
}

/** The account, its password or its sender; or something else stands at the address that we were given. */
const ours = '^(auth|sender|relay|server|twilio)-|^auth$|^http-4(?!29)|^(bad-answer|redirect)$';
const theirs = '^(timeout|dns|tls|resting|connection-.*|http-429|http-5\\d\\d)$';
