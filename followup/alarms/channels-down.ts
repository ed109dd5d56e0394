import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Channel } from '#followup/context.ts';

/** `channel`: the other side is down or busy. `setup`: it answers, and refuses us. `code` is the one of the oldest message. */
export type Down = { kind: 'channel' | 'setup'; channel: Channel; code: string; since: Date };

/**
 * The channels by which nothing leaves, as the codes of messages tell that were tried twice in vain. Codes that may be about
 * one address alone, such as smtp-452, do not count.
 */
export async function channelsDown(db: Database): Promise<Down[]> {
  const { rows } = await sql<Down>`select distinct on (channel) channel, code, since, case when ours then 'setup' else 'channel' end as kind from (
      select channel, last_code as code, created_at as since, last_code ~ ${ours} as ours from deliveries
      where state = 'waiting' and attempts >= 2 and channel <> 'sink' and last_code ~ ${`${ours}|${theirs}`}
    ) as waiting order by channel, ours desc, since`.execute(db);
  return rows;
}

/** The account, its password or its sender; or something else stands at the address that we were given. */
const ours = '^(auth|sender|relay|server|twilio)-|^auth$|^http-4(?!29)|^(bad-answer|redirect)$';
const theirs = '^(timeout|dns|tls|resting|connection-.*|http-429|http-5\\d\\d)$';
