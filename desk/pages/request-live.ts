import { typedLetters } from '#case-review/reference.ts';
import { deskOf } from '#desk/context.ts';
import { readRow } from '#desk/request-page/read.ts';
import { standOf } from '#desk/request-page/timeline.ts';
import type { Route } from './+types/request-live.ts';

/** 204 while the request stands as it is shown. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { db } = deskOf(context);
  const row = await readRow(db, typedLetters(params.reference));
  if (!row) throw new Response(null, { status: 404 });
  const stand = await standOf(db, row.id);
  return stand === new URL(request.url).searchParams.get('seen') ? new Response(null, { status: 204 }) : Response.json({ stand });
}
