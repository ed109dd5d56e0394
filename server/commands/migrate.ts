import { connect } from '#database/connection.ts';
import { assertDurable } from '#database/durability.ts';
import { migrateAlone } from '#database/migrate.ts';
import { readOwnerEnvironment } from '#environment.ts';
import { plainly } from '#server/commands/migrate-causes.ts';
import { log } from '#server/monitoring/log.ts';
import { runCommand } from '#server/process.ts';
import { openWatch } from '#server/progress.ts';

/** `npm run migrate`: brings the tables up to date, as their owner. Run it before the processes of a new release start. */
await runCommand(readOwnerEnvironment, async ({ DATABASE_URL: url }) => {
  const { db, pool } = connect(url, { max: 1, onError: (error) => log('database-error', { error }) });
  const done = await plainly(async () => {
    await assertDurable(db);
    await pool.end();
    return openWatch()('bringing the tables up to date', (told) => migrateAlone(url, told));
  });
  process.stdout.write(done.length > 0 ? `${done.join('\n')}\n` : 'The tables are up to date.\n');
});
