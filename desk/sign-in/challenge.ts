import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Desk } from '#desk/context.ts';
import { cookie, readCookie } from '#desk/sign-in/cookies.ts';
import { hashOf } from '#desk/sign-in/sessions.ts';

const lastsSeconds = 300;
const randomLength = 16;
const timeLength = 6;

/**
 * A challenge for one purpose in one browser, for five minutes. It is signed and not stored, so that strangers who ask for many
 * cannot make the desk write anything; only one that was used is remembered.
 */
export function giveChallenge(desk: Desk, request: Request, subject: string): { challenge: Uint8Array<ArrayBuffer>; cookie: string } {
  const browser = readCookie(request, desk.deskUrl, 'desk-try') ?? randomBytes(16).toString('base64url');
  const time = Buffer.alloc(timeLength);
  time.writeUIntBE(desk.clock().getTime() + lastsSeconds * 1000, 0, timeLength);
  const head = Buffer.concat([randomBytes(randomLength), time]);
  const challenge = new Uint8Array(Buffer.concat([head, signed(desk.secrets.current.key, head, browser, subject)]));
  return { challenge, cookie: cookie(desk.deskUrl, 'desk-try', browser, lastsSeconds) };
}

/** Whether we gave it for this, in this browser, within five minutes, and nobody used it before. From now on it is used. */
export async function spendChallenge(desk: Desk, request: Request, subject: string, written: string): Promise<boolean> {
  const browser = readCookie(request, desk.deskUrl, 'desk-try');
  const given = Buffer.from(written, 'base64url');
  const head = given.subarray(0, randomLength + timeLength);
  if (!browser || given.length !== randomLength + timeLength + 32) return false;
  const ours = desk.secrets.all.some(({ key }) => timingSafeEqual(given.subarray(head.length), signed(key, head, browser, subject)));
  if (!ours || head.readUIntBE(randomLength, timeLength) < desk.clock().getTime()) return false;
  await sql`delete from desk_challenges where spent_at < present() - make_interval(secs => ${2 * lastsSeconds})`.execute(desk.db);
  const { rows } = await sql`insert into desk_challenges (hash) values (${hashOf(written)}) on conflict do nothing returning hash`.execute(desk.db);
  return rows.length === 1;
}

function signed(key: Parameters<typeof createHmac>[1], head: Buffer, browser: string, subject: string): Buffer {
  // A key of its own, so that nothing made for a link in an alert can stand for a challenge.
  const own = createHmac('sha256', key).update('challenges of the desk').digest();
  return createHmac('sha256', own)
    .update(JSON.stringify([head.toString('base64'), browser, subject]))
    .digest();
}
