import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RowOf } from '#database/tables.ts';
import { unattended } from '#desk/attended.ts';
import type { Desk, Person } from '#desk/context.ts';
import { cookie, readCookie } from '#desk/sign-in/cookies.ts';

/** Twelve hours at most, one hour without a sign of life. */
const longestHours = 12;
const idleMinutes = 60;
const freshMinutes = 10;

/** A new session at each sign-in; the one that this browser had before ends. Returns the cookie. */
export async function startSession(desk: Desk, request: Request, person: string, passkey: string, db: Database = desk.db): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await endSession(desk, request, db);
  await db
    .insertInto('desk_sessions')
    .values({ hash: hashOf(token), person, passkey })
    .execute();
  return cookie(desk.deskUrl, 'desk', token, longestHours * 3_600);
}

/** Who this is, if the session still counts, its passkey is not revoked, and the firm file still names the person. */
export async function readSession(desk: Desk, request: Request): Promise<Person | undefined> {
  const token = readCookie(request, desk.deskUrl, 'desk');
  if (!token) return undefined;
  const hash = hashOf(token);
  const { rows } = await sql<Pick<RowOf<'desk_sessions'>, 'person' | 'passkey'> & { fresh: boolean; stale: boolean }>`
    select s.person, s.passkey, s.verified_at > present() - make_interval(mins => ${freshMinutes}) as fresh,
      s.seen_at < present() - interval '1 minute' as stale
    from desk_sessions s join desk_passkeys k on k.id = s.passkey and k.revoked_at is null
    where s.hash = ${hash} and s.ended_at is null
      and s.started_at > present() - make_interval(hours => ${longestHours})
      and s.seen_at > present() - make_interval(mins => ${idleMinutes})`.execute(desk.db);
  const found = rows[0];
  const known = found && desk.people()[found.person];
  if (!found || !known?.roles) return undefined;
  // Once a minute is enough to know that somebody is there.
  if (found.stale && isFromPerson(request)) await sql`update desk_sessions set seen_at = present() where hash = ${hash}`.execute(desk.db);
  return { id: found.person, name: known.name, roles: known.roles, session: { hash, passkey: found.passkey, fresh: found.fresh } };
}

/** A page that asks by itself whether something is new, or renews itself, shows only that it is open (desk/attended.ts). */
export function isFromPerson(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('/live') && !request.headers.has(unattended);
}

export async function endSession(desk: Desk, request: Request, db: Database = desk.db): Promise<void> {
  const token = readCookie(request, desk.deskUrl, 'desk');
  if (token) await sql`update desk_sessions set ended_at = present() where hash = ${hashOf(token)} and ended_at is null`.execute(db);
}

/** A passkey confirmed just now that the person is there. */
export async function renewSession(db: Database, hash: Buffer): Promise<void> {
  await sql`update desk_sessions set verified_at = present(), seen_at = present() where hash = ${hash} and ended_at is null`.execute(db);
}

/** Every session of a person, or only those that one passkey opened. */
export async function endSessionsOf(db: Database, person: string, passkey?: string): Promise<void> {
  await sql`update desk_sessions set ended_at = present()
    where person = ${person} and ended_at is null and ${passkey === undefined ? sql`true` : sql`passkey = ${passkey}`}`.execute(db);
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
