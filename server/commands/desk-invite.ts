import { parseArgs } from 'node:util';
import { connect } from '#database/connection.ts';
import { writeLog } from '#desk/context.ts';
import { invite, lockOut } from '#desk/sign-in/invites.ts';
import { content } from '#firm/content.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { readDeskEnvironment } from '#server/desk-environment.ts';
import { log } from '#server/monitoring/log.ts';
import { runWith } from '#server/process.ts';
import { readRecipients } from '#vault/recipients.ts';

const usage = `npm run desk-invite -- PERSON            mails a link with which they set up a passkey
npm run desk-invite -- PERSON --lost     the same, and ends all passkeys that they had
npm run desk-invite -- PERSON --print    writes the link here and mails it too, for the first person of all`;

/** `npm run desk-invite`: the first person gets in by it, and whoever is locked out while nobody else can invite them. */
await runWith(readDeskEnvironment, async (environment) => {
  const { values, positionals } = parseArgs({
    options: { lost: { type: 'boolean', default: false }, print: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { people } = content().firm.onCall;
  // What a command does is said to whoever runs it; the table has it all the same.
  const note = () => undefined;
  const [person] = positionals;
  if (!person || positionals.length > 1) throw new CommandError(usage);
  const { db, pool } = connect(environment.DATABASE_URL, { max: 1, onError: (error) => log('database-error', { error }) });
  if (values.lost && people[person]) {
    await lockOut(db, person);
    await writeLog({ db, note }, { id: 'command' }, 'locked-out', undefined, person);
  }
  const invited = await invite({ db, people, sealTo: readRecipients(environment.SEAL_TO) }, person, null);
  if (invited.kind === 'unknown')
    throw new CommandError(
      `"${person}" is not among the people of the firm file who have a role: ${Object.keys(people)
        .filter((one) => people[one]?.roles)
        .join(', ')}.`,
    );
  if (invited.kind === 'no-address') throw new CommandError(`"${person}" has no email in the firm file.`);
  await writeLog({ db, note }, { id: 'command' }, 'invited', undefined, person);
  await pool.end();
  process.stdout.write(`An invitation goes to ${invited.address}. It counts once, for 24 hours.\n`);
  if (values.print) process.stdout.write(`${environment.DESK_URL.origin}/enroll#${invited.token}\n`);
  process.exit(0);
});
