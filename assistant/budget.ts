import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** Tokens of a day, reserved before a model is asked and settled when it has answered. */
export type Budget = { reserve: (tokens: number) => Promise<Reservation | undefined> };
export type Reservation = { settle: (used: number) => Promise<void> };

/** A visitor does not wait longer for the shared count; then this process counts alone, and asks again after a while. */
const shareWithinMs = 500;
const countAloneMs = 15_000;

/**
 * Counted in this process and, where PostgreSQL answers, in one row per day that all processes share: a reservation is one
 * statement that either fits or changes nothing. Without the database each process keeps to the whole budget by itself,
 * beginning with the last total it has seen.
 */
export function createBudget(db: Database, daily: number, today: () => string = detroitToday, now: () => number = Date.now): Budget {
  let day = today();
  let spent = 0;
  let alone = 0;

  return { reserve };

  async function reserve(tokens: number): Promise<Reservation | undefined> {
    if (today() !== day) [day, spent] = [today(), 0];
    if (spent + tokens > daily) return undefined;
    // Counted before anything is awaited, so that no two reservations see the same room.
    spent += tokens;
    const shared = await share(day, tokens);
    if (shared === 'full') {
      spent -= tokens;
      return undefined;
    }
    if (typeof shared === 'number') spent = Math.max(spent, shared);
    const on = day;
    return {
      settle: async (used) => {
        if (on === day) spent += used - tokens;
        if (typeof shared === 'number') await add(on, used - tokens).catch(() => undefined);
      },
    };
  }

  /** The day's total with this reservation, `full`, or undefined while the database is away. */
  async function share(on: string, tokens: number): Promise<number | 'full' | undefined> {
    if (now() < alone) return undefined;
    const asked = addWithin(on, tokens).catch(() => undefined);
    const answer = await Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, shareWithinMs, undefined).unref())]);
    if (answer !== undefined) return answer;
    alone = now() + countAloneMs;
    // It may yet come through; then the row is told that this answer was counted here.
    void asked.then((late) => (typeof late === 'number' ? add(on, -tokens).catch(() => undefined) : undefined));
    return undefined;
  }

  async function addWithin(on: string, tokens: number): Promise<number | 'full'> {
    const { rows } = await sql<{ tokens: string }>`
      insert into assistant_tokens as counted (day, tokens) values (${on}, ${tokens})
      on conflict (day) do update set tokens = counted.tokens + excluded.tokens where counted.tokens + excluded.tokens <= ${daily}
      returning tokens`.execute(db);
    return rows[0] ? Number(rows[0].tokens) : 'full';
  }

  async function add(on: string, tokens: number): Promise<void> {
    await db
      .updateTable('assistant_tokens')
      .set({ tokens: sql`greatest(0, tokens + ${tokens})` })
      .where('day', '=', on)
      .execute();
  }
}

/** The firm's day, as 2026-11-15. */
function detroitToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Detroit' }).format(new Date());
}
