import { parseArgs } from 'node:util';
import pg from 'pg';
import { whereTyped } from '#server/commands/asked.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { listed, writeCopy } from '#server/commands/export-import.ts';
import { runProcess } from '#server/process.ts';
import { openWatch } from '#server/progress.ts';
import { openerOfFirm, recipientsOf } from '#server/sealing.ts';
import { secretsOf } from '#server/wiring/intake.ts';

/** `npm run export -- <folder>`: everything the firm owns, in open formats, while the site runs. `--sealed` keeps what visitors wrote sealed. */
await runProcess('owner', async (environment) => {
  const { values, positionals } = parseArgs({ options: { sealed: { type: 'boolean', default: false } }, allowPositionals: true });
  const [named] = positionals;
  if (!named) throw new CommandError('Name an empty folder: npm run export -- <folder>');
  const folder = whereTyped(named);
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const keys = { opener: openerOfFirm(environment), recipients: recipientsOf(environment), secrets: secretsOf(environment) };
  const manifest = await openWatch()('copying rows', (told) => writeCopy(client, folder, values.sealed ? 'sealed' : 'opened', keys, told));
  await client.end();
  process.stdout.write(listed(manifest));
  process.stdout.write(
    values.sealed
      ? 'What people wrote is sealed. Without DESK_KEYS, or the key in the safe, this copy cannot be opened.\n'
      : 'What people wrote is there IN THE CLEAR. Only this user can read the folder (mode 0700, files 0600). Keep it encrypted, and delete it when it has done its work.\n',
  );
  process.exit(0);
});
