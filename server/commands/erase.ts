import { parseArgs } from 'node:util';
import { eraseByPhone, eraseByReference } from '#case-review/erase.ts';
import { connect } from '#database/connection.ts';
import { asked } from '#server/commands/asked.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/**
 * `npm run erase -- <reference>`: one request. `npm run erase -- --phone`: every request from a number, which is typed at a
 * prompt, so that it does not stay in the shell's history. Exit status 1 when there was nothing to erase.
 */
await runProcess('owner', async (environment) => {
  const { values, positionals } = parseArgs({ options: { phone: { type: 'boolean', default: false } }, allowPositionals: true });
  const reference = positionals[0]?.replace(/[\s-]/g, '').toUpperCase();
  if (!values.phone && !reference) throw new CommandError('Name a reference: npm run erase -- <reference>, or npm run erase -- --phone');
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  const erased = values.phone
    ? await eraseByPhone(db, secretsOf(environment), await asked('Phone number: '))
    : Number(await eraseByReference(db, reference ?? ''));
  await pool.end();
  process.stdout.write(
    erased > 0 ? `${erased === 1 ? '1 request is' : `${erased} requests are`} erased.\n` : 'Nothing to erase: not known here, or erased before.\n',
  );
  process.exit(erased > 0 ? 0 : 1);
});
