import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Outside } from '#desk/alert/outside.tsx';
import type { App } from '#desk/alert/use-app.ts';
import { Button } from '#desk/parts/button.tsx';
import { askPasskey, type Outcome } from '#desk/sign-in/ask-passkey.ts';
import { alert } from '#desk/words/en/alert.ts';

type Facts = { token: string; takes: boolean; person: string | undefined; app: App };

/** The way to name and number: one touch with a passkey, or none for whoever is signed in. */
export function Touch(facts: Facts) {
  return facts.person ? <SignedIn {...facts} person={facts.person} /> : <WithPasskey {...facts} />;
}

function SignedIn({ token, takes, person }: Facts & { person: string }) {
  const { touch } = alert;
  return (
    <Form method="post" className="alert-touch">
      <input type="hidden" name="link" value={token} />
      <Button name="do" value={wishOf(takes)}>
        {takes ? touch.take : touch.open}
      </Button>
      <p className="alert-hint">{touch.signedIn(person)}</p>
    </Form>
  );
}

/** Nothing without script: then no passkey can be asked for, and the buttons below work. */
function WithPasskey({ token, takes, app }: Facts) {
  const { touch } = alert;
  const submit = useSubmit();
  const [state, setState] = useState<Outcome['kind'] | 'ready' | 'asking'>('ready');
  const ask = async () => {
    setState('asking');
    const { kind } = await askPasskey({ purpose: 'sign-in' });
    if (kind === 'done') await submit({ link: token, do: wishOf(takes) }, { method: 'post' });
    else setState(kind);
  };
  if (app === 'unknown') return null;
  const cannot = app === 'nothing' || state === 'cannot';
  return (
    <section className="alert-touch">
      {cannot && <Outside token={token} />}
      <Button type="button" look={cannot ? 'ghost' : 'plain'} disabled={state === 'asking'} onClick={() => void ask()}>
        {takes ? touch.take : touch.open}
      </Button>
      <p className="alert-hint" role="status">
        {hintOf(state)}
      </p>
    </section>
  );
}

function wishOf(takes: boolean): 'mine' | 'go' {
  return takes ? 'mine' : 'go';
}

function hintOf(state: Outcome['kind'] | 'ready' | 'asking'): string {
  const { touch } = alert;
  if (state === 'asking' || state === 'done') return touch.working;
  if (state === 'cancelled' || state === 'refused') return touch.refused;
  return state === 'failed' ? touch.failed : touch.hint;
}
