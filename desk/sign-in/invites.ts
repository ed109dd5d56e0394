import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { endSessionsOf, hashOf } from '#desk/sign-in/sessions.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Recipient, sealTo } from '#vault/recipients.ts';

export type Inviting = { db: Database; sealTo: readonly Recipient[]; people: OnCall['people'] };

export type Invited = { kind: 'invited'; address: string; token: string } | { kind: 'unknown' } | { kind: 'no-address' };

/**
 * One link for 24 hours, which counts once; an older one of the same person ends. It is mailed by the worker to the address in the
 * firm file, never to one that somebody types. Stored are its hash and, until it has been sent, the link sealed to the worker.
 */
export async function invite({ db, sealTo: recipients, people }: Inviting, person: string, by: string | null): Promise<Invited> {
  const known = Object.hasOwn(people, person) ? people[person] : undefined;
  if (!known?.roles) return { kind: 'unknown' };
  if (!known.email) return { kind: 'no-address' };
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const worker = recipients.filter(({ name }) => name === 'worker');
  const { ciphertext, wraps } = sealTo(worker, token, { row: id, column: 'desk_invites.token' });
  await inTransaction(db, async (transaction) => {
    await knowPerson(transaction, person);
    await endInvites(transaction, person);
    await sql`insert into desk_invites (id, hash, person, made_by, expires_at, sealed, sealed_key, key_version)
      values (${id}, ${hashOf(token)}, ${person}, ${by}, present() + interval '24 hours', ${ciphertext}, ${wraps[0]?.wrappedKey}, ${wraps[0]?.keyVersion})`.execute(
      transaction,
    );
    await sql`insert into deliveries (id, kind, channel, recipient, invite_id) values (gen_random_uuid(), 'desk-invite', 'email', ${person}, ${id})`.execute(
      transaction,
    );
  });
  return { kind: 'invited', address: known.email, token };
}

/** Whoever lost every device: all their passkeys, sessions and invitations end in one act. */
export async function lockOut(db: Database, person: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await sql`update desk_passkeys set revoked_at = present() where person = ${person} and revoked_at is null`.execute(transaction);
    await endSessionsOf(transaction, person);
    await endInvites(transaction, person);
  });
}

/** Whom a link still invites. */
export async function invitedBy(db: Database, token: string): Promise<{ person: string; handle: Buffer } | undefined> {
  const { rows } = await sql<
    Pick<RowOf<'desk_invites'>, 'person'> & { handle: Buffer }
  >`select i.person, p.user_handle as handle from desk_invites i join desk_people p on p.id = i.person
    where i.hash = ${hashOf(token)} and i.used_at is null and i.expires_at > present()`.execute(db);
  return rows[0];
}

/** True once for each link. */
export async function spendInvite(db: Database, token: string): Promise<boolean> {
  const { rows } = await sql`update desk_invites set used_at = present(), sealed = null, sealed_key = null
    where hash = ${hashOf(token)} and used_at is null and expires_at > present() returning id`.execute(db);
  return rows.length === 1;
}

async function endInvites(db: Database, person: string): Promise<void> {
  await sql`update desk_invites set used_at = present(), sealed = null, sealed_key = null where person = ${person} and used_at is null`.execute(db);
}

async function knowPerson(db: Database, person: string): Promise<void> {
  await sql`insert into desk_people (id, user_handle) values (${person}, ${randomBytes(32)}) on conflict do nothing`.execute(db);
}
