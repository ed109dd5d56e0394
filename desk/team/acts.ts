import { sql } from 'kysely';
import { inTransaction } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { type Desk, hasRole, type Person, writeLog, writeRefusal } from '#desk/context.ts';
import { invite, lockOut } from '#desk/sign-in/invites.ts';
import { endSessionsOf } from '#desk/sign-in/sessions.ts';
import type { TeamOutcome } from '#desk/words/en/people.ts';
import type { FirmRole } from '#firm/on-call.ts';

export async function renamePasskey(desk: Desk, person: Person, passkey: string, name: string): Promise<TeamOutcome> {
  const clean = name.replace(/\p{C}/gu, '').trim().slice(0, 60);
  if (!clean) return 'unknown';
  const { rows } =
    await sql`update desk_passkeys set name = ${clean} where id = ${passkey} and person = ${person.id} and revoked_at is null returning id`.execute(desk.db);
  if (rows.length === 0) return 'unknown';
  await writeLog(desk, person, 'passkey-renamed');
  return 'renamed';
}

/** One of several; whoever has one left would lock themselves out. Its sessions end with it. */
export async function removePasskey(desk: Desk, person: Person, passkey: string): Promise<TeamOutcome> {
  return inTransaction(desk.db, async (db) => {
    const { rows } = await sql<
      Pick<RowOf<'desk_passkeys'>, 'id'>
    >`select id from desk_passkeys where person = ${person.id} and revoked_at is null for update`.execute(db);
    if (!rows.some(({ id }) => id === passkey)) return 'unknown';
    if (rows.length === 1) return 'last-one';
    await sql`update desk_passkeys set revoked_at = present() where id = ${passkey}`.execute(db);
    await endSessionsOf(db, person.id, passkey);
    await writeLog({ ...desk, db }, person, 'passkey-revoked');
    return 'removed';
  });
}

/** Another link for somebody of the firm. */
export async function inviteMember(desk: Desk, person: Person, member: string): Promise<TeamOutcome> {
  if (!mayInvite(person)) return notAllowed(desk, person, member);
  const { kind } = await invite({ ...desk, people: desk.people() }, member, person.id);
  if (kind === 'invited') await writeLog(desk, person, 'invited', undefined, member);
  return kind;
}

/** Whoever lost every device: what they had ends at once, and a new link goes to their address. */
export async function replaceMember(desk: Desk, person: Person, member: string): Promise<TeamOutcome> {
  const known = desk.people()[member];
  if (!known?.roles) return 'unknown';
  if (!mayReplace(person, { id: member, roles: known.roles })) return notAllowed(desk, person, member);
  await lockOut(desk.db, member);
  await writeLog(desk, person, 'locked-out', undefined, member);
  return inviteMember(desk, person, member);
}

export function mayInvite(person: Pick<Person, 'roles'>): boolean {
  return hasRole(person, 'attorney', 'owner');
}

/** Nobody but an owner can take an owner's access away, and nobody their own. */
export function mayReplace(person: Pick<Person, 'id' | 'roles'>, member: { id: string; roles: readonly FirmRole[] }): boolean {
  return mayInvite(person) && person.id !== member.id && (hasRole(person, 'owner') || !member.roles.includes('owner'));
}

async function notAllowed(desk: Desk, person: Person, member: string): Promise<TeamOutcome> {
  await writeRefusal(desk, person, 'not-allowed', { about: member });
  return 'not-allowed';
}
