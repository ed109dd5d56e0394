import { rewrapAll } from '#case-review/rewrap.ts';
import { connect } from '#database/connection.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { oldSecrets } from '#server/key-check.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';
import { openWatch } from '#server/progress.ts';
import { openerOfFirm, recipientsOf } from '#server/sealing.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/**
 * `npm run rewrap`: after a new public key was published in SEAL_TO, wraps every part's key for it, while the site runs. Takes
 * DESK_KEYS, or RECOVERY_KEYS where the desk's are lost. Names what does not open and goes on. Says what is left under older keys, and
 * fails while there is any: those keys must stay.
 */
await runProcess('owner', async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { max: 2, onError: (error) => log('database-error', { error }) });
  const { moved, left, broken } = await openWatch()('wrapping keys anew', (told) =>
    rewrapAll(db, openerOfFirm(environment), recipientsOf(environment), { told }),
  );
  const secrets = await oldSecrets(db, secretsOf(environment));
  await pool.end();
  process.stdout.write(`${moved} keys are now wrapped for the newest public keys\n`);
  if (broken.length > 0)
    process.stdout.write(`these requests hold a key that does not open, so it was left as it is; no older key is needed for them: ${broken.join(' ')}\n`);
  for (const { version, needed } of secrets)
    process.stdout.write(`version ${version} of INTAKE_SECRET is still needed by ${needed} receipts, links, opt-outs and proofs of consent\n`);
  if (left > 0) throw new CommandError(`${left} keys are still wrapped for an older one. Keep the older private keys, and run this again.`);
  process.exit(0);
});
