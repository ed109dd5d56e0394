import { type MouseEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** `dial`: it is theirs, or over, so that no second person calls. Otherwise what is said in place of dialing. */
export type MayCall = { kind: 'dial' } | { kind: 'not'; said: string };
export type Call = { kind: 'idle' | 'asking' | 'no-answer' } | { kind: 'not'; said: string };

const longestMs = 8_000;

/** One touch takes the request and dials; whom somebody else is calling already is not dialed. Without script the link dials. */
export function useCall(reference: string) {
  const [call, setCall] = useState<Call>({ kind: 'idle' });
  const mayDial = useRef(false);
  const { revalidate } = useRevalidator();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (mayDial.current) return;
    event.preventDefault();
    if (call.kind === 'asking') return;
    const link = event.currentTarget;
    setCall({ kind: 'asking' });
    void askToCall(reference).then((answer) => {
      setCall(answer?.kind === 'not' ? answer : { kind: answer ? 'idle' : 'no-answer' });
      if (answer?.kind === 'dial') {
        mayDial.current = true;
        link.click();
        mayDial.current = false;
      }
      if (answer) void revalidate();
    });
  };
  return { call, onClick };
}

/** Undefined where no answer comes: then nobody knows whether somebody else is calling. */
async function askToCall(reference: string): Promise<MayCall | undefined> {
  try {
    const answer = await fetch(`/requests/${reference}/call`, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(longestMs) });
    // The sign-in has ended: the page that is loaded anew leads to it.
    if (answer.type === 'opaqueredirect') location.reload();
    return answer.ok ? ((await answer.json()) as MayCall) : undefined;
  } catch {
    return undefined;
  }
}
