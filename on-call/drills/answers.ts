import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** How long an answer counts, as for the buttons and short replies of an alert. Who needs longer was not reached. */
export const answerHours = 2;

/** Which messages of drills can still be answered. */
export const stillCounts = sql`kind = 'drill' and created_at > present() - make_interval(hours => ${sql.lit(answerHours)})`;

/** Notes that a person answered one message of a drill. The first time counts. False where it is none, or too old. */
export async function noteAnswer(db: Database, delivery: string): Promise<boolean> {
  const { rows } =
    await sql`update deliveries set answered_at = coalesce(answered_at, present()), arrival = 'answered', arrival_code = null, arrival_at = present()
    where id = ${delivery} and ${stillCounts} returning id`.execute(db);
  return rows.length > 0;
}
