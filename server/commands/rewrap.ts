import { rewrapAll } from '#case-review/rewrap.ts';
import { connect } from '#database/connection.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { secretsOf, vaultOf } from '#server/intake.ts';
import { oldSecrets } from '#server/key-check.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';

/**
 * `npm run rewrap`: after a new key was added to VAULT_KEYS, wraps every request's key under it, while the site runs. Says what
 * is left under older keys, and fails while there is any: those keys must stay.
 */
await runProcess(async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { max: 2, onError: (error) => log('database-error', { error }) });
  const { moved, left } = await rewrapAll(db, vaultOf(environment));
  const secrets = await oldSecrets(db, secretsOf(environment));
  await pool.end();
  process.stdout.write(`${moved} requests are now under the newest key\n`);
  for (const { version, needed } of secrets)
    process.stdout.write(`version ${version} of INTAKE_SECRET is still needed by ${needed} receipts, links, opt-outs and proofs of consent\n`);
  if (left > 0) throw new CommandError(`${left} requests are still under an older key. Keep the older keys, and run this again.`);
  process.exit(0);
});
