import { useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { alert } from '#desk/words/en/alert.ts';

/** The way in: with script the link opens by itself, without it is pasted. */
export function Enter({ failed }: { failed: boolean }) {
  const { enter, title } = alert;
  const opening = useFragment();
  if (opening && !failed) return <p role="status">{enter.opening}</p>;
  return (
    <Form method="post" className="task panel">
      <h1>{title}</h1>
      {failed ? (
        <p className="notice is-wrong" role="alert">
          <b>{enter.none}</b> {enter.noneHint}
        </p>
      ) : (
        <p>{enter.lead}</p>
      )}
      <Field label={enter.label}>{(described) => <input {...described} name="link" autoComplete="off" spellCheck={false} required />}</Field>
      <div className="row">
        <Button>{enter.button}</Button>
        <a href="/sign-in">{enter.signIn}</a>
      </div>
    </Form>
  );
}

/** Posts what stands behind the # once, and takes it out of the address first. */
function useFragment(): boolean {
  const submit = useSubmit();
  const [opening, setOpening] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    const link = location.hash.slice(1);
    if (!link || begun.current) return;
    begun.current = true;
    setOpening(true);
    history.replaceState(history.state, '', location.pathname);
    void submit({ link }, { method: 'post', action: '/a', replace: true });
  }, [submit]);
  return opening;
}
