import { type ReactNode, useState } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { askPasskey, type Outcome } from '#desk/sign-in/ask-passkey.ts';
import type { Wish } from '#desk/sign-in/webauthn.ts';
import { outcomeWords, signIn } from '#desk/words/en/sign-in.ts';

/** Asks this device for its passkey, and says in words what came of it. Shown only where script runs. */
export function PasskeyButton({
  wish,
  name,
  look,
  onDone,
  onRefused,
  children,
}: {
  wish: Wish;
  /** What a new passkey will be called. */
  name?: () => string;
  look?: 'plain' | 'ghost';
  onDone: () => void;
  onRefused?: (outcome: Outcome) => void;
  children: ReactNode;
}) {
  const [state, setState] = useState<'idle' | 'busy' | Exclude<Outcome, { kind: 'done' }>>('idle');
  const ask = async () => {
    setState('busy');
    const outcome = await askPasskey(wish, name?.());
    if (outcome.kind === 'done') return onDone();
    setState(outcome);
    onRefused?.(outcome);
  };
  return (
    <div className="needs-script passkey">
      <Button type="button" look={look ?? 'plain'} disabled={state === 'busy'} onClick={() => void ask()}>
        {children}
      </Button>
      <div role="status" className="passkey-says">
        {state === 'busy' && <p>{signIn.busy}</p>}
        {typeof state === 'object' && <p className="notice is-wrong">{outcomeWords(state)}</p>}
        {typeof state === 'object' && state.kind === 'cannot' && (
          <p>
            {signIn.elsewhere} <code>{location.href}</code>
          </p>
        )}
      </div>
    </div>
  );
}
