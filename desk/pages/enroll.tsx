import { useEffect, useRef, useState } from 'react';
import { Field } from '#desk/parts/field.tsx';
import { PasskeyButton } from '#desk/parts/passkey-button.tsx';
import { signIn } from '#desk/words/en/sign-in.ts';

/** The invitation stands behind the # of the address: no server, proxy or log ever sees it there. It leaves the address at once. */
export default function Enroll() {
  const [invite, setInvite] = useState('');
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const found = location.hash.slice(1);
    if (!found) return;
    setInvite(found);
    history.replaceState(history.state, '', location.pathname);
  }, []);
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
