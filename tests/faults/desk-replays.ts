import { randomBytes } from 'node:crypto';
import { Visitor } from '../testkit/desk-alone.ts';
import { type Lies, SoftPasskey } from '../testkit/soft-passkey.ts';
import type { Attacked } from './desk-attack.ts';
import type { Target } from './desk-target.ts';

const session = '__Host-desk';

/** Session fixation: what was in the browser before the sign-in opens nothing after it. */
export async function attackSessions({ desk, partner, technician }: Target): Promise<Attacked> {
  const failures: string[] = [];
  // One that the attacker made up, and one that is their own and valid.
  const own = new Visitor(desk);
  await own.signIn(technician.passkey);
  for (const planted of [randomBytes(32).toString('base64url'), own.cookies.get(session) ?? '']) {
    const victim = new Visitor(desk);
    victim.cookies.set(session, planted);
    const { kind } = await victim.signIn(partner.passkey).catch(() => ({ kind: 'failed' }));
    if (kind !== 'accepted') failures.push('the victim could not sign in, so nothing was tried');
    if (victim.cookies.get(session) === planted) failures.push('the planted session was kept');
    const attacker = new Visitor(desk);
    attacker.cookies.set(session, planted);
    if (await attacker.isIn()) failures.push('the planted session is open');
  }
  // Two cookies of one name: whichever a neighbor host could add, neither counts.
  const twice = new Visitor(desk);
  await twice.signIn(partner.passkey);
  const doubled = await twice.send('/people', { headers: { cookie: `${session}=${twice.cookies.get(session)}; ${session}=x` } });
  if (doubled.status === 200) failures.push('two sessions in one request were read');
  // After signing out the old cookie is worth nothing.
  const kept = twice.cookies.get(session) ?? '';
  await twice.send('/sign-out', { form: {} });
  twice.cookies.set(session, kept);
  if (await twice.isIn()) failures.push('a session outlived its end');
  return { trials: 4, failures };
}

/** The same answer again: of a passkey, of an invitation, in another browser, for another purpose. */
export async function attackByReplay({ desk }: Target): Promise<Attacked> {
  const failures: string[] = [];
  const tries: [what: string, outcome: { kind: string }][] = [];
  const signIn = { purpose: 'sign-in' };
  // Synced passkeys always count 0, so that no counter helps against an answer that comes again.
  const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
  const synced = (options: { challenge: string }, lies: Lies = {}) => passkey.get(options, { counter: 0, ...lies });
  const visitor = new Visitor(desk);
  const { options } = await visitor.asked(signIn);
  const get = synced(options);
  const copy = new Visitor(desk);
  if ((await visitor.answer(signIn, { get })).kind !== 'accepted') failures.push('the first answer was refused, so nothing was tried');
  tries.push(['the same answer', await visitor.answer(signIn, { get })]);
  for (const [name, value] of visitor.cookies) if (name !== session) copy.cookies.set(name, value);
  tries.push(['the same answer with the browser’s own cookie', await copy.answer(signIn, { get })]);
  tries.push(['the same answer from a browser that never asked', await new Visitor(desk).answer(signIn, { get })]);
  tries.push(['an answer to sign in as a confirmation', await visitor.answer({ purpose: 'confirm' }, { get })]);
  const foreign = new Visitor(desk);
  const asked = await foreign.asked(signIn);
  tries.push(['an answer to a challenge of another browser', await visitor.answer(signIn, { get: synced(asked.options) })]);
  tries.push([
    'an answer made for another site',
    await visitor.answer(signIn, { get: synced((await visitor.asked(signIn)).options, { origin: 'https://www.example.test' }) }),
  ]);
  const invite = await desk.invite('second');
  const wish = { purpose: 'enroll', invite };
  const [first, second] = [new Visitor(desk), new Visitor(desk)];
  const [forFirst, forSecond] = [await first.asked(wish), await second.asked(wish)];
  const [one, other] = [new SoftPasskey('ES256', desk.origin), new SoftPasskey('ES256', desk.origin)];
  if ((await first.answer(wish, { create: one.create(forFirst.options), name: 'A phone' })).kind !== 'accepted')
    failures.push('an invitation was refused, so nothing was tried');
  tries.push(['a second passkey by one invitation', await second.answer(wish, { create: other.create(forSecond.options), name: 'Another' })]);
  tries.push(['a used invitation', await new Visitor(desk).asked(wish)]);
  for (const [what, { kind }] of tries) if (kind !== 'refused') failures.push(`${what}: ${kind}`);
  return { trials: tries.length, failures };
}
