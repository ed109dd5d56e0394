import { connect } from '#database/connection.ts';
import { rewrapAll } from '#intake/rewrap.ts';
import { vaultOf } from '#server/intake.ts';
import { log } from '#server/log.ts';
import { runProcess } from '#server/process.ts';

/** `npm run rewrap`: after a new key was added to VAULT_KEYS, wraps every request's key under it, while the site runs. */
await runProcess(async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { max: 2, onError: (error) => log('database-error', { error }) });
  const moved = await rewrapAll(db, vaultOf(environment));
  process.stdout.write(`${moved} requests are now under the newest key\n`);
  await pool.end();
  process.exit(0);
});
