import pg from 'pg';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { hashWords } from '#firm/words-copy.ts';
import { whereTyped } from '#server/commands/asked.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { listed, putBack } from '#server/commands/export-import.ts';
import { log } from '#server/monitoring/log.ts';
import { runProcess } from '#server/process.ts';
import { openWatch } from '#server/progress.ts';
import { openerOfFirm, recipientsOf } from '#server/sealing.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/** `npm run import -- <folder>`: puts a copy into an empty installation. All of it, with the same hashes, or nothing. */
await runProcess('owner', async (environment) => {
  const [, , named] = process.argv;
  if (!named) throw new CommandError('Name the folder of a copy: npm run import -- <folder>');
  const folder = whereTyped(named);
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  await migrate(db);
  await pool.end();
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const keys = { opener: openerOfFirm(environment), recipients: recipientsOf(environment), secrets: secretsOf(environment) };
  const manifest = await openWatch()('putting rows in and comparing them', (told) => putBack(client, folder, keys, told));
  await client.end();
  process.stdout.write(listed(manifest));
  process.stdout.write(
    hashWords().hash === manifest.words.hash
      ? 'Everything is as the copy says.\n'
      : `Every row is as the copy says. The words of this site are others: copy ${folder}/content over content, and build.\n`,
  );
  process.exit(0);
});
