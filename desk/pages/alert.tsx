import { data, redirect } from 'react-router';
import { tokenIn } from '#deliveries/signed-token.ts';
import { Alert } from '#desk/alert/alert.tsx';
import { Enter } from '#desk/alert/enter.tsx';
import { type Outcome, shownOf } from '#desk/alert/shown.ts';
import { type Desk, deskOf, hasRole, type Person, requestFacts, writeLog, writeRefusal } from '#desk/context.ts';
import { typedIn } from '#desk/request-lists/sent.ts';
import { alert as words } from '#desk/words/en/alert.ts';
import { acknowledge } from '#followup/actions/take.ts';
import { type Glance, openByLink } from '#replies/alert-link/open.ts';
import { cannotOpen, takeByLink } from '#replies/alert-link/press.ts';
import type { Route } from './+types/alert.ts';
import './alert.css';

/** The address alone shows nothing: the token is behind the #, which no server sees, and comes in the body of a post. */
export function loader({ context }: Route.LoaderArgs) {
  return { person: context.get(requestFacts).person?.name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskOf(context);
  const sent = await request.formData();
  const text = (name: string) => typedIn(sent, name);
  const token = tokenIn(text('link'));
  const open = () => openByLink({ db: desk.db, links: desk.secrets, ladder: desk.ladder }, token);
  const glance = await open();
  if (!glance) {
    await writeRefusal(desk, context.get(requestFacts).person, 'link-refused');
    return data({ kind: 'none' as const }, { status: 404 });
  }
  const outcome = await perform(desk, context.get(requestFacts).person, glance, text('do'), { who: text('who'), moved: text('moved') });
  const after = outcome.kind === 'opened' ? glance : ((await open()) ?? glance);
  const status = outcome.kind === 'unsure' || outcome.kind === 'nobody' ? 422 : 200;
  return data({ kind: 'alert' as const, outcome, alert: shownOf(after, token, desk.ladder, desk.content.firm) }, { status });
}

/** Whoever is signed in goes on to the request itself; without that, the press must show that a person is there. */
async function perform(desk: Desk, person: Person | undefined, glance: Glance, wanted: string, pressed: { who: string; moved: string }): Promise<Outcome> {
  const signedIn = person && hasRole(person, 'attorney', 'staff', 'owner') ? person : undefined;
  switch (wanted) {
    case 'mine':
      if (!signedIn) return { kind: 'opened' };
      if ((await acknowledge(desk.db, desk.ladder, glance.request, signedIn.id)).kind === 'done')
        await writeLog(desk, signedIn, 'taken-by-link', glance.request);
      throw redirect(`/requests/${glance.reference}`);
    case 'go':
      if (!signedIn) return { kind: 'opened' };
      throw redirect(`/requests/${glance.reference}`);
    case 'take':
      return takeByLink(desk, glance, pressed);
    case 'cannot':
      return cannotOpen(desk, glance, pressed);
    default:
      return { kind: 'opened' };
  }
}

export default function AlertPage({ actionData, loaderData: { person } }: Route.ComponentProps) {
  return (
    <div className="alert">
      <title>{words.title}</title>
      {actionData?.kind === 'alert' ? (
        <Alert alert={actionData.alert} outcome={actionData.outcome} person={person} />
      ) : (
        <Enter failed={actionData?.kind === 'none'} />
      )}
    </div>
  );
}
