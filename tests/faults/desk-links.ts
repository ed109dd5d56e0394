import { sql } from 'kysely';
import { demoSecrets } from '#server/demo-secrets.ts';
import { Visitor } from '../testkit/desk-alone.ts';
import { storeMessage } from '../testkit/figured-requests.ts';
import type { Attacked } from './desk-attack.ts';
import { linkOf, type Target } from './desk-target.ts';

/** Forged, altered, foreign, expired and revoked links of alerts: none opens, and none tells why. */
export async function attackByLinks({ desk, requests, state }: Target): Promise<Attacked> {
  const [good, other, third] = requests as [Target['requests'][number], Target['requests'][number], Target['requests'][number]];
  const failures: string[] = [];
  const open = (link: string, act = '') => new Visitor(desk).send('/a', { form: { link, do: act } });
  const opened = await open(good.token);
  if (opened.status !== 200) failures.push('a good link does not open, so nothing was tried');
  if (/Jordan|810-555|court, charge/.test(await opened.text())) failures.push('a link alone shows who wrote');
  const forged = [
    ...alterations(good.token),
    // The number of one message with the proof of another, a proof by another secret, and none.
    good.token.slice(0, 22) + other.token.slice(22),
    linkOf(good.delivery, demoSecrets.INTAKE_SECRET),
    Buffer.concat([Buffer.from(good.delivery.replaceAll('-', ''), 'hex'), Buffer.alloc(12)]).toString('base64url'),
    good.delivery,
    good.reference,
    ...(await endedLinks(desk.db, third)),
  ];
  const before = await state();
  const answers = new Set<string>();
  for (const link of forged)
    for (const act of ['', 'take', 'mine', 'cannot']) {
      const answer = await open(link, act);
      answers.add(`${answer.status} ${(await answer.text()).length}`);
      if (answer.status !== 404) failures.push(`${link} opens: ${answer.status}`);
    }
  if (answers.size > 1) failures.push(`forged links are told apart: ${[...answers].join(', ')}`);
  // A link of an alert is no session and no invitation.
  const asSession = new Visitor(desk);
  asSession.cookies.set('__Host-desk', good.token);
  if (await asSession.isIn()) failures.push('a link opened the desk as a session');
  if ((await asSession.asked({ purpose: 'enroll', invite: good.token })).kind !== 'refused') failures.push('a link was taken for an invitation');
  if ((await state()) !== before) failures.push('a forged link did something');
  return { trials: forged.length * 4 + 2, failures };
}

/** Each letter changed to its neighbor, one left out, one more. */
function alterations(token: string): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const next = (letter: string) => letters[(letters.indexOf(letter) + 1) % letters.length] ?? 'A';
  return [...token.split('').map((letter, at) => token.slice(0, at) + next(letter) + token.slice(at + 1)), token.slice(1), token.slice(0, -1)];
}

/** Links that were good once: expired, revoked, of a message that is no alert. The request of `third` belongs to this attack alone. */
async function endedLinks(db: Target['desk']['db'], third: Target['requests'][number]): Promise<string[]> {
  const [old, recent] = [new Date(Date.now() - 80 * 3_600_000).toISOString(), new Date().toISOString()];
  const make = (at: string, channel: string, kind?: string) =>
    storeMessage(db, { channel, state: 'handed-over', at, request: third.id, ...(kind ? { kind } : {}) });
  const [expired, revoked, notice] = [await make(old, 'sms'), await make(recent, 'push'), await make(recent, 'sms', 'late-notice')];
  await sql`update deliveries set next_attempt_at = ${new Date(old)}, handed_over_at = ${new Date(old)} where id = ${expired}`.execute(db);
  await sql`update deliveries set link_revoked_at = now() where id = ${revoked}`.execute(db);
  return [expired, revoked, notice].map((delivery) => linkOf(delivery));
}
