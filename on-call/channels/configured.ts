import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Configured } from '#on-call/channels/ways.ts';

/** The worker notes at its start which channels have what they need: the desk has none of their passwords, and could not tell. */
export async function noteChannels(db: Database, configured: Configured): Promise<void> {
  await sql`insert into channels_set_up (channel, is_set_up)
    select * from unnest(${Object.keys(configured)}::text[], ${Object.values(configured)}::boolean[])
    on conflict (channel) do update set is_set_up = excluded.is_set_up, noted_at = present()`.execute(db);
}

/** None counts as set up before a worker has ever started. */
export async function readChannels(db: Database): Promise<Configured> {
  const { rows } = await sql<{ channel: keyof Configured }>`select channel from channels_set_up where is_set_up`.execute(db);
  const has = (channel: keyof Configured) => rows.some((row) => row.channel === channel);
  return { email: has('email'), sms: has('sms'), call: has('call'), ntfy: has('ntfy'), pushover: has('pushover') };
}
