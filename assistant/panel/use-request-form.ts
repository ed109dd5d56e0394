import { useCallback, useEffect, useRef, useState } from 'react';
import { keptTalk } from '#assistant/panel/kept-talk.ts';
import type { FormStart } from '#assistant/reply.ts';
import type { Toast } from '#ui/toasts.tsx';

/**
 * Puts the case review form into a place of the panel; whoever puts the chat on the page knows that form. Fails where it cannot be
 * loaded or the browser cannot run it. `broke` is called if it breaks later. What is returned takes it away.
 */
export type PutForm = (place: HTMLElement, start: FormStart, to: { show: (toast: Toast) => void; broke: () => void }) => Promise<() => void>;

/** `coming`: it is being loaded. `missing`: it cannot be shown here, and stands on a page of its own. */
type Shown = { kind: 'talk' | 'coming' | 'missing' } | { kind: 'form'; place: HTMLElement };
type Held = { place: HTMLElement; touched: boolean; remove: () => void };

export type RequestForm = ReturnType<typeof useRequestForm>;

/**
 * The form lives in an element of its own, which the panel only takes in: what was typed, and a request that is on its way, outlast
 * the way back to the talk and a closed panel. They end with the talk, and with the page.
 */
export function useRequestForm(putForm: PutForm, show: (toast: Toast) => void) {
  const [shown, setShown] = useState<Shown>(talk);
  const held = useRef<Held>(undefined);

  const discard = useCallback(() => {
    held.current?.remove();
    held.current = undefined;
    setShown(talk);
  }, []);
  useEffect(() => {
    // A page restored from the browser's back/forward cache: the talk may have been cleared on another one.
    const comeBack = () => {
      if (!keptTalk().length) discard();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [discard]);

  async function open(start: FormStart): Promise<void> {
    // A form that somebody has typed into stays as it is; any other begins with what the talk says now.
    if (held.current?.touched) return setShown({ kind: 'form', place: held.current.place });
    discard();
    const form: Held = { place: document.createElement('div'), touched: false, remove: () => undefined };
    form.place.addEventListener('input', () => {
      form.touched = true;
    });
    form.place.addEventListener('focusin', showStart);
    held.current = form;
    setShown({ kind: 'coming' });
    const settle = (next: Shown) => setShown((now) => (now.kind === 'talk' ? now : next));
    const broke = () => {
      if (held.current === form) held.current = undefined;
      settle({ kind: 'missing' });
    };
    try {
      form.remove = await putForm(form.place, start, { show, broke });
      if (held.current === form) settle({ kind: 'form', place: form.place });
      else form.remove();
    } catch {
      broke();
    }
  }

  return { shown, open: (start: FormStart) => void open(start), back: () => setShown(talk), discard };
}

const talk: Shown = { kind: 'talk' };

/** What takes the focus without being a field, like the word that a request was received, is read from its start. */
function showStart({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches('[tabindex="-1"]')) target.scrollIntoView?.({ block: 'start' });
}
