import { resealAll } from '#case-review/reseal.ts';
import { connect } from '#database/connection.ts';
import { content } from '#firm/content.ts';
import { judge } from '#followup/escalation/urgency.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';
import { openWatch } from '#server/progress.ts';
import { openerOfFirm, recipientsOf } from '#server/sealing.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/**
 * `npm run reseal`, once after the update that seals requests in parts: opens those from before with VAULT_KEYS and seals them
 * to those who may read them, while the site runs. Says what is left, and fails while there is any: VAULT_KEYS must stay.
 */
await runProcess('owner', async (environment) => {
  const opener = openerOfFirm(environment);
  if (!opener.before) throw new CommandError('VAULT_KEYS must be set: they open the requests from before.');
  const rules = content().firm.onCall.urgent;
  const { db, pool } = connect(environment.DATABASE_URL, { max: 2, onError: (error) => log('database-error', { error }) });
  const { moved, unreadable, left } = await openWatch()('sealing requests anew', (told) =>
    resealAll(db, {
      opener,
      recipients: recipientsOf(environment),
      secrets: secretsOf(environment),
      reasonsOf: (contact, story, receivedAt) => judge(rules, { ...contact, ...story }, receivedAt).reasons,
      told,
    }),
  );
  await pool.end();
  process.stdout.write(`${moved} requests are now sealed to those who may read them\n`);
  if (unreadable > 0) process.stdout.write(`${unreadable} do not open with these VAULT_KEYS\n`);
  if (left > 0) throw new CommandError(`${left} requests are still sealed as before. Keep VAULT_KEYS, and run this again.`);
  process.exit(0);
});
