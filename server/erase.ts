import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { connect } from '#database/connection.ts';
import { eraseByPhone, eraseByReference } from '#intake/receipt.ts';
import { CommandError } from '#server/command-error.ts';
import { secretOf } from '#server/intake.ts';
import { log } from '#server/log.ts';
import { runProcess } from '#server/process.ts';

/**
 * `npm run erase -- <reference>`: one request. `npm run erase -- --phone`: every request from a number, which is asked for,
 * so that it stands in no list of commands. Exit status 1 when there was nothing to erase.
 */
await runProcess(async (environment) => {
  const { values, positionals } = parseArgs({ options: { phone: { type: 'boolean', default: false } }, allowPositionals: true });
  const reference = positionals[0]?.replace(/[\s-]/g, '').toUpperCase();
  if (!values.phone && !reference) throw new CommandError('Name a reference: npm run erase -- <reference>, or npm run erase -- --phone');
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  const erased = values.phone
    ? await eraseByPhone(db, secretOf(environment), await asked('Phone number: '))
    : Number(await eraseByReference(db, reference ?? ''));
  await pool.end();
  process.stdout.write(
    erased > 0 ? `${erased === 1 ? '1 request is' : `${erased} requests are`} erased.\n` : 'Nothing to erase: not known here, or erased before.\n',
  );
  process.exit(erased > 0 ? 0 : 1);
});

async function asked(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, ...(process.stdin.isTTY ? { output: process.stderr } : {}) });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
