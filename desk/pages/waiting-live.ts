import { deskOf } from '#desk/context.ts';
import { pageIn, readWaitingView } from '#desk/request-lists/waiting-view.ts';
import type { Route } from './+types/waiting-live.ts';

/** 204 while the list is the one that is shown. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const seen = new URL(request.url).searchParams.get('seen');
  const { fingerprint } = await readWaitingView(deskOf(context), pageIn(seen));
  return fingerprint === seen ? new Response(null, { status: 204 }) : Response.json({ fingerprint });
}
