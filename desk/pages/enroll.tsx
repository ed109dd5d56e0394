import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Field } from '#desk/parts/field.tsx';
import { PasskeyButton } from '#desk/parts/passkey-button.tsx';
import { signIn } from '#desk/words/en/sign-in.ts';

/** The invitation stands behind the # of the address: no server, proxy or log ever sees it there. It leaves the address at once. */
export default function Enroll() {
  const invite = useSyncExternalStore(onHashChange, readInvite, () => '');
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (invite) history.replaceState(history.state, '', location.pathname);
  }, [invite]);
  const { title, lead, noLink, button, name: label, nameHint } = signIn.enroll;
  return (
    <div className="task">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      {invite ? (
        <>
          <Field label={label} hint={nameHint}>
            {(described) => <input {...described} ref={name} name="name" maxLength={60} autoComplete="off" />}
          </Field>
          <PasskeyButton wish={{ purpose: 'enroll', invite }} name={() => name.current?.value ?? ''} onDone={() => location.replace('/people')}>
            {button}
          </PasskeyButton>
        </>
      ) : (
        <p className="notice">{noLink}</p>
      )}
      <noscript>
        <p className="notice is-wrong">{signIn.noScript}</p>
      </noscript>
    </div>
  );
}

/** Kept here once the address has lost it. */
let read = '';

function readInvite(): string {
  read = location.hash.slice(1) || read;
  return read;
}

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
