import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { alert } from '#desk/words/en/alert.ts';

/** The way out of a program's own browser: the address, to be opened in the phone's. */
export function Outside({ token }: { token: string }) {
  const { touch } = alert;
  const id = useId();
  const [copied, setCopied] = useState(false);
  // The server does not know under which address the phone sees it.
  const address = useSyncExternalStore(
    never,
    () => `${location.origin}/a#${token}`,
    () => '',
  );
  const copy = async () => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="notice alert-outside">
      <h2>{touch.outside}</h2>
      <p>{touch.outsideLead}</p>
      <div className="field">
        <label htmlFor={id}>{touch.address}</label>
        <input id={id} value={address} readOnly onFocus={({ target }) => target.select()} />
      </div>
      <Button type="button" look="ghost" onClick={() => void copy()}>
        {touch.copy}
      </Button>
      <p role="status">{copied ? touch.copied : ''}</p>
    </div>
  );
}

/** An address does not change while its page is open. */
function never(): () => void {
  return () => undefined;
}
