import { deskOf, requestFacts } from '#desk/context.ts';
import { askFor } from '#desk/sign-in/webauthn.ts';
import { readWish } from '#desk/sign-in/wish.ts';
import type { Route } from './+types/passkey-options.ts';

/** What the browser asks its authenticator for. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = readWish(await request.json().catch(() => null));
  if (!wish) return Response.json({ kind: 'refused', why: 'passkey' }, { status: 400 });
  const asked = await askFor({ desk: deskOf(context), request, person: context.get(requestFacts).person }, wish.wish);
  if (asked.kind === 'refused') return Response.json(asked, { status: 401 });
  const { cookie, ...shown } = asked;
  return Response.json(shown, { headers: { 'Set-Cookie': cookie } });
}
