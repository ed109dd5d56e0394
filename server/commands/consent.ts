import { type Agreed, proofsOf, stopsOf } from '#case-review/consent.ts';
import { connect } from '#database/connection.ts';
import { asked } from '#server/commands/asked.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/**
 * `npm run consent`: what a number or an e-mail address agreed to, in which words and when, also after its requests were erased.
 * It is typed at a prompt, so that it does not stay in the shell's history. Exit status 1 when nothing is known.
 */
await runProcess('owner', async (environment) => {
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  const who = await asked('Phone number or e-mail address: ');
  const secrets = secretsOf(environment);
  const [proofs, stops] = [await proofsOf(db, secrets, who), await stopsOf(db, secrets, who)];
  await pool.end();
  for (const { day, language, version, wording, ...agreed } of proofs)
    process.stdout.write(`${day}  agreed to ${ways(agreed)}, wording ${version} (${language}):\n${wording.replace(/^/gm, '  ')}\n`);
  for (const { channel, since } of stops) process.stdout.write(`${since.toISOString()}  stopped ${channel}\n`);
  if (proofs.length === 0) process.stdout.write('No proof of consent: not known here, or kept long enough.\n');
  process.exit(proofs.length > 0 ? 0 : 1);
});

function ways(agreed: Agreed): string {
  return (['calls', 'texts', 'mails'] as const).filter((way) => agreed[way]).join(' and ');
}
