import { sql } from 'kysely';
import type { Delivery, RowOf } from '#database/tables.ts';
import { emailOf, type Message } from '#deliveries/message.ts';
import { deskInviteMail } from '#notifications/firm-mails/desk-invite-mail.tsx';
import type { FollowupContext } from '#notifications/outbox/context.ts';

/** An invitation to the desk: its link is sealed to the worker, who opens it to mail it. Nothing once it was used or has ended. */
export async function composeDeskInvite(context: FollowupContext, delivery: Delivery): Promise<Message> {
  const { rows } = await sql<Pick<RowOf<'desk_invites'>, 'id' | 'expires_at'> & { sealed: Buffer; sealed_key: Buffer; key_version: number }>`
    select id, sealed, sealed_key, key_version, expires_at from desk_invites
    where id = ${delivery.invite_id} and sealed is not null and used_at is null and expires_at > present()`.execute(context.db);
  const invite = rows[0];
  const to = context.firm.onCall.people[delivery.recipient]?.email;
  if (!invite) return { kind: 'nothing', why: 'nothing-to-tell' };
  if (!to) return { kind: 'nothing', why: 'no-address' };
  const { sealed: ciphertext, sealed_key: wrappedKey, key_version: keyVersion } = invite;
  const token = context.opener.open({ ciphertext, wrappedKey, keyVersion }, { row: invite.id, column: 'desk_invites.token' });
  return emailOf(context, delivery, to, await deskInviteMail({ url: `${context.desk}/enroll#${token}`, until: invite.expires_at }, context.firm));
}
