import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type DraftKey, openDrafts } from '#desk/drafts.ts';
import { useLost } from '#desk/signal.ts';
import { shell } from '#desk/words/en/shell.ts';

type Props = Omit<ComponentProps<'textarea'>, 'defaultValue' | 'value'> & {
  /** What it is about, one name for each text that can be typed. */
  place: string;
  draftKey: DraftKey;
  /** The page is the answer to an act that kept the text. */
  saved: boolean;
};

/** A text that is not lost before it is sent: not with the sign-in, not with the page, not with the signal. */
export function KeptText({ place, draftKey: { who, key }, saved, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBack, setBack] = useState(false);
  const drafts = useMemo(() => (typeof localStorage === 'undefined' ? undefined : openDrafts(localStorage, { who, key })), [who, key]);
  useEffect(() => {
    let shown = true;
    void drafts?.recall(place).then((text) => {
      if (!shown || !text || field.current?.value !== '') return;
      field.current.value = text;
      setBack(true);
    });
    return () => {
      shown = false;
    };
  }, [drafts, place]);
  useSent(field, saved, () => {
    if (field.current) field.current.value = '';
    setBack(false);
    void drafts?.keep(place, '');
  });
  return (
    <>
      {isBack && <p className="hint">{shell.unsent}</p>}
      <textarea {...rest} ref={field} onInput={({ currentTarget }) => void drafts?.keep(place, currentTarget.value)} />
    </>
  );
}

/** Calls `onSent` once what the field held was sent and kept, unless something else was typed meanwhile. */
function useSent(field: { current: HTMLTextAreaElement | null }, saved: boolean, onSent: () => void): void {
  const sent = useRef<string>(undefined);
  const under = useRef(false);
  const { state } = useNavigation();
  const lost = useLost();
  useEffect(() => {
    const form = field.current?.form;
    const note = () => {
      sent.current = field.current?.value;
    };
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [field]);
  useEffect(() => {
    if (state !== 'idle') under.current = sent.current !== undefined;
    if (state !== 'idle' || !under.current) return;
    const text = sent.current;
    sent.current = undefined;
    under.current = false;
    if (!saved || lost || !field.current || field.current.value !== text) return;
    onSent();
  });
}
