import type { Database } from '#database/connection.ts';
import { missingMigrations } from '#database/up-to-date.ts';
import { log } from '#server/monitoring/log.ts';

/** Between two looks. */
const lookAgainMs = 1_000;

/** Waits for `npm run migrate` of this release: a process that ended instead would be started again until its supervisor gives up. */
export async function untilUpToDate(db: Database, event: 'worker-waits-for-migrate' | 'desk-waits-for-migrate'): Promise<void> {
  for (let looks = 0; (await missingMigrations(db).catch(() => ['unknown'])).length > 0; looks++) {
    if (looks % 30 === 0) log(event, { seconds: Math.round((looks * lookAgainMs) / 1000) });
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
