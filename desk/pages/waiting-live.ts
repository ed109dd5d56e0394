import { deskOf } from '#desk/context.ts';
import { readWaitingView } from '#desk/requests/waiting-view.ts';
import type { Route } from './+types/waiting-live.ts';

/** 204 while the list is the one that is shown. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { fingerprint } = await readWaitingView(deskOf(context));
  return fingerprint === new URL(request.url).searchParams.get('seen') ? new Response(null, { status: 204 }) : Response.json({ fingerprint });
}
