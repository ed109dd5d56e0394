import { redirect } from 'react-router';
import { deskOf, requestFacts, writeLog } from '#desk/context.ts';
import { cookie } from '#desk/sign-in/cookies.ts';
import { endSession } from '#desk/sign-in/sessions.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  return redirect('/sign-in');
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context);
  const { person } = context.get(requestFacts);
  await endSession(desk, request);
  if (person) await writeLog(desk, person, 'signed-out');
  // What the browser keeps of the pages goes too. Not "cookies": that would take those of the public site along.
  return redirect('/sign-in', { headers: { 'Set-Cookie': cookie(desk.deskUrl, 'desk', '', 0), 'Clear-Site-Data': '"cache", "storage"' } });
}
