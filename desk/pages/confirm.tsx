import { deskOf } from '#desk/context.ts';
import { PasskeyButton } from '#desk/parts/passkey-button.tsx';
import { ownPath } from '#desk/sign-in/own-path.ts';
import { signIn } from '#desk/words/en/sign-in.ts';
import type { Route } from './+types/confirm.ts';

/** A passkey again, before what matters most: exports, erasing, people. */
export function loader({ context, url }: Route.LoaderArgs) {
  return { to: ownPath(url.searchParams.get('to'), deskOf(context).deskUrl) };
}

export default function Confirm({ loaderData: { to } }: Route.ComponentProps) {
  const { title, lead, button } = signIn.confirm;
  return (
    <div className="task">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      <PasskeyButton wish={{ purpose: 'confirm' }} onDone={() => location.replace(to)}>
        {button}
      </PasskeyButton>
      <noscript>
        <p className="notice is-wrong">{signIn.noScript}</p>
      </noscript>
    </div>
  );
}
