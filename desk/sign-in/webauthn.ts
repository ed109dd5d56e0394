import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { inTransaction } from '#database/connection.ts';
import { type Desk, type Person, writeLog, writeRefusal } from '#desk/context.ts';
import { invitedBy, spendInvite } from '#desk/sign-in/invites.ts';
import { type Answered, answeredBy, createdPasskey, creationOptions, type NewPasskey, requestOptions } from '#desk/sign-in/passkeys.ts';
import { hashOf, renewSession, startSession } from '#desk/sign-in/sessions.ts';

/** What a passkey is asked for. `enroll`: the first, by an invitation. `add`: another one, by somebody who is signed in. */
export type Wish = { purpose: 'sign-in' } | { purpose: 'confirm' } | { purpose: 'add' } | { purpose: 'enroll'; invite: string };

type Asking = { desk: Desk; request: Request; person: Person | undefined };

export type Asked =
  | { kind: 'get'; options: object; cookie: string }
  | { kind: 'create'; options: object; cookie: string; name: string }
  | { kind: 'refused'; why: Refusal };

/** `invite`: the link does not count. `stale`: a fresh passkey is needed first. `passkey`: the answer is not accepted. `unknown`: not one of ours. */
export type Refusal = 'invite' | 'signed-out' | 'stale' | 'passkey' | 'unknown';

export async function askFor({ desk, request, person }: Asking, wish: Wish): Promise<Asked> {
  switch (wish.purpose) {
    case 'sign-in':
      return { kind: 'get', ...(await requestOptions(desk, request, 'sign-in')) };
    case 'confirm':
      return person ? { kind: 'get', ...(await requestOptions(desk, request, confirming(person), person.id)) } : refused('signed-out');
    case 'add':
    case 'enroll': {
      const owner = await ownerFor({ desk, request, person }, wish);
      if (owner.kind === 'refused') {
        await writeRefusal(desk, person, 'enroll-refused');
        return owner;
      }
      return { kind: 'create', name: owner.name, ...(await creationOptions(desk, request, owner, owner.subject)) };
    }
  }
}

export type Accepted = { kind: 'accepted'; cookie?: string } | { kind: 'refused'; why: Refusal };

export async function acceptGet({ desk, request, person }: Asking, wish: Wish, response: AuthenticationResponseJSON): Promise<Accepted> {
  if (wish.purpose === 'confirm') {
    if (!person) return refused('signed-out');
    const answered = await answeredBy(desk, request, response, confirming(person));
    if (answered.kind !== 'verified' || answered.person !== person.id) {
      await writeRefusal(desk, person, 'confirm-refused', { about: ownerOf(answered) });
      return refused(answered.kind === 'unknown' ? 'unknown' : 'passkey');
    }
    await renewSession(desk.db, person.session.hash);
    await writeLog(desk, person, 'confirmed');
    return { kind: 'accepted' };
  }
  const answered = await answeredBy(desk, request, response, 'sign-in');
  // Somebody whom the firm file no longer names has no way in, whatever they hold.
  if (answered.kind !== 'verified' || !desk.people()[answered.person]?.roles) {
    await writeRefusal(desk, undefined, 'sign-in-refused', { about: ownerOf(answered) });
    return refused(answered.kind === 'unknown' ? 'unknown' : 'passkey');
  }
  await writeLog(desk, { id: answered.person }, 'signed-in');
  return { kind: 'accepted', cookie: await startSession(desk, request, answered.person, answered.passkey) };
}

/** Whose passkey it was, where it is one of ours: for the log, and never for whoever asks. */
function ownerOf(answered: Answered): string | undefined {
  return answered.kind === 'unknown' ? undefined : answered.person;
}

/** A new passkey, and whoever was invited is signed in by it. */
export async function acceptCreate(asking: Asking, wish: Wish, response: RegistrationResponseJSON, name: string): Promise<Accepted> {
  const accepted = await create(asking, wish, response, name);
  if (accepted.kind === 'refused') await writeRefusal(asking.desk, asking.person, 'enroll-refused');
  return accepted;
}

/** The invitation ends in the same transaction. */
async function create(asking: Asking, wish: Wish, response: RegistrationResponseJSON, name: string): Promise<Accepted> {
  const { desk, request } = asking;
  const owner = await ownerFor(asking, wish);
  if (owner.kind === 'refused') return owner;
  const made = await createdPasskey(desk, request, response, owner.subject);
  if (!made) return refused('passkey');
  return inTransaction(desk.db, async (db) => {
    if (wish.purpose === 'enroll' && !(await spendInvite(db, wish.invite))) return refused('invite');
    if (!(await keep({ ...desk, db }, owner.id, made, name))) throw new Error('a passkey of this id is already enrolled');
    return { kind: 'accepted', ...(wish.purpose === 'enroll' ? { cookie: await startSession(desk, request, owner.id, made.id, db) } : {}) };
  });
}

type Owner = { kind: 'owner'; id: string; name: string; handle: Buffer; subject: string };

async function ownerFor({ desk, person }: Asking, wish: Wish): Promise<Owner | { kind: 'refused'; why: Refusal }> {
  if (wish.purpose === 'enroll') {
    const invited = await invitedBy(desk.db, wish.invite);
    const known = invited && desk.people()[invited.person];
    if (!invited || !known?.roles) return refused('invite');
    return { kind: 'owner', id: invited.person, name: known.name, handle: invited.handle, subject: `enroll ${hashOf(wish.invite).toString('hex')}` };
  }
  if (!person) return refused('signed-out');
  if (!person.session.fresh) return refused('stale');
  const { user_handle: handle } = await desk.db.selectFrom('desk_people').select('user_handle').where('id', '=', person.id).executeTakeFirstOrThrow();
  return { kind: 'owner', id: person.id, name: person.name, handle, subject: `add ${person.session.hash.toString('hex')}` };
}

async function keep(desk: Pick<Desk, 'db' | 'note'>, person: string, { counter, ...made }: NewPasskey, name: string): Promise<boolean> {
  const kept = await desk.db
    .insertInto('desk_passkeys')
    .values({ ...made, counter, person, name, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) await writeLog(desk, { id: person }, 'enrolled');
  return kept !== undefined;
}

function confirming({ session }: Person): string {
  return `confirm ${session.hash.toString('hex')}`;
}

function refused(why: Refusal): { kind: 'refused'; why: Refusal } {
  return { kind: 'refused', why };
}
