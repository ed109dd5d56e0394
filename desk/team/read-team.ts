import { sql } from 'kysely';
import type { RowOf } from '#database/tables.ts';
import type { Desk, Person } from '#desk/context.ts';
import type { FirmRole } from '#firm/on-call.ts';

export type Passkey = { id: string; name: string; createdAt: Date; usedAt: Date | null; synced: boolean; here: boolean };

/** Somebody's own passkeys; `here` is the one that opened this session. */
export async function readPasskeys({ db }: Desk, { id, session }: Person): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('desk_passkeys')
    .select(['id', 'name', 'created_at', 'used_at', 'backed_up'])
    .where('person', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
    synced: row.backed_up,
    here: row.id === session.passkey,
  }));
}

export type Member = {
  id: string;
  name: string;
  roles: readonly FirmRole[];
  email: string | undefined;
  passkeys: number;
  usedAt: Date | null;
  invitedUntil: Date | null;
};

/** Everybody whom the firm file gives a role, with how they get in. */
export async function readTeam(desk: Desk): Promise<Member[]> {
  const { rows } = await sql<Pick<RowOf<'desk_people'>, 'id'> & { passkeys: number; used_at: Date | null; invited_until: Date | null }>`
    select p.id, (select count(*) from desk_passkeys k where k.person = p.id and k.revoked_at is null)::int as passkeys,
      (select max(used_at) from desk_passkeys k where k.person = p.id) as used_at,
      (select max(expires_at) from desk_invites i where i.person = p.id and i.used_at is null and i.expires_at > present()) as invited_until
    from desk_people p`.execute(desk.db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return Object.entries(desk.people()).flatMap(([id, { name, roles, email }]) => {
    const row = known.get(id);
    return roles ? [{ id, name, roles, email, passkeys: row?.passkeys ?? 0, usedAt: row?.used_at ?? null, invitedUntil: row?.invited_until ?? null }] : [];
  });
}
