import { useEffect, useId, useRef, useState } from 'react';
import { ChatIcon } from '#assistant/panel/chat-icon.tsx';
import { ChatInput } from '#assistant/panel/chat-input.tsx';
import { ChatLog } from '#assistant/panel/chat-log.tsx';
import { hasKeyboard } from '#assistant/panel/keyboard.ts';
import { RequestNote } from '#assistant/panel/request-note.tsx';
import type { useConversation } from '#assistant/panel/use-conversation.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Phone } from '#ui/with-phone.tsx';

type Props = {
  words: ChatWords;
  phone: Phone;
  icons: string;
  conversation: ReturnType<typeof useConversation>;
  /** Closes, and gives the focus back to the launcher. */
  close: () => void;
  /** Closes for something else that takes the focus. */
  leave: () => void;
};

export function ChatPanel({ words, phone, icons, conversation, close, leave }: Props) {
  const { messages, state, send, retry } = conversation;
  const [noting, setNoting] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const asked = messages.some(({ role }) => role === 'user');

  useEffect(() => {
    const place = hasKeyboard() ? panel.current?.querySelector('textarea') : panel.current;
    place?.focus();
  }, []);

  return (
    <dialog open className="chat" ref={panel} tabIndex={-1} aria-labelledby={`${id}title`} aria-describedby={`${id}notice`}>
      <header className="chat-head">
        <div>
          <h2 id={`${id}title`}>{words.title}</h2>
          <p>{words.subtitle}</p>
        </div>
        <button type="button" onClick={close} aria-label={words.close}>
          <ChatIcon icons={icons} name="x" />
        </button>
      </header>
      <ChatLog words={words} phone={phone} icons={icons} messages={messages} state={state} retry={retry} noticeId={`${id}notice`} />
      {noting ? (
        <RequestNote words={words.request} messages={messages} back={() => setNoting(false)} done={leave} />
      ) : (
        <>
          {asked && state !== 'loading' ? (
            <p className="chat-offer">
              <button type="button" onClick={() => setNoting(true)}>
                {words.request.offer}
              </button>
            </p>
          ) : null}
          <ChatInput words={words} icons={icons} state={state} send={send} />
        </>
      )}
      <p className="chat-foot">
        {words.emergency} <a href={phone.href}>{words.call}</a>
      </p>
    </dialog>
  );
}
