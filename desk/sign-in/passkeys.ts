import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Desk } from '#desk/context.ts';
import { giveChallenge, spendChallenge } from '#desk/sign-in/challenge.ts';

/**
 * ES256 (phones), Ed25519, RS256 (Windows Hello), in this order. Without this list Node 24 makes the library offer ML-DSA first,
 * which is experimental and makes every answer six times longer.
 */
const algorithms = [-7, -8, -257];

type Owner = { id: string; name: string; handle: Buffer };

/** Options for a new passkey: found without typing a name, and only after the device has verified the person. */
export async function creationOptions(desk: Desk, request: Request, owner: Owner, subject: string) {
  const { challenge, cookie } = giveChallenge(desk, request, subject);
  const others = await livePasskeys(desk, owner.id);
  const options = await generateRegistrationOptions({
    rpName: desk.content.firm.name,
    rpID: desk.deskUrl.hostname,
    userName: owner.name,
    userDisplayName: owner.name,
    userID: new Uint8Array(owner.handle),
    challenge,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: others,
  });
  return { options, cookie };
}

export type NewPasskey = { id: string; public_key: Buffer; counter: number; transports: string[]; backup_eligible: boolean; backed_up: boolean };

/** The passkey that was made, or undefined for anything that is not exactly what was asked for. */
export async function createdPasskey(desk: Desk, request: Request, response: RegistrationResponseJSON, subject: string): Promise<NewPasskey | undefined> {
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(desk, request, subject, challenge),
    expectedOrigin: desk.deskUrl.origin,
    expectedRPID: desk.deskUrl.hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential, credentialDeviceType, credentialBackedUp } = result.registrationInfo;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (response.response.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8),
    backup_eligible: credentialDeviceType === 'multiDevice',
    backed_up: credentialBackedUp,
  };
}

/** Without a list any passkey of this host may answer; nobody types who they are. */
export async function requestOptions(desk: Desk, request: Request, subject: string, person?: string) {
  const { challenge, cookie } = giveChallenge(desk, request, subject);
  const options = await generateAuthenticationOptions({
    rpID: desk.deskUrl.hostname,
    challenge,
    userVerification: 'required',
    ...(person === undefined ? {} : { allowCredentials: await livePasskeys(desk, person) }),
  });
  return { options, cookie };
}

export type Answered = { kind: 'verified'; person: string; passkey: string } | { kind: 'unknown' } | { kind: 'refused'; person: string };

/** Whose passkey answered. `unknown`: it is not, or no longer, one of ours, and the device may forget it. */
export async function answeredBy(desk: Desk, request: Request, response: AuthenticationResponseJSON, subject: string): Promise<Answered> {
  const found = await desk.db
    .selectFrom('desk_passkeys as k')
    .innerJoin('desk_people as p', 'p.id', 'k.person')
    .select(['k.id', 'k.person', 'k.public_key', 'k.counter', 'k.backup_eligible', 'p.user_handle'])
    .where('k.id', '=', response.id)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!found) return { kind: 'unknown' };
  const refused = { kind: 'refused', person: found.person } as const;
  const handle = response.response.userHandle;
  if (handle !== undefined && !Buffer.from(handle, 'base64url').equals(found.user_handle)) return refused;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(desk, request, subject, challenge),
    expectedOrigin: desk.deskUrl.origin,
    expectedRPID: desk.deskUrl.hostname,
    credential: { id: found.id, publicKey: new Uint8Array(found.public_key), counter: Number(found.counter) },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) return refused;
  const { newCounter, credentialDeviceType, credentialBackedUp } = result.authenticationInfo;
  // The library lets this pass; the specification says that it never changes, so it is another key that answers.
  if ((credentialDeviceType === 'multiDevice') !== found.backup_eligible) return refused;
  const { rows } = await sql`update desk_passkeys set counter = ${newCounter}, backed_up = ${credentialBackedUp}, used_at = present()
    where id = ${found.id} and revoked_at is null and (${newCounter} = 0 or counter < ${newCounter}) returning id`.execute(desk.db);
  return rows.length === 1 ? { kind: 'verified', person: found.person, passkey: found.id } : refused;
}

async function livePasskeys({ db }: Pick<Desk, 'db'>, person: string): Promise<{ id: string; transports: AuthenticatorTransport[] }[]> {
  const rows = await db.selectFrom('desk_passkeys').select(['id', 'transports']).where('person', '=', person).where('revoked_at', 'is', null).execute();
  return rows.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));
}
