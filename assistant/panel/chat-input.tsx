import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { longest } from '#assistant/limits.ts';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { hasKeyboard } from '#assistant/panel/keyboard.ts';
import type { State } from '#assistant/panel/use-conversation.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import { holdsPrivateNumber, withoutPrivateNumbers } from '#assistant/private-numbers.ts';

type Props = { words: ChatWords; icons: string; state: State; hidden: boolean; send: (question: string) => void };

/**
 * One question at a time: Enter sends, Shift and Enter begin a new line. Where somebody typed a number that nobody here needs, the
 * first Enter asks to take it out, and the second sends the rest without it. While
 * the form is in its place it is hidden, and keeps what was typed.
 */
export function ChatInput({ words, icons, state, hidden, send }: Props) {
  const [text, setText] = useState('');
  const [warned, setWarned] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const loading = state === 'loading';
  const sendable = !loading && text.trim() !== '';

  const before = useRef(state);
  useEffect(() => {
    const panel = field.current?.closest('dialog');
    const log = panel?.querySelector<HTMLElement>('[role=log]');
    // A disabled field loses the focus, so it moves to the list, where the answer appears, and returns when the answer has ended.
    const here = document.activeElement;
    if (loading && (here === document.body || panel?.contains(here))) log?.focus();
    else if (before.current === 'loading' && here === log && hasKeyboard()) field.current?.focus();
    before.current = state;
  }, [state, loading]);

  function keep(now: string) {
    setText(now);
    if (!holdsPrivateNumber(now)) setWarned(false);
  }

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!sendable) return;
    if (!warned && holdsPrivateNumber(text)) return setWarned(true);
    send(withoutPrivateNumbers(text.trim()));
    keep('');
  }

  return (
    <form className="chat-input" hidden={hidden} onSubmit={submit}>
      <label className="unseen" htmlFor={id}>
        {words.label}
      </label>
      <p id={`${id}hint`} aria-live="polite" className={warned ? 'chat-warning' : undefined}>
        {warned ? words.privateNumber : words.hint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}hint`}
        ref={field}
        rows={1}
        maxLength={longest.user}
        placeholder={words.placeholder}
        autoComplete="off"
        value={text}
        disabled={loading}
        onChange={(event) => keep(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <button type="submit" aria-label={words.send} disabled={!sendable}>
        <ChatIcon icons={icons} name="send" />
      </button>
    </form>
  );
}
