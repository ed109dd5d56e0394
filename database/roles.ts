import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Each process connects as a role of its own, which may do what that process does and nothing else. */
export const roles = ['owner', 'web', 'worker', 'desk'] as const;

export type Role = (typeof roles)[number];

/**
 * Makes the roles in the database of `url`, which a superuser must be able to open, and hands over what is already there.
 * A role without a password here keeps its own.
 */
export async function setUpRoles(url: string, passwords: Partial<Record<Role, string>>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'firm-roles' });
  await client.connect();
  try {
    for (const [role, password] of Object.entries(passwords)) await client.query('select set_config($1, $2, false)', [`firm.${role}_password`, password]);
    await client.query(readFileSync('database/roles.sql', 'utf8'));
  } finally {
    await client.end();
  }
}

/** The same database, opened as one of the roles. */
export function urlAs(url: string, role: Role, password: string): string {
  const address = new URL(url);
  address.username = `firm_${role}`;
  address.password = password;
  return address.href;
}
