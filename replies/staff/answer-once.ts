import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf, Tables } from '#database/tables.ts';

/** What is answered, and the requests for which a worker has something to do now. */
export type Answer = { said: string; changed: readonly string[] };

/**
 * The same question, asked again, is answered as before and acts no second time. The question's row is locked until the act is
 * stored with it, so that of two that come at once the second waits for the answer of the first.
 */
export function answerOnce(db: Database, key: string, act: (transaction: Transaction<Tables>) => Promise<Answer>): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    const { rows: asked } = await sql`insert into phone_answers (key) values (${key}) on conflict do nothing returning key`.execute(transaction);
    if (asked.length === 0) {
      const { rows } = await sql<Pick<RowOf<'phone_answers'>, 'said'>>`select said from phone_answers where key = ${key}`.execute(transaction);
      return { said: rows[0]?.said ?? '', changed: [] };
    }
    const answer = await act(transaction);
    await sql`update phone_answers set said = ${answer.said} where key = ${key}`.execute(transaction);
    return answer;
  });
}

/** True at most once an hour for each key. */
export async function onceAnHour(transaction: Transaction<Tables>, key: string): Promise<boolean> {
  const { rows } = await sql`insert into phone_answers (key) values (${key})
    on conflict (key) do update set at = present() where phone_answers.at <= present() - interval '1 hour' returning key`.execute(transaction);
  return rows.length > 0;
}

/** Twilio asks again within minutes, never after days. */
export async function forgetPhoneAnswers(db: Database): Promise<void> {
  await sql`delete from phone_answers where at < present() - interval '2 days'`.execute(db);
}
