import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { DrillChannel } from '#on-call/channels/ways.ts';
import { answerHours } from '#on-call/drills/answers.ts';

/** `code`: why it could not be sent, or was not delivered. */
export type Result = { who: string; channel: DrillChannel; answeredAfter: number | undefined; code: string | undefined };
/** `away`: whom it did not ask because they were. */
export type Drill = { id: string; orderedAt: Date; results: Result[]; away: string[] };

/** What could not be sent in time asked nobody, and says nothing about them. */
const wasAsked = sql`state <> 'waiting' and last_code is distinct from 'too-late'`;

/** One drill as it stands now, with what has not been sent yet. */
export async function readDrill(db: Database, id: string): Promise<Drill | undefined> {
  return (await read(db, sql`id = ${id}`))[0];
}

/** Drills that were ordered in this time, newest first, with those whom they asked. Messages are kept for 30 days. */
export function drillsBetween(db: Database, from: Date, until: Date): Promise<Drill[]> {
  return read(db, sql`ordered_at > ${from} and ordered_at <= ${until} and ${wasAsked}`);
}

/** Until then a drill's answers still count, so that nothing is said about it. */
export function overBy(now: Date): Date {
  return new Date(now.getTime() - answerHours * 3_600_000);
}

/** Everybody who was asked, each with the channels by which they answered and did not. */
export function byPerson({ results }: Drill): { who: string; answered: DrillChannel[]; missed: DrillChannel[] }[] {
  const people = Map.groupBy(results, ({ who }) => who);
  return [...people].map(([who, own]) => ({
    who,
    answered: own.filter(({ answeredAfter }) => answeredAfter !== undefined).map(({ channel }) => channel),
    missed: own.filter(({ answeredAfter }) => answeredAfter === undefined).map(({ channel }) => channel),
  }));
}

async function read(db: Database, which: ReturnType<typeof sql>): Promise<Drill[]> {
  const { rows } = await sql<{ id: string; ordered_at: Date; who: string; channel: DrillChannel; seconds: number | null; code: string | null; away: string[] }>`
    select id, ordered_at, who, channel, seconds, code, away from drill_messages where ${which}
    order by ordered_at desc, id, who, array_position(array['call', 'sms', 'push', 'email'], channel)`.execute(db);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    orderedAt: own[0]?.ordered_at ?? new Date(0),
    away: own[0]?.away ?? [],
    results: own.map(({ who, channel, seconds, code }) => ({ who, channel, answeredAfter: seconds ?? undefined, code: code ?? undefined })),
  }));
}
