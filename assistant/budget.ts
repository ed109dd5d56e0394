import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { calendarDay } from '#firm/clock.ts';

/** Tokens of a day, reserved before a model is asked and settled when it has answered. */
export type Budget = { reserve: (tokens: number) => Promise<Reservation | undefined> };
export type Reservation = { settle: (used: number) => Promise<void> };

/** A visitor does not wait longer for the shared count than this; the question is then answered without a model. */
const shareWithinMs = 2_000;
/** After an error the database is left alone for this long, and this process counts by itself. */
const countAloneMs = 15_000;
/** Share of the day's budget that a process may use without the database: up to four processes stay within the budget. */
const shareAlone = 1 / 4;

/**
 * Counted in this process and in one row per day that all processes share: a reservation is one statement that either fits
 * or changes nothing. Without the database a process goes on by itself with a quarter of the budget, beginning with the last
 * total it has seen, and adds its use to the row once the database is back.
 */
export function createBudget(db: Database, daily: number, today: () => string = detroitToday, now: () => number = Date.now): Budget {
  let day = today();
  let spent = 0;
  let alone = { until: 0, spent: 0, untold: 0 };

  return { reserve };

  async function reserve(tokens: number): Promise<Reservation | undefined> {
    if (today() !== day) {
      [day, spent] = [today(), 0];
      alone = { ...alone, spent: 0, untold: 0 };
    }
    if (spent + tokens > daily) return undefined;
    const on = day;
    // Counted before anything is awaited, so that two reservations cannot both use what is left.
    spent += tokens;
    const shared = await share(on, tokens);
    if (typeof shared === 'number') {
      spent = Math.max(spent, shared);
      return { settle: (used) => settle(on, used - tokens, 'shared') };
    }
    if (shared === 'away' && alone.spent + tokens <= daily * shareAlone) {
      alone.spent += tokens;
      alone.untold += tokens;
      return { settle: (used) => settle(on, used - tokens, 'alone') };
    }
    spent -= tokens;
    return undefined;
  }

  async function settle(on: string, difference: number, counted: 'shared' | 'alone'): Promise<void> {
    if (on === day) spent += difference;
    if (counted === 'shared') return add(on, difference).catch(() => undefined);
    if (on !== day) return;
    alone.spent += difference;
    alone.untold += difference;
  }

  /** The day's total with this reservation; or that there is no room, no database, or no answer in time. */
  async function share(on: string, tokens: number): Promise<number | 'full' | 'away' | 'late'> {
    if (now() < alone.until) return 'away';
    const asked = addWithin(on, tokens).catch(() => 'away' as const);
    const answer = await Promise.race([asked, new Promise<'late'>((resolve) => setTimeout(resolve, shareWithinMs, 'late').unref())]);
    if (answer === 'away') alone.until = now() + countAloneMs;
    // The reservation may still be stored later; nobody uses it then, so its tokens are given back.
    if (answer === 'late') void asked.then((late) => (typeof late === 'number' ? add(on, -tokens).catch(() => undefined) : undefined));
    if (typeof answer === 'number' && alone.untold > 0) {
      const { untold } = alone;
      alone.untold = 0;
      void add(on, untold).catch(() => undefined);
    }
    return answer;
  }

  async function addWithin(on: string, tokens: number): Promise<number | 'full'> {
    const { rows } = await sql<Pick<RowOf<'assistant_tokens'>, 'tokens'>>`
      insert into assistant_tokens as counted (day, tokens) values (${on}, ${tokens})
      on conflict (day) do update set tokens = counted.tokens + excluded.tokens where counted.tokens + excluded.tokens <= ${daily}
      returning tokens`.execute(db);
    return rows[0] ? Number(rows[0].tokens) : 'full';
  }

  async function add(on: string, tokens: number): Promise<void> {
    await db
      .updateTable('assistant_tokens')
      .set({ tokens: sql`greatest(0, tokens + ${tokens})` })
      .where('day', '=', sql<Date>`${on}::date`)
      .execute();
  }
}

/** The firm's day, as 2026-11-15. */
function detroitToday(): string {
  return calendarDay(new Date());
}
