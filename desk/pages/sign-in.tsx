import { redirect } from 'react-router';
import { deskOf, requestFacts } from '#desk/context.ts';
import { PasskeyButton } from '#desk/parts/passkey-button.tsx';
import { ownPath } from '#desk/sign-in/own-path.ts';
import { signIn } from '#desk/words/en/sign-in.ts';
import type { Route } from './+types/sign-in.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const to = ownPath(url.searchParams.get('to'), deskOf(context).deskUrl);
  if (context.get(requestFacts).person) throw redirect(to);
  return { to };
}

export default function SignIn({ loaderData: { to } }: Route.ComponentProps) {
  return (
    <div className="task">
      <title>{signIn.title}</title>
      <h1>{signIn.title}</h1>
      <p>{signIn.lead}</p>
      <PasskeyButton wish={{ purpose: 'sign-in' }} onDone={() => location.replace(to)}>
        {signIn.button}
      </PasskeyButton>
      <noscript>
        <p className="notice is-wrong">{signIn.noScript}</p>
      </noscript>
      <p className="note">{signIn.lost}</p>
    </div>
  );
}
