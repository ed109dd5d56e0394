import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Days, receivedIn } from '#followup/figures/promise.ts';

/** By the day of receipt; `aside` is what is set aside as spam. */
export async function requestsByDay(db: Database, days: Days): Promise<{ day: string; aside: boolean; count: number }[]> {
  return read(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, aside, sum(count)::int as count from (
      select day, aside, count(*) from request_figures where ${receivedIn(days)} group by 1, 2
      union all select day, bucket = 'aside', count from forgotten_counts where figure = 'requests' and ${noted(days)}
    ) as all_of_them group by 1, 2`,
  );
}

/** By the firm's clock: 1 is Monday. */
export async function requestsByHourOfWeek(db: Database, days: Days): Promise<{ weekday: number; hour: number; count: number }[]> {
  return read(
    db,
    sql`select weekday, hour, sum(count)::int as count from (
      select weekday, hour, count(*) from request_figures where ${receivedIn(days)} and not aside group by 1, 2
      union all select extract(isodow from day)::int, bucket::int, count from forgotten_counts where figure = 'clock' and ${noted(days)}
    ) as all_of_them group by 1, 2`,
  );
}

/** `forgotten`: of those received, how many rows are gone; `erased`: how many rows remain of which nothing can be opened. */
export async function stages(db: Database, days: Days): Promise<{ received: number; reached: number; hired: number; erased: number; forgotten: number }> {
  const [row] = await read<{ received: number; reached: number; hired: number; erased: number }>(
    db,
    sql`select count(*)::int as received, count(minutes)::int as reached, (count(*) filter (where hired))::int as hired, (count(*) filter (where erased))::int as erased
      from request_figures where ${receivedIn(days)} and not aside`,
  );
  const [gone] = await read<{ received: number; reached: number }>(
    db,
    sql`select coalesce(sum(count) filter (where figure = 'requests' and bucket = 'open'), 0)::int as received, coalesce(sum(count) filter (where figure = 'minutes'), 0)::int as reached
      from forgotten_counts where ${noted(days)}`,
  );
  const { received = 0, reached = 0, hired = 0, erased = 0 } = row ?? {};
  const forgotten = gone?.received ?? 0;
  return { received: received + forgotten, reached: reached + (gone?.reached ?? 0), hired, erased: erased + forgotten, forgotten };
}

/** Ids of what is set aside as spam and still there. */
export async function setAside(db: Database, days: Days): Promise<Set<string>> {
  const rows = await read<{ id: string }>(db, sql`select id from request_figures where ${receivedIn(days)} and aside and not erased`);
  return new Set(rows.map(({ id }) => id));
}

export type MessageOutcome = 'arrived' | 'sent' | 'failed' | 'waiting' | 'cancelled';

export async function messagesByChannel(db: Database, days: Days): Promise<{ channel: string; outcome: MessageOutcome; count: number }[]> {
  return read(
    db,
    sql`select channel, outcome, sum(count)::int as count from (
      select channel, outcome, count(*) from message_figures where ${receivedIn(days, 'created_at')} group by 1, 2
      union all select split_part(bucket, ' ', 1), split_part(bucket, ' ', 2), count from forgotten_counts where figure = 'messages' and ${noted(days)}
    ) as all_of_them group by 1, 2`,
  );
}

export async function unansweredByTopic(db: Database, days: Days): Promise<{ topic: string; count: number }[]> {
  return read(db, sql`select topic, sum(count)::int as count from assistant_unanswered where ${noted(days)} group by 1 order by 2 desc, 1`);
}

function noted({ from, until }: Days): RawBuilder<unknown> {
  return sql`day between ${from}::date and ${until}::date`;
}

async function read<Row>(db: Database, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(db);
  return rows as Row[];
}
