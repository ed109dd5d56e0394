import { CommandError } from '#server/commands/command-error.ts';

/** What whoever upgrades can mend is said in words; PostgreSQL's own message could quote a row. All migrations are one transaction. */
export async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = causes[String((error as { code?: unknown }).code)];
    throw cause ? new CommandError(`Nothing was changed. ${cause}`) : error;
  }
}

const noRole = 'PostgreSQL does not know this user and password (DATABASE_URL of owner.env). Set the roles up first: deploy/postgresql/roles.sh.';
const causes: Record<string, string> = {
  '28P01': noRole,
  '28000': noRole,
  '3D000': 'There is no database of that name (DATABASE_URL of owner.env).',
  '42501': 'The tables belong to another role. Run deploy/postgresql/roles.sh once more: it hands them over.',
  '55P03': 'Somebody else holds a table that must change: a backup, an export, or a second migrate. Wait until it has ended, and run this again.',
  '53100': 'The disk is full.',
  ECONNREFUSED: 'PostgreSQL does not answer (DATABASE_URL of owner.env): is it running?',
  ENOTFOUND: 'The host in DATABASE_URL of owner.env is not known.',
};
