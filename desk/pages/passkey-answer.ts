import { deskOf, requestFacts, writeRefusal } from '#desk/context.ts';
import { acceptCreate, acceptGet } from '#desk/sign-in/webauthn.ts';
import { readWish } from '#desk/sign-in/wish.ts';
import type { Route } from './+types/passkey-answer.ts';

/** What the authenticator answered. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = readWish(await request.json().catch(() => null));
  const asking = { desk: deskOf(context), request, person: context.get(requestFacts).person };
  const noAnswer = async (status: number) => {
    await writeRefusal(asking.desk, asking.person, 'sign-in-refused');
    return Response.json({ kind: 'refused', why: 'passkey' }, { status });
  };
  if (!sent?.get && !sent?.create) return noAnswer(400);
  const isNew = sent.wish.purpose === 'add' || sent.wish.purpose === 'enroll';
  const accepted = isNew
    ? sent.create && (await acceptCreate(asking, sent.wish, sent.create, sent.name))
    : sent.get && (await acceptGet(asking, sent.wish, sent.get));
  if (!accepted) return noAnswer(401);
  if (accepted.kind === 'refused') return Response.json(accepted, { status: 401 });
  return Response.json({ kind: 'accepted' }, accepted.cookie ? { headers: { 'Set-Cookie': accepted.cookie } } : {});
}
