import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { mayBeAlerted, type OnCall } from '#firm/on-call.ts';
import { type Configured, type DrillChannel, waysOf } from '#on-call/channels/ways.ts';

export type Asked = { who: string; channel: DrillChannel };

/** Everybody who can be alerted and is not away, each by every channel that they have and that is configured. */
export function askedBy(people: OnCall['people'], configured: Configured, isAway: (who: string) => boolean = () => false): Asked[] {
  return Object.entries(people).flatMap(([who, person]) => {
    if (!mayBeAlerted(person) || isAway(who)) return [];
    return waysOf(person, configured).map((channel) => ({ who, channel }));
  });
}

/** By a person at the command line, or at the moment of the timetable: that one is ordered once, whoever notices it first. */
export type OrderedBy = { account: string } | { due: Date };

/** Its id; undefined where the same moment was ordered before, or nobody can be asked. A worker finds the messages within seconds. */
export async function orderDrill(db: Database, asked: readonly Asked[], by: OrderedBy): Promise<string | undefined> {
  const [account, due] = 'due' in by ? [null, by.due] : [by.account, null];
  const people = asked.map(({ who }) => who);
  const channels = asked.map(({ channel }) => channel);
  const { rows } = await sql<{ drill: string }>`with drill as (
      insert into drills (ordered_by, due_at) select ${account}, ${due}::timestamptz where cardinality(${people}::text[]) > 0 on conflict do nothing returning id
    )
    insert into deliveries (id, kind, channel, recipient, drill_id)
    select gen_random_uuid(), 'drill', asked.channel, asked.who, drill.id
    from drill, unnest(${people}::text[], ${channels}::text[]) as asked (who, channel) returning drill_id as drill`.execute(db);
  return rows[0]?.drill;
}
