import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateAlone } from '#database/migrate.ts';
import { roles, setUpRoles } from '#database/roles.ts';
import { type LocalPostgres, localPasswords, localUrlsOf, startLocalPostgres } from '#scripts/postgres.ts';

/** A file's own database. The PostgreSQL behind it serves other files too, so nobody stops it or changes its settings. */
export type TestDatabase = Pick<LocalPostgres, 'url' | 'urls' | 'port' | 'discard'>;

/** Where `one-postgres.ts` has started the PostgreSQL of this run. Fault runs and measurements start their own. */
const serverOfRun = 'TEST_POSTGRES';

export function shareServer(url: string): void {
  process.env[serverOfRun] = url;
}

/** A database with the roles and all tables, and nothing in them. */
export async function openDatabase(): Promise<TestDatabase> {
  const server = process.env[serverOfRun];
  if (!server) return startLocalPostgres();
  const { url, urls } = await newDatabase(server, 'test');
  return { url, urls, port: Number(new URL(url).port), discard: () => on(server, (client) => client.query(`drop database ${nameIn(url)} with (force)`)) };
}

/** Another database in the server of `url`: a copy of one that has been prepared there, which takes a tenth of preparing it. */
export async function newDatabase(url: string, name: string, tables = true): Promise<Pick<LocalPostgres, 'url' | 'urls'>> {
  const own = `${name}_${randomBytes(4).toString('hex')}`;
  await on(url, async (client) => {
    // Until the connection ends. Two at a time would change the same roles, or both make the template.
    await client.query('select pg_advisory_lock(1)');
    await copy(client, own, await template(client, url, tables));
  });
  return { url: at(url, own), urls: localUrlsOf(at(url, own)) };
}

async function template(client: pg.Client, url: string, tables: boolean): Promise<string> {
  const name = tables ? 'template_with_tables' : 'template_without_tables';
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  if (tables) {
    await copy(client, name, await template(client, url, false));
    await migrateAlone(localUrlsOf(at(url, name)).owner);
  } else {
    await client.query(`create database ${name} template template0`);
    await setUpRoles(at(url, name), localPasswords, 'firm');
  }
  return name;
}

/** A copy has all but the rights on the database itself, which `database/roles.sql` gives. */
async function copy(client: pg.Client, name: string, from: string): Promise<void> {
  await client.query(`create database ${name} template ${from}`);
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${roles.map((role) => `firm_${role}`).join(', ')}`);
  await client.query(`grant create on database ${name} to firm_owner`);
}

/** Always the same database, where the advisory lock is. */
async function on<T>(url: string, doing: (client: pg.Client) => Promise<T>): Promise<void> {
  const client = new pg.Client({ connectionString: at(url, 'postgres') });
  await client.connect();
  try {
    await doing(client);
  } finally {
    await client.end();
  }
}

function at(url: string, name: string): string {
  return url.replace(/\/[^/]*$/, `/${name}`);
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}
