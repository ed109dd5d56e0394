import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/connection.ts';

/** Each process connects as a role of its own, which may do what that process does and nothing else. */
export const roles = ['owner', 'web', 'worker', 'desk'] as const;

export type Role = (typeof roles)[number];

/**
 * What the names of a firm's database and roles begin with. Roles belong to a whole PostgreSQL, so where one serves several firms,
 * each has its name in them; a firm alone has no name there, as it always was. deploy/postgresql/roles.sh says the same.
 */
export function prefixOf(firm?: string): string {
  return firm === undefined ? 'firm' : `firm_${firm.replaceAll('-', '_')}`;
}

/**
 * Makes the roles in the database of `url`, which a superuser must be able to open, and hands over what is already there.
 * A role without a password here keeps its own.
 */
export async function setUpRoles(url: string, passwords: Partial<Record<Role, string>>, prefix = ''): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'firm-roles' });
  await client.connect();
  try {
    for (const [role, password] of Object.entries(passwords)) await client.query('select set_config($1, $2, false)', [`firm.${role}_password`, password]);
    await client.query('select set_config($1, $2, false)', ['firm.role_prefix', prefix]);
    await client.query(readFileSync('database/roles.sql', 'utf8'));
  } finally {
    await client.end();
  }
}

/** The same database, opened as one of the roles. */
export function urlAs(url: string, role: Role, password: string, prefix = prefixOf()): string {
  const address = new URL(url);
  address.username = `${prefix}_${role}`;
  address.password = password;
  return address.href;
}

/** Statements written for firm_web and the others, as statements for the roles of the firm that this database belongs to. */
export async function forRolesOf(db: Database, statements: string): Promise<string> {
  const { rows } = await sql<{ owner: string }>`select pg_get_userbyid(nspowner)::text as owner from pg_namespace where nspname = 'public'`.execute(db);
  const prefix = /^(firm(?:_[a-z0-9_]+)?)_owner$/.exec(rows[0]?.owner ?? '')?.[1] ?? prefixOf();
  return statements.replaceAll(/\bfirm_(owner|web|worker|desk)\b/g, `${prefix}_$1`);
}
